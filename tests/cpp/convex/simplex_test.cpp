// The nearest point to the origin of what a few points span.
#include "convex/simplex.h"

#include <gtest/gtest.h>

#include <span>

#include "convex/closest_features.h"
#include "grid.h"
#include "linear/number_vector.h"

namespace collision {
namespace {

struct Added {
  bool outside = true;
  Vec3 nearest;
  Vec3 onA;
};

/** Each point comes from twice itself on a. */
Added spanned(std::initializer_list<Vec3> points) {
  Simplex simplex;
  Added added;
  for (const Vec3& point : points) {
    added.outside = simplex.add({point, point * 2.0});
  }
  added.nearest = simplex.nearest().point;
  added.onA = simplex.nearest().onA;
  return added;
}

TEST(Simplex, OfAPointIsThePoint) {
  EXPECT_EQ(spanned({{1, 2, 3}}).nearest, (Vec3{1, 2, 3}));
  EXPECT_TRUE(spanned({{0, 0, 0}}).outside);
}

TEST(Simplex, OfASegmentItsInsideOrAnEnd) {
  EXPECT_EQ(spanned({{1, 0, 0}, {0, 1, 0}}).nearest, (Vec3{0.5, 0.5, 0}));
  EXPECT_EQ(spanned({{1, 0, 0}, {0, 1, 0}}).onA, (Vec3{1, 1, 0}));
  EXPECT_EQ(spanned({{1, 0, 0}, {2, 5, 0}}).nearest, (Vec3{1, 0, 0}));
  EXPECT_EQ(spanned({{2, 5, 0}, {1, 0, 0}}).nearest, (Vec3{1, 0, 0}));
  EXPECT_EQ(spanned({{1, 1, 0}, {1, 1, 0}}).nearest, (Vec3{1, 1, 0}));
}

TEST(Simplex, OfATriangleFaceEdgeOrCorner) {
  EXPECT_EQ(spanned({{-1, -1, 2}, {3, -1, 2}, {-1, 3, 2}}).nearest, (Vec3{0, 0, 2}));
  EXPECT_EQ(spanned({{-1, 1, 2}, {3, 1, 2}, {-1, 5, 2}}).nearest, (Vec3{0, 1, 2}));
  EXPECT_EQ(spanned({{1, 1, 2}, {3, 1, 2}, {1, 5, 2}}).nearest, (Vec3{1, 1, 2}));
  // Without area: the nearest of the edges.
  EXPECT_EQ(spanned({{-2, 1, 0}, {4, 1, 0}, {1, 1, 0}}).nearest, (Vec3{0, 1, 0}));
}

TEST(Simplex, OfATetrahedronAroundTheOriginItSaysSo) {
  const Added around = spanned({{-1, -1, -1}, {3, -1, -1}, {-1, 3, -1}, {-1, -1, 3}});
  EXPECT_FALSE(around.outside);
  EXPECT_NEAR(length(around.nearest), 0, 1e-15);
  const Added above1 = spanned({{-1, -1, 1}, {3, -1, 1}, {-1, 3, 1}, {0, 0, 5}});
  EXPECT_TRUE(above1.outside);
  EXPECT_EQ(above1.nearest, (Vec3{0, 0, 1}));
}

/** The distance algorithm: toward the nearest point, until no corner lies further that way. */
Vec3 walked(std::span<const Vec3> corners) {
  Simplex simplex;
  simplex.add({corners[0], corners[0]});
  for (int step = 0; step < 30; ++step) {
    const Vec3 nearest = simplex.nearest().point;
    Vec3 furthest = corners[0];
    for (const Vec3& corner : corners) {
      furthest = dot(corner, nearest) < dot(furthest, nearest) ? corner : furthest;
    }
    const double gained = dot(nearest - furthest, nearest);
    if (gained <= 1e-14 * (1 + dot(nearest, nearest)) || !simplex.add({furthest, furthest})) {
      break;
    }
  }
  return simplex.nearest().point;
}

TEST(Simplex, WalksToTheExactNearestPoint) {
  Random random(20260921);
  const Polytope origin(Point{{0, 0, 0}});
  for (int round = 0; round < 2000; ++round) {
    const Triangle triangle{gridPoint(random), gridPoint(random), gridPoint(random)};
    const auto exact = closestFeatures(PolytopeTermsPair<Exact>(origin, Polytope(triangle)));
    ASSERT_TRUE(exact.has_value()) << random.where(round);
    const double squared = quotient(exact->numerator, exact->denominator);
    const Vec3 found = walked(triangle.corners());
    ASSERT_NEAR(dot(found, found), squared, 1e-12 * (1 + squared)) << random.where(round);
  }
}

}  // namespace
}  // namespace collision
