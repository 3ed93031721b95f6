// What lanes of double-doubles say of a point or sphere and a box is what exact numbers say, to the
// bit.
#include "convex/point_and_box.h"

#include <gtest/gtest.h>

#include "box_pairs.h"
#include "collision/collision.h"
#include "convex/distance.h"
#include "shapes/core.h"

namespace collision {
namespace {

struct Certain {
  int found = 0;
  int all = 0;
};

void expectExact(ShapeRef a, ShapeRef b, Certain& certain) {
  const RoundedPolytope coreA = roundedPolytopeOf(a);
  const RoundedPolytope coreB = roundedPolytopeOf(b);
  const auto exact = closestPoints<Exact>(coreA.polytope, coreB.polytope);
  const auto nearest = pointAndBox(a, b).nearest;
  if (!exact.areApart()) {
    EXPECT_FALSE(nearest);
    return;
  }
  ++certain.all;
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

void expectSameDepth(ShapeRef a, ShapeRef b) {
  const Distance expected = distanceOf(testPair(a, b, {}));
  const Distance found = distance(a, b);
  EXPECT_EQ(found.distance, 0);
  EXPECT_EQ(found.depth, expected.depth);
  EXPECT_EQ(found.axis, expected.axis);
  EXPECT_EQ(found.pointA, expected.pointA);
  EXPECT_EQ(found.pointB, expected.pointB);
  EXPECT_EQ(found.translation, expected.translation);
  EXPECT_EQ(found.cornersA, expected.cornersA);
  EXPECT_EQ(found.cornersB, expected.cornersB);
}
void expectTheTestsDepth(const Vec3& place, ShapeRef box, Certain& certain) {
  const Point point{place};
  const bool isKnown = pointAndBox(point, box).depth.has_value();
  if (outcomeOf(point, box) != Outcome::overlapping) {
    EXPECT_FALSE(isKnown);
    return;
  }
  ++certain.all;
  certain.found += isKnown ? 1 : 0;
  expectSameDepth(point, box);
  expectSameDepth(box, point);
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
      expectExactBothWays(point, radius, straightened(box), certain);
    });
  }
  EXPECT_GT(certain.found, certain.all * 4 / 5);
}

TEST(PointAndBox, IsCertainOfOrdinaryOnes) {
  Random random(9);
  Certain certain;
  for (int round = 0; round < repeated(1000); ++round) {
    SCOPED_TRACE(random.where(round));
    Obb box = anyBoxAt(random, 0.5, {});
    box.rotation = anyTurn(random);
    const Vec3 point = placeIn(random, false) * 2.0;
    expectExactBothWays(point, std::fabs(random.withinTwo()), box, certain);
    expectExactBothWays(point, std::fabs(random.withinTwo()), straightened(box), certain);
  }
  EXPECT_GT(certain.found, certain.all * 99 / 100);
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
  EXPECT_EQ(certain.found, certain.all);
}

TEST(PointAndBox, DepthsAreThoseOfTheTest) {
  Random random(20261132);
  Certain certain;
  for (int round = 0; round < repeated(4000) && !::testing::Test::HasFailure(); ++round) {
    SCOPED_TRACE(random.where(round));
    withBoxes(random, [&](const auto& /*near*/, const Obb& box) {
      const Vec3 from = placeIn(random, random.below(4) == 0) * 0.5;
      const Vec3 place = box.center + Vec3{from.x * box.halfExtents.x, from.y * box.halfExtents.y,
                                           from.z * box.halfExtents.z};
      expectTheTestsDepth(place, box, certain);
      expectTheTestsDepth(place, straightened(box), certain);
    });
  }
  EXPECT_GT(certain.found, certain.all * 2 / 3);
}

TEST(PointAndBox, LeavesOutWhatIsNotKnown) {
  const Obb cube = box({0, 0, 0}, {1, 1, 1});
  EXPECT_TRUE(pointAndBox(Point{{2, 0, 0}}, cube).nearest);
  EXPECT_FALSE(pointAndBox(Point{{0.5, 0, 0}}, cube).nearest) << "inside";
  EXPECT_FALSE(pointAndBox(Point{{1, 0, 0}}, cube).nearest) << "on a face";
  EXPECT_FALSE(pointAndBox(Point{{2, 1, 0}}, cube).nearest) << "above the end of a face";
  EXPECT_FALSE(pointAndBox(Sphere{{2, 0, 0}, 1}, cube).nearest) << "the gap is 0";
  EXPECT_TRUE(pointAndBox(Point{{0.5, 0.25, 0.125}}, cube).depth);
  EXPECT_FALSE(pointAndBox(Point{{0, 0, 0}}, cube).depth) << "either way is as short";
  EXPECT_FALSE(pointAndBox(Point{{1, 0, 0}}, cube).depth) << "on a face";
  EXPECT_FALSE(pointAndBox(Point{{2, 0, 0}}, Sphere{{0, 0, 0}, 1}).nearest) << "no box";
  EXPECT_FALSE(pointAndBox(cube, box({4, 0, 0}, {1, 1, 1})).nearest) << "no point";
}

}  // namespace
}  // namespace collision
