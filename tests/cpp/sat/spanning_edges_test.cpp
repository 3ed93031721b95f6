// Few pairs of edges of two hulls, beside all of them: none is left out that spans a face.
#include "sat/spanning_edges.h"

#include <gtest/gtest.h>

#include <set>
#include <utility>

#include "any_hull.h"
#include "collision/collision.h"
#include "collision/difference.h"
#include "number/index.h"
#include "random.h"
#include "sat/polytope_axes.h"
#include "sat/polytope_candidates.h"

namespace collision {
namespace {

std::set<std::pair<int, int>> pairsOf(const Polytope& a, const Polytope& b) {
  std::set<std::pair<int, int>> found;
  std::pair<int, int> last{-1, -1};
  for (const auto& [edgeA, edgeB] : SpanningEdges(a, b).all()) {
    const std::pair own(edgeA, edgeB);
    EXPECT_LT(last, own);
    last = own;
    found.insert(own);
  }
  return found;
}

/** Whether nothing of a polytope goes further along an axis than an edge of it, exactly. */
bool isOutermost(const PolytopeTerms<Exact>& terms, int edge, const ExactVec3& axis) {
  const auto corner = static_cast<std::size_t>(terms.hull->edges()[at(edge)].corner[0]);
  const Exact most = dot(cornerOf(terms, corner), axis);
  for (std::size_t i = 0; i < terms.hull->corners().size(); ++i) {
    if (most < dot(cornerOf(terms, i), axis)) {
      return false;
    }
  }
  return true;
}

/** Exactly: the edges are not parallel, and D goes no further along their normal than they do. */
bool spanFace(const Polytope& a, const Polytope& b, int edgeA, int edgeB) {
  const PolytopeAxes<Exact> axes(a, b, referenceOf(a, b));
  const ExactVec3 axis = axes.along({CandidateType::edges, edgeA, edgeB}).axis;
  if (isZero(axis)) {
    return false;
  }
  return (isOutermost(axes.a, edgeA, axis) && isOutermost(axes.b, edgeB, -axis)) ||
         (isOutermost(axes.a, edgeA, -axis) && isOutermost(axes.b, edgeB, axis));
}

/** Many corners on a cylinder or a ball, exactly or nearly. */
AnyHull roundHull(Random& random, int sides, bool isCylinder) {
  std::vector<Vec3> points;
  for (int i = 0; i < sides; ++i) {
    const double angle = 2 * 3.141592653589793 * i / sides;
    const Vec3 around{std::cos(angle), std::sin(angle), 0};
    for (const double height : {-1.0, -0.5, 0.5, 1.0}) {
      const double radius = isCylinder ? 1 : std::sqrt(1 - height * height * 0.9);
      points.push_back(around * radius + Vec3{0, 0, height});
    }
  }
  AnyHull made{std::make_unique<HullGeometry>(points), {}};
  const bool isTurned = random.below(2) == 0;
  const auto part = [&] { return isTurned ? random.withinTwo() : 0; };
  made.hull = {made.geometry.get(), {part(), part(), part()}, {part(), part(), part(), 1}};
  return made;
}

TEST(SpanningEdges, LeaveOutNoneThatSpansAFace) {
  Random random(3252);
  int large = 0;
  int left = 0;
  for (int round = 0; round < repeated(120); ++round) {
    SCOPED_TRACE(random.where(round));
    const bool isRound = random.below(3) == 0;
    const auto make = [&] {
      return isRound ? roundHull(random, random.between(5, 16), random.below(2) == 0)
                     : anyHull(random, 48);
    };
    const AnyHull first = make();
    const AnyHull second = make();
    const Polytope a = roundedPolytopeOf(first.hull).polytope;
    const Polytope b = roundedPolytopeOf(second.hull).polytope;
    const std::set<std::pair<int, int>> found = pairsOf(a, b);
    const SpanningEdges spanning(a, b);
    large += a.solid() && b.solid() && a.edges() * b.edges() > 1024 ? 1 : 0;
    for (int i = 0; i < a.edges(); ++i) {
      for (int j = 0; j < b.edges(); ++j) {
        const bool isFound = found.count({i, j}) != 0;
        ASSERT_TRUE(!isFound || spanning.maySpan(i, j));
        // Those that are surely none, and by the way one of others.
        if (!isFound && (spanning.maySpan(i, j) || random.below(200) == 0)) {
          ++left;
          ASSERT_FALSE(a.solid() && b.solid() && spanFace(a, b, i, j)) << i << ", " << j;
        }
      }
    }
  }
  EXPECT_GT(large, repeated(30));
  EXPECT_GT(left, 100);
}

TEST(SpanningEdges, OfTheSameHullTwice) {
  Random random(3253);
  const AnyHull hull = roundHull(random, 12, true);
  const Polytope a = roundedPolytopeOf(hull.hull).polytope;
  const SpanningEdges spanning(a, a);
  const std::set<std::pair<int, int>> found = pairsOf(a, a);
  for (int i = 0; i < a.edges(); ++i) {
    for (int j = 0; j < a.edges(); ++j) {
      ASSERT_TRUE(found.count({i, j}) != 0 || !spanFace(a, a, i, j));
    }
  }
}

TEST(SpanningEdges, OfFlatHullsAreAll) {
  const HullGeometry square(std::array{Vec3{0, 0, 0}, Vec3{1, 0, 0}, Vec3{1, 1, 0}, Vec3{0, 1, 0}});
  const Polytope flat = roundedPolytopeOf(Hull{&square, {}, {}}).polytope;
  EXPECT_EQ(SpanningEdges(flat, flat).all().size(), 16U);
  const Polytope box = roundedPolytopeOf(Aabb{{0, 0, 0}, {1, 1, 1}}).polytope;
  EXPECT_EQ(SpanningEdges(flat, box).all().size(), 12U);
}

}  // namespace
}  // namespace collision
