// The same questions, asked Bullet in double precision: a world of collision objects in its dynamic
// tree, which has no question about the nearest.
#include <btBulletCollisionCommon.h>

#include <memory>

#include "queries/scene.h"

namespace queries {
namespace {

constexpr double kEndlessLength = 1e5;  // meters: its rays have an end

btVector3 vectorOf(const Triple& numbers) { return {numbers[0], numbers[1], numbers[2]}; }

/** All objects that a shape meets, each counted once. */
struct Contacts : btCollisionWorld::ContactResultCallback {
  btScalar addSingleResult(btManifoldPoint& point, const btCollisionObjectWrapper* a, int /*partA*/,
                           int /*indexA*/, const btCollisionObjectWrapper* b, int /*partB*/,
                           int /*indexB*/) override {
    const btCollisionObject* other =
        a->getCollisionObject() == self ? b->getCollisionObject() : a->getCollisionObject();
    if (point.getDistance() <= 0 && other != last) {
      last = other;
      ++found;
    }
    return 0;
  }
  const btCollisionObject* self = nullptr;
  const btCollisionObject* last = nullptr;
  int found = 0;
};

class World {
 public:
  explicit World(const Scene& scene)
      : dispatcher_(&configuration_),
        broadphase_(&noPairs_),
        world_(&dispatcher_, &broadphase_, &configuration_),
        ball_(kRadius) {
    for (const Box& box : scene.boxes) {
      const auto& [x, y, z, w] = box.rotation;
      shapes_.push_back(std::make_unique<btBoxShape>(vectorOf(box.halfExtents)));
      objects_.push_back(std::make_unique<btCollisionObject>());
      objects_.back()->setCollisionShape(shapes_.back().get());
      objects_.back()->setWorldTransform(
          btTransform(btQuaternion(x, y, z, w), vectorOf(box.center)));
      world_.addCollisionObject(objects_.back().get());
    }
    broadphase_.optimize();
    asked_.setCollisionShape(&ball_);
  }
  World(const World&) = delete;
  World& operator=(const World&) = delete;

  [[nodiscard]] bool hits(const Triple& origin, const Triple& direction, double length) const {
    const btVector3 from = vectorOf(origin);
    const btVector3 to = from + vectorOf(direction) * length;
    btCollisionWorld::ClosestRayResultCallback nearest(from, to);
    world_.rayTest(from, to, nearest);
    return nearest.hasHit();
  }

  int around(const Triple& center) {
    asked_.setWorldTransform(btTransform(btQuaternion::getIdentity(), vectorOf(center)));
    Contacts contacts;
    contacts.self = &asked_;
    world_.contactTest(&asked_, contacts);
    return contacts.found;
  }

 private:
  // in the order in which they need each other
  btDefaultCollisionConfiguration configuration_;
  btCollisionDispatcher dispatcher_;
  btNullPairCache noPairs_;
  btDbvtBroadphase broadphase_;
  std::vector<std::unique_ptr<btBoxShape>> shapes_;
  std::vector<std::unique_ptr<btCollisionObject>> objects_;
  btCollisionWorld world_;
  btSphereShape ball_;
  btCollisionObject asked_;
};

}  // namespace

peers::Passes bulletPasses(const Scene& scene) {
  const auto world = std::make_shared<World>(scene);
  const auto rays = [&](double length) {
    return peers::each(kCases, [world, &scene, length](std::size_t i) {
      return world->hits(scene.origins[i], scene.directions[i], length) ? 1 : 0;
    });
  };
  const peers::Pass endless = rays(kEndlessLength);
  const peers::Pass around = peers::each(
      kCases, [world, &scene](std::size_t i) { return world->around(scene.origins[i]); });
  return {{kEndless, endless},
          {kManyEndless, endless},
          {kBounded, rays(scene.length)},
          {kAround, around},
          {kManyAround, around}};
}

}  // namespace queries
