// Nearest points of polytopes: by hand, and against the sign conditions that define them.
#include "convex/closest_points.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "linear/number_vector.h"
#include "random.h"
#include "shapes.h"

namespace collision {
namespace {

struct Points {
  Vec3 a;
  Vec3 b;
  double squared;
};

template <class A, class B>
Points nearestPoints(const A& a, const B& b) {
  const ClosestPoints<Exact> nearest = closestPoints<Exact>(Polytope(a), Polytope(b));
  return {quotient(nearest.pointA, nearest.weightA), quotient(nearest.pointB, nearest.weightB),
          quotient(nearest.numerator, nearest.denominator)};
}

TEST(ClosestPoints, OfCornersEdgesAndFaces) {
  const Aabb box{{-1, -1, -1}, {1, 1, 1}};
  const Points corner = nearestPoints(Point{{3, 3, 2}}, box);
  EXPECT_EQ(corner.b, (Vec3{1, 1, 1}));
  EXPECT_EQ(corner.squared, 9);
  const Points face = nearestPoints(Point{{0.25, 5, -0.5}}, box);
  EXPECT_EQ(face.b, (Vec3{0.25, 1, -0.5}));
  const Points edges = nearestPoints(Segment{{0, 0, 0}, {2, 0, 0}}, Segment{{1, -1, 3}, {1, 1, 3}});
  EXPECT_EQ(edges.a, (Vec3{1, 0, 0}));
  EXPECT_EQ(edges.b, (Vec3{1, 0, 3}));
  const Points turned = nearestPoints(Point{{0, 3, 0}}, Obb{{0, 0, 0}, {0, 0, 1, 2}, {1, 1, 1}});
  EXPECT_DOUBLE_EQ(turned.squared, 2.6);  // to the corner (−0.2, 1.4)
}

/** The corners of a box that reach furthest along a direction, exactly, as bits. */
unsigned furthestCorners(const Obb& box, const Vector3<Exact>& along) {
  const ScaledAxes<Exact> axes = axesIn<Exact>(box.rotation);
  unsigned corners = 1;
  for (int i = 0; i < 3; ++i) {
    const Sign sign = dot(axes.axis[at(i)], along).sign();
    corners = swept(corners, i, static_cast<int>(sign));
  }
  return corners;
}

TEST(ClosestPoints, OfAPointAndABoxNameAllCornersThatReachAsFar) {
  const Vec3 half{1, 0.5, 2};
  for (const Quaternion& rotation : {Quaternion{0, 0, 0, 1}, Quaternion{1, 1, 0, 1}}) {
    const Obb box{{0.5, 0, -1}, rotation, half};
    const ScaledAxes<double> axes = axesIn<double>(rotation);
    // Beyond each face, edge and corner, and across from their borders.
    for (int place = 0; place < 7 * 7 * 7; ++place) {
      const std::array<int, 3> step{place % 7 - 3, place / 7 % 7 - 3, place / 49 - 3};
      Vec3 position = box.center * axes.n;
      for (int i = 0; i < 3; ++i) {
        position = position + axes.axis[at(i)] * (half[i] * 0.5 * step[at(i)]);
      }
      const bool isOutside = std::ranges::any_of(step, [](int x) { return std::abs(x) > 2; });
      if (!isOutside) {
        continue;
      }
      const Polytope point(Point{position * (1 / axes.n)});
      const auto nearest = closestPoints<Exact>(point, Polytope(box));
      const auto swapped = closestPoints<Exact>(Polytope(box), point);
      ASSERT_TRUE(nearest.areApart());
      EXPECT_EQ(nearest.cornersA, 1U);
      EXPECT_EQ(swapped.cornersB, 1U);
      EXPECT_EQ(nearest.cornersB, furthestCorners(box, -nearest.between)) << place;
      EXPECT_EQ(swapped.cornersA, nearest.cornersB) << place;
      EXPECT_EQ(quotient(swapped.pointA, swapped.weightA),
                quotient(nearest.pointB, nearest.weightB));
    }
  }
}

TEST(ClosestPoints, OfAnEndlessRay) {
  const Ray ray{{0, 0, 0}, {1, 0, 0}, kInfinity};
  EXPECT_EQ(nearestPoints(ray, Point{{1e6, 3, 4}}).squared, 25);
  EXPECT_EQ(nearestPoints(ray, Point{{-3, 4, 0}}).a, (Vec3{0, 0, 0}));
  const Ray slow{{0, 0, 0}, {1e-310, 0, 0}, kInfinity};
  EXPECT_EQ(nearestPoints(slow, Point{{1e6, 3, 4}}).squared, 25);
}

TEST(ClosestPoints, OfEndlessRaysThatAreNearlyParallel) {
  const Ray ray{{0, 0, 0}, {1, 0, 0}, kInfinity};
  const Ray toward{{0, 1, 2}, {1, -0x1p-60, 0}, kInfinity};
  const Points far = nearestPoints(ray, toward);
  EXPECT_EQ(far.a, (Vec3{0x1p+60, 0, 0}));
  EXPECT_EQ(far.squared, 4);
  const Points parallel = nearestPoints(ray, Ray{{5, 1, 2}, {3, 0, 0}, kInfinity});
  EXPECT_EQ(parallel.squared, 5);
  EXPECT_EQ(nearestPoints(ray, Ray{{-5, 1, 2}, {-3, 0, 0}, kInfinity}).squared, 30);
}

TEST(ClosestPoints, AreACommonPointWhereTheyMeet) {
  const Aabb box{{-1, -1, -1}, {1, 1, 1}};
  EXPECT_EQ(nearestPoints(Point{{1, 0.5, 0.5}}, box).squared, 0);
  const Points inside = nearestPoints(Point{{0.1, 0.2, 0.3}}, box);
  EXPECT_EQ(inside.squared, 0);
  EXPECT_EQ(inside.b, (Vec3{0.1, 0.2, 0.3}));
  const Points crossing = nearestPoints(Triangle{{-1, -1, 0}, {2, -1, 0}, {-1, 2, 0}},
                                        Triangle{{0, 0, -1}, {0.5, 0, 1}, {0, 0.5, 1}});
  EXPECT_EQ(crossing.a, crossing.b);
  EXPECT_EQ(crossing.a.z, 0);
  EXPECT_GE(crossing.a.x, 0);
  EXPECT_GE(crossing.a.y, 0);
}

TEST(ClosestPoints, NoCornerReachesFurtherAlongTheLineBetween) {
  Random random(20261121);
  const auto number = [&] { return random.between(-8, 8) * 0.25; };
  const auto point = [&] { return pointFrom(number); };
  int apart = 0;
  for (int round = 0; round < 2000; ++round) {
    const Triangle a{point(), point(), point()};
    const Triangle b{point(), point(), point()};
    const auto nearest = closestPoints<Exact>(Polytope(a), Polytope(b));
    if (!nearest.areApart()) {
      continue;
    }
    ++apart;
    const auto along = [&](const ExactVec3& p) { return dot(p, nearest.between); };
    for (const Vec3& corner : a.corners()) {
      ASSERT_FALSE(along(nearest.pointA) < along(lift(corner) * nearest.weightA))
          << random.where(round);
    }
    for (const Vec3& corner : b.corners()) {
      ASSERT_FALSE(along(lift(corner) * nearest.weightB) < along(nearest.pointB))
          << random.where(round);
    }
  }
  EXPECT_GT(apart, 500);
}

}  // namespace
}  // namespace collision
