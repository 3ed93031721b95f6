// Where a shape lies about a plane, as signed distances: center, projected radius and both ends.
#include <gtest/gtest.h>

#include "shapes.h"

namespace collision {
namespace {

struct Expected {
  double signedDistance;
  double projectedRadius;
  double min;
  double max;
};

/** NaN equals NaN, and 0 is not −0. */
void expectSame(double given, double expected, const char* name) {
  if (std::isnan(expected)) {
    EXPECT_TRUE(std::isnan(given)) << name << " is " << given;
    return;
  }
  EXPECT_EQ(given, expected) << name;
  EXPECT_EQ(std::signbit(given), std::signbit(expected)) << name;
}

void expectDistances(ShapeRef shape, const Plane& plane, const Expected& expected) {
  for (const Verdict& verdict : {ask(shape, plane), ask(plane, shape)}) {
    expectSame(verdict.plane.signedDistance, expected.signedDistance, "signedDistance");
    expectSame(verdict.plane.projectedRadius, expected.projectedRadius, "projectedRadius");
    expectSame(verdict.plane.min, expected.min, "min");
    expectSame(verdict.plane.max, expected.max, "max");
  }
}

/** 2y = 2, looking up. */
const Plane kPlane{{0, 2, 0}, -2};

TEST(PlaneDistances, OfEveryKindThatEnds) {
  expectDistances(Point{{5, 4, 7}}, kPlane, {3, 0, 3, 3});
  expectDistances(Segment{{0, 0, 0}, {9, 6, 0}}, kPlane, {2, 3, -1, 5});
  expectDistances(Sphere{{0, 4, 0}, 1}, kPlane, {3, 1, 2, 4});
  expectDistances(Capsule{{0, 6, 0}, {0, 0, 3}, 0.5}, kPlane, {2, 3.5, -1.5, 5.5});
  expectDistances(Aabb{{-1, -4, -1}, {1, -2, 1}}, kPlane, {-4, 1, -5, -3});
  expectDistances(Triangle{{0, 1, 0}, {1, 1, 0}, {0, 7, 0}}, kPlane, {2, 3, 0, 6});
  expectDistances(Parallelogram{{0, 1, 0}, {1, 2, 0}, {0, 3, 0}}, kPlane, {1.5, 1.5, 0, 3});
  expectDistances(Ray{{0, 3, 0}, {3, -4, 0}, 10}, kPlane, {2, 4, -6, 2});
}

TEST(PlaneDistances, OfATurnedBoxTheProjectedRadius) {
  // 3-4-5: its axes are (3, 4, 0) / 5, (−4, 3, 0) / 5 and z.
  expectDistances(box({0, 11, 0}, {5, 10, 1}, {0, 0, 1, 2}), kPlane, {10, 10, 0, 20});
}

TEST(PlaneDistances, OfARayThatGoesOn) {
  const Ray up{{0, 3, 0}, {0, 1, 0}};
  expectDistances(up, kPlane, {2, kNone, 2, kInfinity});
  const Ray down{{0, 3, 0}, {1, -1, 0}};
  expectDistances(down, kPlane, {2, kNone, -kInfinity, 2});
  const Ray along{{0, 3, 0}, {1, 0, 0}};
  expectDistances(along, kPlane, {2, 0, 2, 2});
}

TEST(PlaneDistances, AreZeroWithoutASign) {
  expectDistances(Point{{5, 1, 7}}, kPlane, {0, 0, 0, 0});
  expectDistances(Point{{5, -1, 7}}, Plane{{0, -2, 0}, -2}, {0, 0, 0, 0});
  expectDistances(Segment{{0, 1, 0}, {1, 1, 1}}, kPlane, {0, 0, 0, 0});
}

TEST(PlaneDistances, AgreeWithTheGap) {
  const Plane plane{{0.3, 0.1, -0.7}, 0.2};
  for (const double height : {-3.0, -0.1, 0.2, 5.0}) {
    const Verdict verdict = ask(Sphere{{0.1, 0.2, height}, 0.4}, plane);
    EXPECT_EQ(verdict.witness.gap, std::fmax(verdict.plane.min, -verdict.plane.max)) << height;
  }
}

TEST(PlaneDistances, NeedOnePlane) {
  constexpr Expected kNothing{kNone, kNone, kNone, kNone};
  expectDistances(Plane{{0, 1, 0}, -5}, kPlane, kNothing);
  EXPECT_TRUE(std::isnan(ask(Point{{0, 0, 0}}, Sphere{{0, 0, 0}, 1}).plane.min));
}

TEST(PlaneDistances, KeepTheRadiusFarAway) {
  const Verdict verdict = ask(box({1e15, 1e15, 1e15}, {0.1, 0.2, 0.3}), Plane{{0, 0, 3}, 0.7});
  EXPECT_EQ(verdict.plane.projectedRadius, 0.3);
}

}  // namespace
}  // namespace collision
