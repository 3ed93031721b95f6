// The distance of two cores less the radii around them, without cancellation.
#include "convex/rounded_witness.h"

#include <gtest/gtest.h>

#include "shapes.h"

namespace collision {
namespace {

Witness between(const Vec3& a, double radiusA, const Vec3& b, double radiusB) {
  const auto nearest = closestPoints<Exact>(Polytope(Point{a}), Polytope(Point{b}));
  return witnessBetween(nearest, radiusA, radiusB);
}

TEST(BallGap, OfPointsWithRadii) {
  const Witness witness = between({0, 0, 0}, 1, {3, 4, 0}, 2);
  EXPECT_EQ(witness.gap, 2);
  EXPECT_EQ(witness.axis, (Vec3{0.6, 0.8, 0}));
  expectNear(witness.supportA, {0.6, 0.8, 0}, 1e-15);
  expectNear(witness.supportB, {1.8, 2.4, 0}, 1e-15);
  EXPECT_EQ(between({0, 0, 0}, 4, {3, 4, 0}, 4).gap, -3);
  EXPECT_EQ(between({0, 0, 0}, 2, {3, 4, 0}, 3).gap, 0);
}

TEST(BallGap, NothingCancels) {
  // √3 against √3 rounded down: the difference has all its digits.
  const double root = std::sqrt(3.0);
  EXPECT_NEAR(between({0, 0, 0}, root, {1, 1, 1}, 0).gap, 1.0035084221806903e-16, 1e-30);
  // 10⁸ and a little: 1 / (2 · 10⁸)
  EXPECT_DOUBLE_EQ(between({0, 0, 0}, 1e8, {1e8, 1, 0}, 0).gap, 1 / (1e8 + std::hypot(1e8, 1)));
}

TEST(BallGap, RadiiAreSummedExactly) {
  EXPECT_EQ(between({0, 0, 0}, 1, {1, 0, 0}, 0x1p-80).gap, -0x1p-80);
}

}  // namespace
}  // namespace collision
