// The same of Bullet in double precision: its box against box, else its GJK with EPA, which finds
// one point at a time.
#include <BulletCollision/CollisionDispatch/btBoxBoxDetector.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpaPenetrationDepthSolver.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkPairDetector.h>
#include <btBulletCollisionCommon.h>

#include <memory>

#include "contacts/pairs.h"

namespace contacts {
namespace {

btVector3 vectorOf(const Triple& numbers) { return {numbers[0], numbers[1], numbers[2]}; }

btTransform placeOf(const Box& box) {
  const auto& [x, y, z, w] = box.rotation;
  return btTransform(btQuaternion(x, y, z, w).normalized(), vectorOf(box.center));
}

struct Contacts : btDiscreteCollisionDetectorInterface::Result {
  void setShapeIdentifiersA(int /*part*/, int /*index*/) override {}
  void setShapeIdentifiersB(int /*part*/, int /*index*/) override {}
  void addContactPoint(const btVector3& /*normal*/, const btVector3& /*point*/,
                       btScalar /*depth*/) override {
    ++count;
  }
  int count = 0;
};

template <class Detector>
int pointsOf(Detector& detector, const btTransform& a, const btTransform& b) {
  btDiscreteCollisionDetectorInterface::ClosestPointInput input;
  input.m_transformA = a;
  input.m_transformB = b;
  Contacts contacts;
  detector.getClosestPoints(input, contacts, nullptr);
  return contacts.count;
}

template <class A, class B = A>
struct Placed {
  std::shared_ptr<A> a;
  std::shared_ptr<B> b;
  btTransform placeA;
  btTransform placeB;
};

std::shared_ptr<btBoxShape> boxOf(const Box& box) {
  return std::make_shared<btBoxShape>(vectorOf(box.halfExtents));
}

peers::Pass boxes(const std::vector<BoxPair>& pairs) {
  std::vector<Placed<btBoxShape>> placed;
  for (const auto& [a, b] : pairs) {
    placed.push_back({boxOf(a), boxOf(b), placeOf(a), placeOf(b)});
  }
  return peers::each(placed.size(), [placed](std::size_t i) {
    const auto& [a, b, placeA, placeB] = placed[i];
    btBoxBoxDetector detector(a.get(), b.get());
    return pointsOf(detector, placeA, placeB);
  });
}

/** By GJK, and where they overlap by EPA. */
template <class A, class B>
peers::Pass byGjk(const std::vector<Placed<A, B>>& placed) {
  return peers::each(placed.size(), [placed](std::size_t i) {
    const auto& [a, b, placeA, placeB] = placed[i];
    btVoronoiSimplexSolver simplex;
    btGjkEpaPenetrationDepthSolver epa;
    btGjkPairDetector detector(a.get(), b.get(), &simplex, &epa);
    return pointsOf(detector, placeA, placeB);
  });
}

}  // namespace

Passes bulletPasses(const Scene& scene) {
  std::vector<Placed<btSphereShape, btBoxShape>> balls;
  for (const auto& [ball, box] : scene.balls) {
    balls.push_back({std::make_shared<btSphereShape>(ball.radius), boxOf(box),
                     btTransform(btQuaternion::getIdentity(), vectorOf(ball.center)),
                     placeOf(box)});
  }
  const auto hull = std::make_shared<btConvexHullShape>();
  for (const Triple& corner : scene.corners) {
    hull->addPoint(vectorOf(corner), false);
  }
  hull->recalcLocalAabb();
  hull->setMargin(0);
  std::vector<Placed<btConvexHullShape>> hulls;
  for (const auto& [a, b] : scene.hulls) {
    hulls.push_back({hull, hull, placeOf(a), placeOf(b)});
  }
  return {{kQuestions[0], boxes(scene.turned)},
          {kQuestions[1], boxes(scene.stacked)},
          {kQuestions[2], boxes(scene.tidy)},
          {kQuestions[3], byGjk(balls)},
          {kQuestions[4], byGjk(hulls)}};
}

}  // namespace contacts
