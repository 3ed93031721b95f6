// What lanes of double-doubles say of a point or sphere and a box is what exact numbers say, to the
// bit.
#include "convex/point_and_box.h"

#include <gtest/gtest.h>

#include "box_pairs.h"
#include "shapes/core.h"

namespace collision {
namespace {

struct Certain {
  int found = 0;
  int apart = 0;
};

void expectExact(ShapeRef a, ShapeRef b, Certain& certain) {
  const RoundedPolytope coreA = roundedPolytopeOf(a);
  const RoundedPolytope coreB = roundedPolytopeOf(b);
  const auto exact = closestPoints<Exact>(coreA.polytope, coreB.polytope);
  const auto nearest = nearestOfPointAndBox(a, b);
  if (!exact.areApart()) {
    EXPECT_FALSE(nearest);
    return;
  }
  ++certain.apart;
  if (!nearest) {
    return;
  }
  ++certain.found;
  const NearestCores expected = nearestCores(exact, coreA.radius, coreB.radius);
  const NearestCores& cores = nearest->cores;
  EXPECT_EQ(cores.axis, expected.axis);
  EXPECT_EQ(cores.gap, expected.gap);
  EXPECT_EQ(cores.onA, expected.onA);
  EXPECT_EQ(cores.onB, expected.onB);
  EXPECT_EQ(cores.cornersA, expected.cornersA);
  EXPECT_EQ(cores.cornersB, expected.cornersB);
  EXPECT_EQ(nearest->distance,
            quotient(squareRoot(exact.numerator), squareRoot(exact.denominator)));
}

void expectExactBothWays(const Vec3& point, double radius, ShapeRef box, Certain& certain) {
  const Sphere sphere{point, radius};
  expectExact(Point{point}, box, certain);
  expectExact(sphere, box, certain);
  expectExact(box, sphere, certain);
}

TEST(PointAndBox, IsExact) {
  Random random(20261130);
  Certain certain;
  for (int round = 0; round < repeated(6000) && !::testing::Test::HasFailure(); ++round) {
    SCOPED_TRACE(random.where(round));
    withBoxes(random, [&]<class A>(const A& near, const Obb& box) {
      const Vec3 point = lowPole(near);
      const double radius = lengthsIn<DoubleDouble>(near).x.hi;
      expectExactBothWays(point, radius, box, certain);
      const Aabb straight{box.center - box.halfExtents, box.center + box.halfExtents};
      expectExactBothWays(point, radius, straight, certain);
    });
  }
  EXPECT_GT(certain.found, certain.apart * 4 / 5);
}

TEST(PointAndBox, IsCertainOfOrdinaryOnes) {
  Random random(9);
  Certain certain;
  for (int round = 0; round < repeated(1000); ++round) {
    SCOPED_TRACE(random.where(round));
    Obb box = anyBoxAt(random, 0.5, {});
    box.rotation = anyTurn(random);
    const Aabb straight{box.center - box.halfExtents, box.center + box.halfExtents};
    const Vec3 point = placeIn(random, false) * 2.0;
    expectExactBothWays(point, std::fabs(random.withinTwo()), box, certain);
    expectExactBothWays(point, std::fabs(random.withinTwo()), straight, certain);
  }
  EXPECT_GT(certain.found, certain.apart * 99 / 100);
}

TEST(PointAndBox, KnowsWhatIsExactlyZero) {
  Random random(10);
  Certain certain;
  for (int round = 0; round < repeated(300); ++round) {
    SCOPED_TRACE(random.where(round));
    const Vec3 above{random.withinTwo(), 0.5 + std::fabs(random.withinTwo()), 0};
    const Obb turned = box({0, -1, 0}, {8, 1, 8}, {0, random.withinTwo(), 0, random.withinTwo()});
    expectExactBothWays(above, 0.25, turned, certain);
    expectExactBothWays(above, 0.25, Aabb{{-8, -2, -8}, {8, 0, 8}}, certain);
  }
  EXPECT_EQ(certain.found, certain.apart);
}

TEST(PointAndBox, LeavesOutWhatIsNotKnown) {
  const Obb cube = box({0, 0, 0}, {1, 1, 1});
  EXPECT_TRUE(nearestOfPointAndBox(Point{{2, 0, 0}}, cube));
  EXPECT_FALSE(nearestOfPointAndBox(Point{{0.5, 0, 0}}, cube)) << "inside";
  EXPECT_FALSE(nearestOfPointAndBox(Point{{1, 0, 0}}, cube)) << "on a face";
  EXPECT_FALSE(nearestOfPointAndBox(Point{{2, 1, 0}}, cube)) << "above the end of a face";
  EXPECT_FALSE(nearestOfPointAndBox(Sphere{{2, 0, 0}, 1}, cube)) << "the gap is 0";
  EXPECT_FALSE(nearestOfPointAndBox(Point{{2, 0, 0}}, Sphere{{0, 0, 0}, 1})) << "no box";
  EXPECT_FALSE(nearestOfPointAndBox(cube, box({4, 0, 0}, {1, 1, 1}))) << "no point";
}

}  // namespace
}  // namespace collision
