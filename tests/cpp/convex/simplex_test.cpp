// The nearest point to the origin of what a few points span.
#include "convex/simplex.h"

#include <gtest/gtest.h>

#include <vector>

#include "convex/closest_points.h"
#include "convex/compare_distance.h"
#include "linear/number_vector.h"

namespace collision {
namespace {

/** The corners of a triangle as points of D, twice, one by one, as far as they go. */
template <class T>
struct Spanned {
  PolytopeTermsPair<T> pair;
  Differences<T> d;
  Simplex<T> simplex;

  explicit Spanned(const Triangle& triangle, int count = 3)
      : pair(Polytope(Point{}), Polytope(triangle)), d(pair.a, pair.b, T(1.0)), simplex(d) {
    for (int i = 0; i < count; ++i) {
      EXPECT_TRUE(simplex.add({{0, i}}));
    }
  }
};

void expectNearest(const std::vector<Vec3>& points, const Vec3& nearest, int count) {
  const int added = static_cast<int>(points.size());
  const Triangle triangle{points[0], points[added > 1 ? 1 : 0], points[added > 2 ? 2 : 0]};
  const Spanned<Exact> exact(triangle, added);
  EXPECT_EQ(exact.simplex.count(), count);
  const auto weights = exact.simplex.weights();
  EXPECT_EQ(quotient(weights.squared, weights.sum), 4 * dot(nearest, nearest));
  EXPECT_TRUE(isZero(cross(exact.simplex.toNearest(), lift(nearest))));
  // In doubles the same.
  const Polytope polytope(triangle);
  const Differences<double> d(Polytope(Point{}).rounded({}), polytope.rounded({}), 1.0);
  Simplex<double> simplex(d);
  for (int i = 0; i < added; ++i) {
    EXPECT_TRUE(simplex.add({{0, i}}));
  }
  EXPECT_EQ(nearestPointOf(simplex), nearest * 2.0);
  EXPECT_EQ(simplex.count(), count);
}

TEST(Simplex, OfAPointIsThePoint) {
  expectNearest({{1, 2, 3}}, {1, 2, 3}, 1);
  expectNearest({{0, 0, 0}}, {0, 0, 0}, 1);
}

TEST(Simplex, OfASegmentItsInsideOrItsNewestEnd) {
  expectNearest({{1, 0, 0}, {0, 1, 0}}, {0.5, 0.5, 0}, 2);
  expectNearest({{2, 5, 0}, {1, 0, 0}}, {1, 0, 0}, 1);
}

TEST(Simplex, OfATriangleFaceEdgeOrCorner) {
  expectNearest({{-1, -1, 2}, {3, -1, 2}, {-1, 3, 2}}, {0, 0, 2}, 3);
  expectNearest({{-1, 5, 2}, {3, 1, 2}, {-1, 1, 2}}, {0, 1, 2}, 2);
  expectNearest({{3, 1, 2}, {1, 5, 2}, {1, 1, 2}}, {1, 1, 2}, 1);
  // Without area.
  expectNearest({{-2, 1, 0}, {4, 1, 0}}, {0, 1, 0}, 2);
}

TEST(Simplex, OfATetrahedronAroundTheOriginItSaysSo) {
  // Four corners of a box, no two of which share an edge.
  const Polytope point(Point{{0.25, 0.125, -0.5}});
  const Polytope box(Aabb{{-3, -3, -3}, {3, 3, 3}});
  const PolytopeTermsPair<Exact> pair(point, box);
  const Differences<Exact> d(pair.a, pair.b, Exact(1.0));
  Simplex<Exact> simplex(d);
  bool outside = true;
  for (const std::array<int, 3>& upper : {std::array{0, 0, 0}, {1, 1, 0}, {1, 0, 1}, {0, 1, 1}}) {
    SupportName name;
    for (int i = 0; i < 3; ++i) {
      name.upper |= upper[at(i)] != 0 ? SupportName::generatorBit(1, i) : 0;
    }
    EXPECT_TRUE(outside);
    outside = simplex.add(name);
  }
  EXPECT_FALSE(outside);
  const auto weights = simplex.weights();
  EXPECT_EQ(weights.squared.sign(), Sign::zero);
  ExactVec3 mean = simplex.newest() * weights.sum;
  for (int i = 1; i < 4; ++i) {
    mean = mean + simplex.edges()[at(i)] * weights.of[at(i)];
  }
  EXPECT_TRUE(isZero(mean));
}

TEST(Simplex, KnowsWhatIsLevelByTheNames) {
  const Spanned<Exact> face(Triangle{{-1, -1, 2}, {3, -1, 2}, {-1, 3, 2}});
  const LevelParts ofFace = face.simplex.levelParts();
  EXPECT_EQ(ofFace.upper, 0U);
  EXPECT_TRUE(ofFace.holdsCorner(1, 0));
  EXPECT_TRUE(ofFace.holdsCorner(1, 1));
  EXPECT_FALSE(ofFace.holdsCorner(0, 0));

  // The edge along x of a box, and both ends of a segment across it: two things differ.
  const Polytope segment(Segment{{0, -4, -4}, {0, -4, -5}});
  const Polytope box(Aabb{{-1, -1, -1}, {1, 1, 1}});
  const PolytopeTermsPair<Exact> pair(segment, box);
  const Differences<Exact> d(pair.a, pair.b, Exact(1.0));
  const unsigned alongX = SupportName::generatorBit(1, 0);
  const unsigned onSegment = SupportName::generatorBit(0, 0);
  Simplex<Exact> edge(d);
  edge.add({{}, 0});
  edge.add({{}, alongX});
  ASSERT_EQ(edge.count(), 2);
  EXPECT_EQ(edge.levelParts().upper, alongX);
  Simplex<Exact> across(d);
  across.add({{}, onSegment});
  across.add({{}, alongX});
  EXPECT_EQ(across.levelParts().upper, 0U);
}

}  // namespace
}  // namespace collision
