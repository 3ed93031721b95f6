#include "shapes/bounds.h"

#include <gtest/gtest.h>

#include "shapes.h"

namespace collision {
namespace {

TEST(Bounds, HoldTheShape) {
  const Bounds turned = boundsOf(box({1, 0, 0}, {1, 1, 1}, {0, 0, 1, 2}));
  EXPECT_LE(turned.max.x, 2.4 + 1e-12);
  EXPECT_GE(turned.max.x, 2.4);
  EXPECT_LE(turned.min.x, -0.4);

  const Bounds ball = boundsOf(Sphere{{0.1, 0, 0}, 0.2});
  EXPECT_GE(ball.max.x, 0.1 + 0.2);
  EXPECT_LE(ball.min.x, 0.1 - 0.2);
}

TEST(Bounds, OfARayFollowItsDirection) {
  const Bounds endless = boundsOf(Ray{{1, 2, 3}, {1, 0, -1}, kInfinity});
  EXPECT_EQ(endless.min.x, 1);
  EXPECT_EQ(endless.max.x, kInfinity);
  EXPECT_EQ(endless.min.y, 2);
  EXPECT_EQ(endless.max.y, 2);
  EXPECT_EQ(endless.min.z, -kInfinity);
  const Bounds finite = boundsOf(Ray{{0, 0, 0}, {3, 4, 0}, 10});
  EXPECT_GE(finite.max.x, 6);
  EXPECT_LE(finite.max.x, 6 + 1e-12);
}

TEST(Bounds, TouchingBoundsMayMeet) {
  const Bounds left{{0, 0, 0}, {1, 1, 1}};
  EXPECT_TRUE(left.mayMeet({{1, 1, 1}, {2, 2, 2}}));
  EXPECT_FALSE(left.mayMeet({{1.5, 0, 0}, {2, 2, 2}}));
}

}  // namespace
}  // namespace collision
