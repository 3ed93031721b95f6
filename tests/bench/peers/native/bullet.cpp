// Bullet in double precision: its box against box, its slabs, and its tree of boxes that move.
#include <BulletCollision/CollisionDispatch/btBoxBoxDetector.h>
#include <LinearMath/btAabbUtil2.h>
#include <btBulletCollisionCommon.h>

#include <array>
#include <limits>
#include <memory>
#include <vector>

#include "serve.h"

namespace {

using peers::Box;

btVector3 vectorOf(const double* numbers) { return {numbers[0], numbers[1], numbers[2]}; }

btTransform placeOf(const Box& box) {
  const auto& [x, y, z, w] = box.rotation;
  return btTransform(btQuaternion(x, y, z, w), vectorOf(box.center.data()));
}

struct Obb {
  std::shared_ptr<btBoxShape> shape;
  btTransform place;
};

Obb obbOfBox(const Box& box) {
  return {std::make_shared<btBoxShape>(vectorOf(box.halfExtents.data())), placeOf(box)};
}

Obb obbOf(const double* slot) { return obbOfBox(peers::boxOf(slot)); }

/** Any contact counts. */
struct Contacts : btDiscreteCollisionDetectorInterface::Result {
  void setShapeIdentifiersA(int /*part*/, int /*index*/) override {}
  void setShapeIdentifiersB(int /*part*/, int /*index*/) override {}
  void addContactPoint(const btVector3& /*normal*/, const btVector3& /*point*/,
                       btScalar /*depth*/) override {
    found = true;
  }
  bool found = false;
};

bool obbsMeet(const Obb& a, const Obb& b) {
  btBoxBoxDetector detector(a.shape.get(), b.shape.get());
  btDiscreteCollisionDetectorInterface::ClosestPointInput input;
  input.m_transformA = a.place;
  input.m_transformB = b.place;
  Contacts contacts;
  detector.getClosestPoints(input, contacts, nullptr);
  return contacts.found;
}

struct Ray {
  btVector3 origin;
  btVector3 inverse;
  std::array<unsigned int, 3> sign{};
};

Ray rayOf(const double* slot) {
  Ray ray{vectorOf(slot), {}, {}};
  for (int i = 0; i < 3; ++i) {
    const double direction = slot[3 + i];
    // as btCollisionWorld does it
    ray.inverse[i] = direction == 0 ? BT_LARGE_FLOAT : 1 / direction;
    ray.sign[static_cast<std::size_t>(i)] = ray.inverse[i] < 0 ? 1 : 0;
  }
  return ray;
}

using Aabb = std::array<btVector3, 2>;

Aabb aabbOf(const double* slot) { return {vectorOf(slot), vectorOf(slot + 3)}; }

bool rayMeets(const Ray& ray, const Aabb& box) {
  btScalar t = 0;
  return btRayAabb2(ray.origin, ray.inverse, ray.sign.data(), box.data(), t, 0,
                    std::numeric_limits<double>::infinity());
}

class World {
 public:
  explicit World(const peers::Motion& motion)
      : motion_(motion), dispatcher_(&configuration_), broadphase_(&pairs_) {
    for (const Box& box : motion.boxes()) {
      boxes_.push_back(obbOfBox(box));
    }
    for (Obb& box : boxes_) {
      const auto [min, max] = boundsOf(box);
      proxies_.push_back(
          broadphase_.createProxy(min, max, BOX_SHAPE_PROXYTYPE, &box, 1, 1, &dispatcher_));
    }
  }
  ~World() {
    for (btBroadphaseProxy* proxy : proxies_) {
      broadphase_.destroyProxy(proxy, &dispatcher_);
    }
  }
  World(const World&) = delete;
  World& operator=(const World&) = delete;

  int count() {
    for (std::size_t i = 0; i < boxes_.size(); ++i) {
      boxes_[i].place = placeOf(motion_.boxes()[i]);
      const auto [min, max] = boundsOf(boxes_[i]);
      broadphase_.setAabb(proxies_[i], min, max, &dispatcher_);
    }
    broadphase_.calculateOverlappingPairs(&dispatcher_);
    int meeting = 0;
    const btBroadphasePairArray& found = pairs_.getOverlappingPairArray();
    for (int i = 0; i < found.size(); ++i) {
      const auto& a = *static_cast<const Obb*>(found[i].m_pProxy0->m_clientObject);
      const auto& b = *static_cast<const Obb*>(found[i].m_pProxy1->m_clientObject);
      meeting += obbsMeet(a, b) ? 1 : 0;
    }
    return meeting;
  }

 private:
  static Aabb boundsOf(const Obb& box) {
    Aabb bounds;
    box.shape->getAabb(box.place, bounds[0], bounds[1]);
    return bounds;
  }

  const peers::Motion& motion_;
  btDefaultCollisionConfiguration configuration_;
  btCollisionDispatcher dispatcher_;
  btHashedOverlappingPairCache pairs_;
  btDbvtBroadphase broadphase_;
  std::vector<Obb> boxes_;
  std::vector<btBroadphaseProxy*> proxies_;
};

}  // namespace

int main(int argc, char** argv) {
  peers::Library library;
  library.pairs["obbObb"] = peers::testOf(obbOf, obbOf, obbsMeet);
  library.pairs["rayAabb"] = peers::testOf(rayOf, aabbOf, rayMeets);
  library.world = [](const peers::Motion& motion) {
    return [world = std::make_shared<World>(motion)] { return world->count(); };
  };
  return peers::serve(library, argc, argv);
}
