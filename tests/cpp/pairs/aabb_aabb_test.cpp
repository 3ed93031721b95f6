// Axis-aligned boxes: comparing doubles rounds nothing.
#include "ledger.h"
#include "shapes.h"

namespace collision {
namespace {

TEST(AabbAabb, ContactIsTouching) {
  const Aabb unit{{0, 0, 0}, {1, 1, 1}};
  EXPECT_EQ(outcomeOf(unit, Aabb{{1, 0, 0}, {2, 1, 1}}), Outcome::touching);
  EXPECT_EQ(outcomeOf(unit, Aabb{{1, 1, 1}, {2, 2, 2}}), Outcome::touching);
  EXPECT_EQ(outcomeOf(unit, Aabb{{above(1), 0, 0}, {2, 1, 1}}), Outcome::apart);
  EXPECT_EQ(outcomeOf(unit, Aabb{{below(1), 0, 0}, {2, 1, 1}}), Outcome::overlapping);
  const Verdict deep = ask(unit, Aabb{{0.25, 0.5, -5}, {2, 2, 5}});
  EXPECT_EQ(deep.witness.gap, -0.5);
  EXPECT_EQ(deep.witness.axis, (Vec3{0, 1, 0}));
  EXPECT_EQ(outcomeOf(Aabb{{0, 0, 0}, {1, 1, 0}}, Aabb{{0, 0, 0}, {1, 1, 0}}), Outcome::touching);
}

TEST(AabbAabb, NothingIsEverRounded) {
  const Aabb unit{{0, 0, 0}, {1, 1, 1}};
  EXPECT_EQ(ask(unit, Aabb{{1, 0, 0}, {2, 1, 1}}).decidedBy, DecidedBy::filter);
  EXPECT_EQ(outcomeOf(Aabb{{0, 0, 0}, {5e-324, 1, 1}}, Aabb{{5e-324, 0, 0}, {1, 1, 1}}),
            Outcome::touching);
  EXPECT_EQ(outcomeOf(Aabb{{0, 0, 0}, {5e-324, 1, 1}}, Aabb{{1e-323, 0, 0}, {1, 1, 1}}),
            Outcome::apart);
}

TEST(AabbAabb, TheWitnessPointsFromAToB) {
  const Verdict verdict = ask(Aabb{{0, 0, 0}, {1, 2, 2}}, Aabb{{0, -5, 1}, {1, -3, 3}});
  EXPECT_EQ(verdict.candidate, 1);
  EXPECT_EQ(verdict.witness.gap, 3);
  EXPECT_EQ(verdict.witness.axis, (Vec3{0, -1, 0}));
  EXPECT_EQ(verdict.witness.supportA, (Vec3{0.5, 0, 1}));
  EXPECT_EQ(verdict.witness.supportB, (Vec3{0.5, -3, 2}));
  expectLedgerAgrees(Aabb{{0, 0, 0}, {1, 2, 2}}, Aabb{{0, -5, 1}, {1, -3, 3}});
}

TEST(AabbAabb, TheFirstAxisThatSeparatesIsNamed) {
  Trace trace;
  traceOf(Aabb{{0, 0, 0}, {1, 1, 1}}, Aabb{{0, 2, 2}, {1, 3, 3}}, trace);
  ASSERT_EQ(trace.count(), 3);
  EXPECT_EQ(trace[0].status, StepStatus::overlaps);
  EXPECT_EQ(trace[1].status, StepStatus::separates);
  EXPECT_TRUE(trace[1].reached);
  EXPECT_EQ(trace[2].status, StepStatus::separates);
  EXPECT_FALSE(trace[2].reached);
}

TEST(AabbAabb, TiesOfDepthGoToTheFirstAxis) {
  EXPECT_EQ(ask(Aabb{{0, 0, 0}, {2, 2, 2}}, Aabb{{1, 1, 1}, {3, 3, 3}}).candidate, 0);
  EXPECT_EQ(ask(Aabb{{0, 0, 0}, {2, 2, 2}}, Aabb{{0, 1, 1}, {3, 3, 3}}).candidate, 1);
}

}  // namespace
}  // namespace collision
