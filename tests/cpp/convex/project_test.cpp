// What every kind of shape covers along a direction, and where its ends are.
#include <gtest/gtest.h>

#include "collision/collision.h"
#include "shapes.h"

namespace collision {
namespace {

bool isNone(const Vec3& v) { return std::isnan(v.x) && std::isnan(v.y) && std::isnan(v.z); }

void expectPoint(const Vec3& given, const Vec3& expected) {
  if (isNone(expected)) {
    EXPECT_TRUE(isNone(given));
    return;
  }
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(given[i], expected[i]) << i;
    EXPECT_EQ(std::signbit(given[i]), std::signbit(expected[i])) << i;
  }
}

/** Along axes of other lengths too, and backwards. */
void expectProjection(ShapeRef shape, const Vec3& axis, const Projection& expected) {
  for (const double length : {1.0, 0x1p-300, 0x1p190}) {
    const Projection given = project(shape, axis * length);
    EXPECT_EQ(given.interval.min, expected.interval.min);
    EXPECT_EQ(given.interval.max, expected.interval.max);
    expectPoint(given.minPoint, expected.minPoint);
    expectPoint(given.maxPoint, expected.maxPoint);
    const Projection back = project(shape, axis * -length);
    EXPECT_EQ(back.interval.min, -expected.interval.max);
    EXPECT_EQ(back.interval.max, -expected.interval.min);
    expectPoint(back.minPoint, expected.maxPoint);
    expectPoint(back.maxPoint, expected.minPoint);
  }
}

constexpr Vec3 kNowhere{kNone, kNone, kNone};

TEST(Project, EveryKindThatEnds) {
  expectProjection(Point{{1, 2, 3}}, {3, 4, 0}, {{2.2, 2.2}, {1, 2, 3}, {1, 2, 3}});
  expectProjection(Segment{{0, 0, 0}, {1, 2, 7}}, {0, 5, 0}, {{0, 2}, {0, 0, 0}, {1, 2, 7}});
  expectProjection(Sphere{{1, 2, 3}, 2}, {0, 0, 7}, {{1, 5}, {1, 2, 1}, {1, 2, 5}});
  expectProjection(Capsule{{0, 1, 0}, {0, 4, 4}, 0.5}, {0, 1, 0},
                   {{0.5, 4.5}, {0, 0.5, 0}, {0, 4.5, 4}});
  expectProjection(Aabb{{1, 2, 3}, {5, 4, 9}}, {2, 0, 0}, {{1, 5}, {1, 3, 6}, {5, 3, 6}});
  expectProjection(Triangle{{0, 0, 0}, {2, 1, 0}, {0, 3, 0}}, {0, 1, 0},
                   {{0, 3}, {0, 0, 0}, {0, 3, 0}});
  expectProjection(Parallelogram{{1, 1, 1}, {3, 1, 1}, {1, 4, 1}}, {0, 1, 0},
                   {{1, 4}, {2, 1, 1}, {2, 4, 1}});
  expectProjection(Ray{{1, 1, 1}, {3, 4, 0}, 10}, {0, 1, 0}, {{1, 9}, {1, 1, 1}, {7, 9, 1}});
}

TEST(Project, ATurnedBox) {
  // 3-4-5: its axes are (3, 4, 0) / 5, (−4, 3, 0) / 5 and z.
  expectProjection(box({0, 0, 0}, {5, 10, 1}, {0, 0, 1, 2}), {3, 4, 0},
                   {{-5, 5}, {-3, -4, 0}, {3, 4, 0}});
}

TEST(Project, WhatGoesOnForever) {
  const Ray ray{{1, 2, 3}, {1, 1, 0}};
  expectProjection(ray, {1, 0, 0}, {{1, kInfinity}, {1, 2, 3}, kNowhere});
  expectProjection(ray, {0, 0, 1}, {{3, 3}, {1, 2, 3}, {1, 2, 3}});
  const Plane plane{{0, -2, 0}, 6};  // y = 3
  expectProjection(plane, {0, 1, 0}, {{3, 3}, {0, 3, 0}, {0, 3, 0}});
  expectProjection(plane, {0x1p-20, 1, 0}, {{-kInfinity, kInfinity}, kNowhere, kNowhere});
  // Not quite parallel: one bit of one component.
  const Plane oblique{{1, above(1), 0}, 0};
  EXPECT_EQ(project(oblique, {1, 1, 0}).interval.max, kInfinity);
  EXPECT_EQ(project(oblique, {1, above(1), 0}).interval.max, 0);
}

TEST(Project, KeepsItsDigitsWhereEndsCancel) {
  // The end of the ray lies beyond 0 by what its length is rounded.
  const Ray ray{{-1, -1, 0}, {1, 1, 0}, std::sqrt(2.0)};
  EXPECT_EQ(project(ray, {1, 0, 0}).interval.max, 0x1.3b3efbf5e2229p-54);
}

TEST(Project, KeepsTheDigitsOfPointsWhereCenterAndRadiusCancel) {
  // found by npm run verify: 7 / √2 rounded is as far from the center as this
  constexpr double kNear = 0x1.3cc8a99af5453p+2;
  const Projection given = project(Sphere{{-kNear, kNear, -2}, 7}, {2, -2, 0});
  expectPoint(given.maxPoint, {-5.288358583304994e-18, 5.288358583304994e-18, -2});
}

TEST(Project, EndsInOrderWhereBothAreHalfwayBetweenTwoDoubles) {
  const Vec3 third{-0.3333333333333333, 0.6666666666666666, 0.6666666666666666};
  const Ray ray{third, {0, 6e-07, -8e-07}, 5e-324};
  const Interval interval = project(ray, Vec3{1e-07, -2e-07, -2e-07} - third).interval;
  EXPECT_LE(interval.min, interval.max);
  EXPECT_NEAR(interval.min, -1, 0x1p-50);
  EXPECT_NEAR(interval.max, -1, 0x1p-50);
}

TEST(Project, TellsWhatIsNoAxis) {
  const auto reason = [](double x, double y, double z) { return checkAxis({x, y, z}); };
  EXPECT_FALSE(reason(0, 0x1p-1074, 0));
  EXPECT_EQ(reason(0, -0.0, 0).reason, Reason::zeroLength);
  EXPECT_EQ(reason(0, kNone, 0).reason, Reason::notFinite);
  EXPECT_EQ(reason(0, kNone, 0).index, 1);
  EXPECT_EQ(reason(0, 0, 0x1p201).reason, Reason::outOfRange);
}

}  // namespace
}  // namespace collision
