// What lanes of double-doubles say of two boxes along an axis is what exact numbers say, to the
// bit.
#include "sat/box_along_axis.h"

#include <gtest/gtest.h>

#include "box_pairs.h"
#include "sat/polytope_candidates.h"
#include "shapes/core.h"

namespace collision {
namespace {

struct CertainNumbers {
  int axes = 0;
  int witnesses = 0;
  int all = 0;
};

void expectExact(ShapeRef a, ShapeRef b, const Candidate& candidate, CertainNumbers& certain) {
  ++certain.all;
  const BoxAlongAxis boxes(a, b, candidate);
  if (!boxes.isCertain()) {
    EXPECT_FALSE(boxes.witness());
    return;
  }
  ++certain.axes;
  const Polytope shapeA = roundedPolytopeOf(a).polytope;
  const Polytope shapeB = roundedPolytopeOf(b).polytope;
  const PolytopeAxes<Exact> axes(shapeA, shapeB, shapeA.reference());
  const KnownAxis<Exact> known = axes.along(candidate);
  const Witness expected = witnessAlong(axes.a, axes.b, known, shapeA.reference());
  EXPECT_EQ(boxes.isForward(), isAhead(axes.a, axes.b, known));
  EXPECT_EQ(boxes.unitAxis(), expected.axis);
  EXPECT_EQ(boxes.gap(), expected.gap);
  EXPECT_EQ(boxes.feature(0), expected.cornersA);
  EXPECT_EQ(boxes.feature(1), expected.cornersB);
  if (const auto witness = boxes.witness()) {
    ++certain.witnesses;
    EXPECT_EQ(witness->axis, expected.axis);
    EXPECT_EQ(witness->gap, expected.gap);
    EXPECT_EQ(witness->supportA, expected.supportA);
    EXPECT_EQ(witness->supportB, expected.supportB);
    EXPECT_EQ(witness->cornersA, expected.cornersA);
    EXPECT_EQ(witness->cornersB, expected.cornersB);
  }
}

TEST(BoxAlongAxis, IsExact) {
  Random random(20261202);
  CertainNumbers certain;
  for (int round = 0; round < repeated(6000) && !::testing::Test::HasFailure(); ++round) {
    SCOPED_TRACE(random.where(round));
    withBoxes(random, [&](const auto& a, const auto& b) {
      forEachBoxAxis(a, b, [&](const Candidate& axis) { expectExact(a, b, axis, certain); });
    });
  }
  EXPECT_GT(certain.witnesses, certain.all / 2);
}

TEST(BoxAlongAxis, IsCertainOfOrdinaryBoxes) {
  Random random(7);
  CertainNumbers certain;
  for (int round = 0; round < repeated(600); ++round) {
    SCOPED_TRACE(random.where(round));
    Obb a = anyBoxAt(random, 1, placeIn(random, false));
    Obb b = anyBoxAt(random, 1, placeIn(random, false));
    a.rotation = anyTurn(random);
    b.rotation = anyTurn(random);
    const Aabb straight = straightened(a);
    for (const ShapeRef first : {ShapeRef(a), ShapeRef(straight)}) {
      forEachBoxAxis(first, b,
                     [&](const Candidate& axis) { expectExact(first, b, axis, certain); });
    }
  }
  EXPECT_GT(certain.axes, certain.all * 98 / 100);
  EXPECT_GT(certain.witnesses, certain.axes * 98 / 100);
}

TEST(BoxAlongAxis, KnowsWhatIsExactlyZero) {
  Random random(8);
  CertainNumbers certain;
  for (int round = 0; round < repeated(300); ++round) {
    SCOPED_TRACE(random.where(round));
    withCrateOnAFloor(random, [&](const auto& ground, const Obb& crate, const Candidate& axis) {
      expectExact(ground, crate, axis, certain);
    });
  }
  EXPECT_GT(certain.witnesses, certain.all * 95 / 100);
}

TEST(BoxAlongAxis, LeavesOutWhatIsNotKnown) {
  const Obb a = box({0, 0, 0}, {1, 1, 1});
  const auto isCertain = [&](const Obb& b, const Candidate& candidate) {
    return BoxAlongAxis(a, b, candidate).isCertain();
  };
  const Candidate alongX{CandidateType::faceA, 0};
  EXPECT_TRUE(isCertain(box({1.5, 0, 0}, {1, 1, 1}), alongX));
  EXPECT_TRUE(isCertain(box({3, 0, 0}, {1, 1, 1}), alongX));
  EXPECT_FALSE(isCertain(box({0, 0, 0}, {1, 1, 1}), alongX)) << "either way is as short";
  EXPECT_FALSE(isCertain(box({2, 0, 0}, {1, 1, 1}), alongX)) << "touching";
  EXPECT_FALSE(isCertain(box({1.5, 0, 0}, {1, 0, 1}), alongX)) << "flat";
  EXPECT_FALSE(isCertain(box({1.5, 0, 0}, {1, 1, 1}), {CandidateType::edges, 0, 0})) << "no axis";
  const Quaternion barely{1e-40, 0, 0, 1};
  EXPECT_FALSE(isCertain(box({0, 1.5, 0}, {1, 1, 1}, barely), {CandidateType::faceA, 1}))
      << "a face that is nearly across the axis";
}

}  // namespace
}  // namespace collision
