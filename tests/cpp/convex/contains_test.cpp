// Whether a shape lies in another, by hand. (tests/verify/contains_test.cpp holds it against
// fractions.)
#include "convex/contains.h"

#include <gtest/gtest.h>

#include "collision/collision.h"
#include "shapes.h"

namespace collision {
namespace {

const Sphere kBall{{0, 0, 0}, 5};
const Capsule kCapsule{{0, 0, 0}, {10, 0, 0}, 2};
const Aabb kBox{{0, 0, 0}, {4, 4, 4}};
const Plane kFloor{{0, 2, 0}, -6};  // y = 3, looking up

TEST(Contains, BallsHoldWhatIsNearTheirCenter) {
  EXPECT_TRUE(contains(kBall, Point{{3, 4, 0}}));
  EXPECT_FALSE(contains(kBall, Point{{3, above(4), 0}}));
  EXPECT_TRUE(contains(kBall, Sphere{{1, 2, 2}, 2}));
  EXPECT_FALSE(contains(kBall, Sphere{{1, 2, 2}, above(2)}));
  EXPECT_FALSE(contains(kBall, Sphere{{0, 0, 0}, 6}));
  EXPECT_TRUE(contains(kBall, Capsule{{1, 2, 2}, {-1, -2, -2}, 2}));
  EXPECT_TRUE(contains(kBall, Ray{{3, 4, 0}, {-3, -4, 0}, 10}));
  EXPECT_FALSE(contains(kBall, Ray{{3, 4, 0}, {-3, -4, 0}, above(10)}));
  EXPECT_TRUE(contains(kBall, Triangle{{3, 4, 0}, {-3, 4, 0}, {0, 0, -5}}));
  EXPECT_FALSE(contains(kBall, box({0, 0, 0}, {3, 3, 3})));
}

TEST(Contains, CapsulesHoldWhatIsNearTheirLine) {
  EXPECT_TRUE(contains(kCapsule, Segment{{0, 2, 0}, {10, 0, -2}}));
  EXPECT_TRUE(contains(kCapsule, Point{{12, 0, 0}}));
  EXPECT_FALSE(contains(kCapsule, Point{{11.5, 1.5, 0}}));
  EXPECT_TRUE(contains(kCapsule, Capsule{{0, 1, 0}, {10, -1, 0}, 1}));
  EXPECT_FALSE(contains(kCapsule, Capsule{{0, 1, 0}, {10, -1, 0}, above(1)}));
  EXPECT_FALSE(contains(kCapsule, Aabb{{0, -2, -2}, {1, 2, 2}}));
}

TEST(Contains, BoxesHoldWhatIsBetweenTheirFaces) {
  EXPECT_TRUE(contains(kBox, kBox));
  EXPECT_TRUE(contains(kBox, Sphere{{2, 2, 2}, 2}));
  EXPECT_FALSE(contains(kBox, Sphere{{2, 2, 2}, above(2)}));
  EXPECT_FALSE(contains(kBox, Aabb{{0, 0, below(0)}, {1, 1, 1}}));
  // 3-4-5: its axes are (3, 4, 0) / 5, (−4, 3, 0) / 5 and z.
  const Obb turned = box({0, 0, 0}, {5, 10, 1}, {0, 0, 1, 2});
  EXPECT_TRUE(contains(turned, Point{{-5, 10, 1}}));  // (3, 4) − 2 (4, −3)
  EXPECT_FALSE(contains(turned, Point{{-5, above(10), 1}}));
  EXPECT_TRUE(contains(turned, turned));
  EXPECT_TRUE(contains(turned, Ray{{-3, -4, 0}, {3, 4, 0}, 10}));
  EXPECT_FALSE(contains(turned, Ray{{-3, -4, 0}, {3, 4, 0}, above(10)}));
}

TEST(Contains, PlanesHoldWhatIsBehindThem) {
  EXPECT_TRUE(contains(kFloor, Aabb{{0, -9, 0}, {1, 3, 1}}));
  EXPECT_FALSE(contains(kFloor, Aabb{{0, -9, 0}, {1, above(3), 1}}));
  EXPECT_TRUE(contains(kFloor, Sphere{{0, 1, 0}, 2}));
  EXPECT_FALSE(contains(kFloor, Sphere{{0, 1, 0}, above(2)}));
  EXPECT_TRUE(contains(kFloor, Triangle{{0, 3, 0}, {1, 3, 0}, {0, 3, 1}}));
  EXPECT_FALSE(contains(kFloor, Point{{0, 4, 0}}));
}

TEST(Contains, FlatContainersHoldWhatLiesInThem) {
  EXPECT_TRUE(contains(Sphere{{1, 2, 3}, 0}, Point{{1, 2, 3}}));
  EXPECT_FALSE(contains(Sphere{{1, 2, 3}, 0}, Point{{1, 2, above(3)}}));
  EXPECT_TRUE(contains(Capsule{{0, 0, 0}, {3, 3, 3}, 0}, Segment{{1, 1, 1}, {2, 2, 2}}));
  EXPECT_FALSE(contains(Capsule{{0, 0, 0}, {3, 3, 3}, 0}, Point{{1, 1, above(1)}}));
  EXPECT_TRUE(contains(Aabb{{0, 1, 0}, {4, 1, 4}}, Parallelogram{{0, 1, 0}, {4, 1, 0}, {0, 1, 4}}));
}

TEST(Contains, TellsWhatHasAnAnswer) {
  EXPECT_TRUE(isContainer(kFloor));
  EXPECT_FALSE(isContainer(Triangle{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}));
  EXPECT_FALSE(contains(Triangle{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}, Point{{0, 0, 0}}));
  EXPECT_TRUE(isBounded(Ray{{0, 0, 0}, {1, 0, 0}, 3}));
  EXPECT_FALSE(isBounded(Ray{{0, 0, 0}, {1, 0, 0}}));
  EXPECT_FALSE(isBounded(kFloor));
  EXPECT_FALSE(contains(kFloor, Ray{{0, 0, 0}, {0, -1, 0}}));
}

}  // namespace
}  // namespace collision
