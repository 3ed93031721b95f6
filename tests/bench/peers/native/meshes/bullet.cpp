// The same questions, asked Bullet in double precision: its mesh that does not move, which meets no
// other mesh, and has no question about the nearest.
#include <BulletCollision/NarrowPhaseCollision/btRaycastCallback.h>
#include <btBulletCollisionCommon.h>

#include <cmath>
#include <memory>

#include "meshes/questions.h"

namespace meshes {
namespace {

constexpr double kLength = 10;  // meters, from any origin to beyond the mesh
/** It finds all contacts, of which a large box has too many beyond this: 400,000 take 0.15 s. */
constexpr std::size_t kMostTriangles = 100'000;

btVector3 vectorOf(const Triple& numbers) { return {numbers[0], numbers[1], numbers[2]}; }

struct Contacts : btCollisionWorld::ContactResultCallback {
  btScalar addSingleResult(btManifoldPoint& point, const btCollisionObjectWrapper* /*a*/,
                           int /*partA*/, int /*indexA*/, const btCollisionObjectWrapper* /*b*/,
                           int /*partB*/, int /*indexB*/) override {
    found = found || point.getDistance() <= 0;
    return 0;
  }
  bool found = false;
};

/** The nearest of all triangles that the tree's traversal comes by. */
struct NearestHit : btTriangleRaycastCallback {
  using btTriangleRaycastCallback::btTriangleRaycastCallback;
  btScalar reportHit(const btVector3& /*normal*/, btScalar fraction, int /*part*/,
                     int /*triangle*/) override {
    found = true;
    return fraction;
  }
  bool found = false;
};

class Theirs {
 public:
  explicit Theirs(const TriangleList& list)
      : positions_(list.positions),
        indices_(list.indices),
        triangles_(static_cast<int>(indices_.size() / 3), indices_.data(), 3 * sizeof(int),
                   static_cast<int>(positions_.size() / 3), positions_.data(), 3 * sizeof(double)),
        shape_(&triangles_, true),
        dispatcher_(&configuration_),
        world_(&dispatcher_, &broadphase_, &configuration_),
        ball_(kBallRadius) {
    shape_.setMargin(0);
    mesh_.setCollisionShape(&shape_);
  }
  Theirs(const Theirs&) = delete;
  Theirs& operator=(const Theirs&) = delete;

  std::int64_t build() {
    const btBvhTriangleMeshShape built(&triangles_, true);
    return triangles_.getIndexedMeshArray()[0].m_numTriangles;
  }

  std::int64_t refit() {
    shape_.refitTree(shape_.getLocalAabbMin(), shape_.getLocalAabbMax());
    return triangles_.getIndexedMeshArray()[0].m_numTriangles;
  }

  bool hits(const Ray& ray) {
    const btVector3 from = vectorOf(ray.origin);
    const btVector3 to = from + vectorOf(ray.direction).normalized() * kLength;
    NearestHit nearest(from, to);
    shape_.performRaycast(&nearest, from, to);
    return nearest.found;
  }

  bool meetsBox(const Box& box) {
    const auto& [x, y, z, w] = box.rotation;
    btBoxShape shape(vectorOf(box.halfExtents));
    return meets(shape, btTransform(btQuaternion(x, y, z, w), vectorOf(box.center)));
  }
  bool meetsBall(const Triple& center) {
    return meets(ball_, btTransform(btQuaternion::getIdentity(), vectorOf(center)));
  }

 private:
  bool meets(btCollisionShape& shape, const btTransform& place) {
    asked_.setCollisionShape(&shape);
    asked_.setWorldTransform(place);
    Contacts contacts;
    world_.contactPairTest(&asked_, &mesh_, contacts);
    return contacts.found;
  }

  // in the order in which they need each other
  std::vector<double> positions_;
  std::vector<int> indices_;
  btTriangleIndexVertexArray triangles_;
  btBvhTriangleMeshShape shape_;
  btDefaultCollisionConfiguration configuration_;
  btCollisionDispatcher dispatcher_;
  btDbvtBroadphase broadphase_;
  btCollisionWorld world_;
  btSphereShape ball_;
  btCollisionObject mesh_;
  btCollisionObject asked_;
};

}  // namespace

peers::Passes bulletPasses(const TriangleList& list, const Asked& asked) {
  const auto theirs = std::make_shared<Theirs>(list);
  const auto all = [](const auto& items, auto whether) {
    return peers::each(items.size(),
                       [&items, whether](std::size_t i) { return whether(items[i]) ? 1 : 0; });
  };
  const auto hits = [theirs](const Ray& ray) { return theirs->hits(ray); };
  const auto box = [theirs](const Box& one) { return theirs->meetsBox(one); };
  const auto ball = [theirs](const Triple& center) { return theirs->meetsBall(center); };
  const peers::Pass coherent = all(asked.coherent, hits);
  const peers::Pass incoherent = all(asked.incoherent, hits);
  peers::Passes passes{{kBuilding, [theirs] { return theirs->build(); }},
                       {kRefitting, [theirs] { return theirs->refit(); }},
                       {kCoherent, coherent},
                       {kManyCoherent, coherent},
                       {kIncoherent, incoherent},
                       {kManyIncoherent, incoherent},
                       {kSmallBoxes, all(asked.smallBoxes, box)},
                       {kBalls, all(asked.balls, ball)}};
  if (list.indices.size() / 3 <= kMostTriangles) {
    passes[kLargeBoxes] = all(asked.largeBoxes, box);
  }
  return passes;
}

}  // namespace meshes
