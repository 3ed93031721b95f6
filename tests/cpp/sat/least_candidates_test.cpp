// Few candidates of hulls that overlap, beside all of them: the same one has the least depth, to
// the bit.
#include "sat/least_candidates.h"

#include <gtest/gtest.h>

#include <cmath>
#include <memory>

#include "../motion/any_shape.h"
#include "collision/collision.h"
#include "number/index.h"
#include "random.h"
#include "sat/polytope_candidates.h"
#include "sat/separate.h"
#include "shapes.h"

namespace collision {
namespace {

struct AnyHull {
  std::unique_ptr<HullGeometry> geometry;
  Hull hull;
};

/** Of points in a ball, of a grid, or in a few planes; turned, by quaternions of integers, or not.
 */
AnyHull anyHull(Random& random) {
  const int kind = random.below(3);
  std::vector<Vec3> points;
  const auto coordinate = [&] { return kind == 1 ? random.between(-2, 2) : random.withinTwo(); };
  for (int i = random.between(4, 24); i > 0; --i) {
    points.push_back({coordinate(), coordinate(), kind == 2 ? random.between(0, 1) : coordinate()});
  }
  AnyHull made{std::make_unique<HullGeometry>(points), {}};
  const auto part = [&] {
    return random.below(2) == 0 ? random.between(-2, 2) : random.withinTwo();
  };
  const bool isTurned = random.below(3) != 0;
  const Quaternion rotation{isTurned ? part() : 0, isTurned ? part() : 0, isTurned ? part() : 0, 1};
  made.hull = {made.geometry.get(), {part(), part(), part()}, rotation};
  return made;
}

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
    asked += few->list.size();
    const std::vector<Candidate> all = separatingAxesOf(polytopeA, polytopeB);
    ASSERT_EQ(few->list.size(), few->rows.size());
    for (std::size_t i = 0; i < few->list.size(); ++i) {
      ASSERT_EQ(few->list[i], all[at(few->rows[i])]);
      ASSERT_TRUE(i == 0 || few->rows[i] > few->rows[i - 1]);
    }
    const Least expected = leastOf(polytopeA, polytopeB, all);
    const Least found = leastOf(polytopeA, polytopeB, few->list);
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
