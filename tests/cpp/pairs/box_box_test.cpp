// Two boxes, one of them turned: contacts that are exact in the numbers given.
#include "ledger.h"
#include "shapes.h"

namespace collision {
namespace {

TEST(BoxBox, TurnedBoxesRestOnEachOther) {
  const Quaternion q{0, 0, 1, 2};  // half extent 5 reaches 7 along x
  const Aabb block{{-5, -5, -5}, {5, 5, 5}};
  EXPECT_EQ(outcomeOf(block, box({12, 1, 0}, {5, 5, 5}, q)), Outcome::touching);
  EXPECT_EQ(outcomeOf(block, box({above(12), 1, 0}, {5, 5, 5}, q)), Outcome::apart);
  EXPECT_EQ(outcomeOf(block, box({below(12), 1, 0}, {5, 5, 5}, q)), Outcome::overlapping);
  EXPECT_EQ(outcomeOf(box({0, 0, 0}, {5, 5, 5}), box({12, 1, 0}, {5, 5, 5}, {0, 0, -3, -6})),
            Outcome::touching);
}

TEST(BoxBox, CrossedEdgesTouch) {
  // Two square bars on edge, one along x and one along z: their edges cross above the origin.
  const Obb lower = box({0, -5, 0}, {20, 5, 5}, {1, 0, 0, 1});
  const Obb upper = box({0, 5, 0}, {5, 5, 20}, {0, 0, 1, 1});
  EXPECT_EQ(outcomeOf(lower, upper), Outcome::touching);
}

TEST(BoxBox, SegmentsWithinOnePlane) {
  const Obb along = box({0, 0, 0}, {1, 0, 0});
  const Obb across = box({3, 0, 0}, {0, 1, 0});
  EXPECT_EQ(outcomeOf(along, across), Outcome::apart);
  EXPECT_EQ(outcomeOf(along, box({1, 0, 0}, {0, 1, 0})), Outcome::touching);
  EXPECT_EQ(outcomeOf(along, box({0, 0, 0}, {0, 1, 0})), Outcome::touching);
  // Turned within their plane, past each other's end: no ordinary candidate sees it.
  EXPECT_EQ(outcomeOf(along, box({1.25, 0.25, 0}, {0.3, 0, 0}, {0, 0, 1, 2})), Outcome::apart);
}

TEST(BoxBox, WhoDecidesAtContactAndAwayFromIt) {
  const Quaternion q{0, 0, 1, 2};
  const Aabb block{{-5, -5, -5}, {5, 5, 5}};
  EXPECT_EQ(ask(block, box({12, 1, 0}, {5, 5, 5}, q)).decidedBy, DecidedBy::exact);
  EXPECT_EQ(ask(block, box({12.5, 1, 0}, {5, 5, 5}, q)).decidedBy, DecidedBy::filter);
  const Verdict apart = ask(block, box({13, 1, 0}, {5, 5, 5}, q));
  EXPECT_EQ(apart.candidate, 0);
  EXPECT_EQ(apart.witness.gap, 1);
  EXPECT_EQ(apart.witness.axis, (Vec3{1, 0, 0}));
}

TEST(BoxBox, AQuaternionOfAnyLengthIsTheSameBox) {
  const Obb block = box({0, 0, 0}, {5, 5, 5});
  for (const double scale : {1.0, -3.0, 0x1p+150, 0x1p-900}) {
    const Quaternion q{0, 0, scale, 2 * scale};
    EXPECT_EQ(outcomeOf(block, box({12, 1, 0}, {5, 5, 5}, q)), Outcome::touching) << scale;
    EXPECT_EQ(outcomeOf(block, box({above(12), 1, 0}, {5, 5, 5}, q)), Outcome::apart) << scale;
  }
}

TEST(BoxBox, EqualOrientationsSkipTheirCrossProducts) {
  Trace trace;
  const Obb a = box({0, 0, 0}, {1, 1, 1}, {0, 0, 1, 2});
  traceOf(a, box({0.5, 0, 0}, {1, 1, 1}, {0, 0, 1, 2}), trace);
  for (const int same : {6, 10, 14}) {
    ASSERT_NE(stepOf(trace, same), nullptr);
    EXPECT_EQ(stepOf(trace, same)->status, StepStatus::skipped);
    EXPECT_EQ(stepOf(trace, same)->skip, SkipReason::parallel);
  }
}

TEST(BoxBox, CrossedEdgesApartByALittle) {
  const Obb lower = box({0, -5, 0}, {20, 5, 5}, {1, 0, 0, 1});
  const auto upper = [](double y) { return box({0, y, 0}, {5, 5, 20}, {0, 0, 1, 1}); };
  EXPECT_EQ(outcomeOf(lower, upper(5)), Outcome::touching);
  EXPECT_EQ(outcomeOf(box({0, -5, 0}, {20, 5, 5}, {1, 0, 0, 1}), upper(above(5))), Outcome::apart);
  EXPECT_EQ(outcomeOf(lower, upper(below(5))), Outcome::overlapping);
}

}  // namespace
}  // namespace collision
