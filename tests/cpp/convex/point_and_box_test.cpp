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
  int apart = 0;  // or inside, where that is asked
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
  const bool isKnown = depthOfPointInBox(place, box).has_value();
  if (outcomeOf(point, box) != Outcome::overlapping) {
    EXPECT_FALSE(isKnown);
    return;
  }
  ++certain.apart;
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

TEST(PointAndBox, DepthsAreThoseOfTheTest) {
  Random random(20261132);
  Certain certain;
  for (int round = 0; round < repeated(4000) && !::testing::Test::HasFailure(); ++round) {
    SCOPED_TRACE(random.where(round));
    withBoxes(random, [&](const auto& /*near*/, const Obb& box) {
      const Vec3 from = placeIn(random, random.below(4) == 0) * 0.5;
      const Vec3 place = box.center + Vec3{from.x * box.halfExtents.x, from.y * box.halfExtents.y,
                                           from.z * box.halfExtents.z};
      const Aabb straight{box.center - box.halfExtents, box.center + box.halfExtents};
      expectTheTestsDepth(place, box, certain);
      expectTheTestsDepth(place, straight, certain);
    });
  }
  EXPECT_GT(certain.found, certain.apart * 2 / 3);
}

TEST(PointAndBox, LeavesOutWhatIsNotKnown) {
  const Obb cube = box({0, 0, 0}, {1, 1, 1});
  EXPECT_TRUE(nearestOfPointAndBox(Point{{2, 0, 0}}, cube));
  EXPECT_FALSE(nearestOfPointAndBox(Point{{0.5, 0, 0}}, cube)) << "inside";
  EXPECT_FALSE(nearestOfPointAndBox(Point{{1, 0, 0}}, cube)) << "on a face";
  EXPECT_FALSE(nearestOfPointAndBox(Point{{2, 1, 0}}, cube)) << "above the end of a face";
  EXPECT_FALSE(nearestOfPointAndBox(Sphere{{2, 0, 0}, 1}, cube)) << "the gap is 0";
  EXPECT_TRUE(depthOfPointInBox({0.5, 0.25, 0.125}, cube));
  EXPECT_FALSE(depthOfPointInBox({0, 0, 0}, cube)) << "either way is as short";
  EXPECT_FALSE(depthOfPointInBox({1, 0, 0}, cube)) << "on a face";
  EXPECT_FALSE(nearestOfPointAndBox(Point{{2, 0, 0}}, Sphere{{0, 0, 0}, 1})) << "no box";
  EXPECT_FALSE(nearestOfPointAndBox(cube, box({4, 0, 0}, {1, 1, 1}))) << "no point";
}

}  // namespace
}  // namespace collision
