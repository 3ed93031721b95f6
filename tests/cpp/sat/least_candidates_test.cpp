// Few candidates of hulls that overlap, beside all of them: the same one has the least depth, to
// the bit.
#include "sat/least_candidates.h"

#include <gtest/gtest.h>

#include <cmath>

#include "../motion/any_shape.h"
#include "any_hull.h"
#include "collision/collision.h"
#include "number/index.h"
#include "random.h"
#include "sat/polytope_candidates.h"
#include "sat/separate.h"
#include "sat/spanning_edges.h"
#include "shapes.h"

namespace collision {
namespace {

struct Least {
  Candidate candidate;
  Witness witness;
};

Least leastOf(const Polytope& a, const Polytope& b, const std::vector<Candidate>& list) {
  const PolytopeCandidates candidates(a, b, list);
  Witness witness;
  const int row = leastDeep(candidates, {}, witness);
  return {row < 0 ? Candidate{} : list[at(row)], witness};
}

TEST(LeastCandidates, HoldTheOneWithTheLeastDepth) {
  Random random(3251);
  int known = 0;
  int overlapping = 0;
  std::size_t asked = 0;
  for (int round = 0; round < repeated(4000); ++round) {
    SCOPED_TRACE(random.where(round));
    const AnyHull first = anyHull(random);
    const AnyHull second = anyHull(random);
    const ShapeCell box = anyShapeNear(random.below(2) == 0 ? Kind::obb : Kind::aabb, random, 1);
    const ShapeCell triangle = anyShapeNear(Kind::triangle, random, 1);
    const ShapeRef a = first.hull;
    const int kind = random.below(4);
    const ShapeRef b = kind < 2    ? ShapeRef(second.hull)
                       : kind == 2 ? ShapeRef(box)
                                   : ShapeRef(triangle);
    if (outcome(a, b) != Outcome::overlapping) {
      continue;
    }
    ++overlapping;
    const Polytope polytopeA = roundedPolytopeOf(a).polytope;
    const Polytope polytopeB = roundedPolytopeOf(b).polytope;
    const auto few = leastCandidatesOf(polytopeA, polytopeB);
    if (!few) {
      continue;
    }
    ++known;
    asked += few->size();
    const AxisCounts counts = countsOf(polytopeA, polytopeB);
    const SpanningEdges spanning(polytopeA, polytopeB);
    std::vector<Candidate> all;
    forEachAxis(counts, AxisOrder::facesFirst, [&](const Candidate& axis) {
      if (axis.type != CandidateType::edges || spanning.maySpan(axis.i, axis.j)) {
        all.push_back(axis);
      }
    });
    for (std::size_t i = 0; i < few->size(); ++i) {
      const std::int64_t number = numberOf(counts, (*few)[i]);
      ASSERT_EQ((*few)[i], axisAt(counts, number));
      ASSERT_TRUE(i == 0 || number > numberOf(counts, (*few)[i - 1]));
    }
    const Least expected = leastOf(polytopeA, polytopeB, all);
    const Least found = leastOf(polytopeA, polytopeB, *few);
    ASSERT_EQ(found.candidate, expected.candidate);
    ASSERT_EQ(found.witness.gap, expected.witness.gap);
    ASSERT_EQ(found.witness.axis, expected.witness.axis);
    ASSERT_EQ(found.witness.cornersA, expected.witness.cornersA);
    ASSERT_EQ(found.witness.cornersB, expected.witness.cornersB);
  }
  EXPECT_GT(overlapping, repeated(800));
  EXPECT_GT(known, overlapping * 3 / 4);
  RecordProperty("known", known);
  RecordProperty("overlapping", overlapping);
  RecordProperty("asked", static_cast<int>(asked));
}

}  // namespace
}  // namespace collision
