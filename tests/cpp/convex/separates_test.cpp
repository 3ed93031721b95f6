// The test of two shapes on one axis: by hand, exactly touching, and one bit beside it.
#include <gtest/gtest.h>

#include "collision/collision.h"
#include "shapes.h"

namespace collision {
namespace {

/** In both orders and along both directions of the axis. */
void expectSeparation(ShapeRef a, ShapeRef b, const Vec3& axis, Outcome outcome, double gap) {
  for (const Vec3& direction : {axis, -axis}) {
    for (const AxisSeparation& given : {separates(a, b, direction), separates(b, a, direction)}) {
      EXPECT_EQ(given.outcome, outcome);
      if (std::isnan(gap)) {
        EXPECT_TRUE(std::isnan(given.gap)) << given.gap;
      } else {
        EXPECT_EQ(given.gap, gap);
        EXPECT_FALSE(given.gap == 0 && std::signbit(given.gap));
      }
    }
  }
}

const Aabb kUnit{{0, 0, 0}, {1, 1, 1}};

TEST(Separates, ByHand) {
  expectSeparation(kUnit, Sphere{{3, 0, 0}, 1}, {2, 0, 0}, Outcome::apart, 1);
  expectSeparation(kUnit, Sphere{{2, 5, 0}, 1}, {2, 0, 0}, Outcome::touching, 0);
  expectSeparation(kUnit, Sphere{{1.5, 5, 0}, 1}, {2, 0, 0}, Outcome::overlapping, -0.5);
  expectSeparation(kUnit, Point{{0.25, 0, 0}}, {1, 0, 0}, Outcome::overlapping, -0.25);
  expectSeparation(Point{{0, 1, 0}}, Point{{5, 1, 9}}, {0, 3, 0}, Outcome::touching, 0);
}

TEST(Separates, GivesTheIntervals) {
  const AxisSeparation given = separates(kUnit, Capsule{{3, 0, 0}, {5, 0, 0}, 0.5}, {2, 0, 0});
  EXPECT_EQ(given.a.min, 0);
  EXPECT_EQ(given.a.max, 1);
  EXPECT_EQ(given.b.min, 2.5);
  EXPECT_EQ(given.b.max, 5.5);
}

TEST(Separates, WhatGoesOnForever) {
  const Ray up{{0, 3, 0}, {1, 1, 0}};
  const Ray down{{0, -3, 0}, {1, -1, 0}};
  expectSeparation(up, down, {0, 1, 0}, Outcome::apart, 6);
  expectSeparation(up, Ray{{0, 4, 0}, {0, 1, 0}}, {0, 1, 0}, Outcome::overlapping, kNone);
  expectSeparation(up, Ray{{0, 4, 0}, {0, -1, 0}}, {0, 1, 0}, Outcome::overlapping, -1);
  const Plane plane{{0, 1, 0}, 0};
  expectSeparation(up, plane, {0, 2, 0}, Outcome::apart, 3);
  expectSeparation(up, plane, {0.1, 2, 0}, Outcome::overlapping, kNone);
  expectSeparation(Plane{{0, -2, 0}, 4}, plane, {0, 2, 0}, Outcome::apart, 2);
  expectSeparation(plane, plane, {1, 0, 0}, Outcome::overlapping, kNone);
}

TEST(Separates, IrrationalEndsThatTouch) {
  // Both end at √2 along the diagonal: the ray's direction is as long as the axis.
  const Vec3 diagonal{1, 1, 0};
  const Ray ray{{0, 0, 0}, {-3, -3, 0}, 2};
  expectSeparation(ray, Sphere{{1, 1, 0}, 0}, diagonal, Outcome::apart, std::sqrt(2.0));
  expectSeparation(Sphere{{0, 0, 0}, 1}, Sphere{{3, 4, 0}, 4}, {3, 4, 0}, Outcome::touching, 0);
  const AxisSeparation both =
      separates(Sphere{{0, 0, 0}, 1}, Ray{{5, 5, 0}, {-1, -1, 0}, 4}, diagonal);
  EXPECT_EQ(both.outcome, Outcome::apart);
  EXPECT_DOUBLE_EQ(both.gap, 5 * std::sqrt(2.0) - 4 - 1);
  // Two rays toward each other whose lengths add up to √18, but for rounding.
  const Ray right{{0, 0, 0}, {1, 1, 0}, 1.5};
  const Ray left{{3, 3, 0}, {-7, -7, 0}, std::sqrt(18.0) - 1.5};
  const AxisSeparation nearly = separates(right, left, diagonal);
  EXPECT_NE(nearly.outcome, Outcome::touching);
  EXPECT_LT(std::fabs(nearly.gap), 1e-15);
  EXPECT_NE(nearly.gap, 0);
  // Along x the roots are those of 2 and of 98: rational multiples of one another.
  const Ray toMiddle{{3, 3, 0}, {-7, -7, 0}, 1.5};
  const AxisSeparation rest = separates(right, toMiddle, {1, 0, 0});
  EXPECT_EQ(rest.outcome, Outcome::apart);
  EXPECT_DOUBLE_EQ(rest.gap, 3 - 3 / std::sqrt(2.0));
  const Ray same{{0, 0, 0}, {7, 7, 0}, 1.5};
  const Ray beyond{{0, 0, 5}, {-1, -1, 0}, 1};
  expectSeparation(same, beyond, {1, 0, 0}, Outcome::touching, 0);
}

TEST(Separates, OneBitBesideTouching) {
  const Sphere ball{{0, 0, 0}, 1};
  const Vec3 axis{3, 4, 0};
  const auto outcome = [&](double radius) {
    return separates(ball, Sphere{{3, 4, 0}, radius}, axis).outcome;
  };
  EXPECT_EQ(outcome(below(4)), Outcome::apart);
  EXPECT_EQ(outcome(4), Outcome::touching);
  EXPECT_EQ(outcome(above(4)), Outcome::overlapping);
  // Ends that are equal though their roots differ: 3 · 2 / 3 and 3 · 14 / 21.
  const Ray one{{-2, 0, 0}, {1, 2, 2}, 6};
  const auto meets = [&](double length) {
    return separates(one, Ray{{2, 9, 0}, {-8, 8, 4}, length}, {1, 0, 0}).outcome;
  };
  EXPECT_EQ(meets(below(3)), Outcome::apart);
  EXPECT_EQ(meets(3), Outcome::touching);
  EXPECT_EQ(meets(above(3)), Outcome::overlapping);
}

TEST(Separates, SeparatingAxesOfVerdictsSeparate) {
  const Obb a = box({0, 0, 0}, {1, 2, 3}, {0.1, 0.2, 0.3, 0.9});
  const Obb b = box({3, 3, 1}, {1, 1, 1}, {-0.4, 0.2, 0.1, 0.7});
  const Verdict verdict = ask(a, b);
  ASSERT_EQ(verdict.outcome, Outcome::apart);
  const AxisSeparation given = separates(a, b, verdict.witness.axis);
  EXPECT_EQ(given.outcome, Outcome::apart);
  EXPECT_DOUBLE_EQ(given.gap, verdict.witness.gap);
}

}  // namespace
}  // namespace collision
