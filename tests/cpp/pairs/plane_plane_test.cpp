// Two planes: they cross unless they are parallel, to the last bit of their normals.
#include "ledger.h"
#include "shapes.h"

namespace collision {
namespace {

const Plane kFloor{{0, 0, 1}, 0};

TEST(PlanePlane, ParallelOnesAreApart) {
  const Plane ceiling{{0, 0, 2}, -6};  // z = 3
  const Verdict verdict = ask(kFloor, ceiling);
  EXPECT_EQ(verdict.outcome, Outcome::apart);
  EXPECT_EQ(verdict.witness.gap, 3);
  EXPECT_EQ(verdict.witness.axis, (Vec3{0, 0, 1}));
  EXPECT_EQ(verdict.witness.supportA, (Vec3{0, 0, 0}));
  EXPECT_EQ(verdict.witness.supportB, (Vec3{0, 0, 3}));
  EXPECT_EQ(verdict.side, Side::back);  // the floor lies behind a ceiling that looks up
  EXPECT_EQ(ask(kFloor, Plane{{0, 0, -2}, 6}).side, Side::front);
  const Verdict mirrored = ask(ceiling, kFloor);
  EXPECT_EQ(mirrored.witness.gap, 3);
  EXPECT_EQ(mirrored.witness.axis, (Vec3{0, 0, -1}));
  EXPECT_EQ(mirrored.side, Side::front);
}

TEST(PlanePlane, TheSamePlaneTouchesItself) {
  const Plane plane{{1, 2, 3}, 1};
  for (const double scale : {1.0, -1.0, 3.0, -0x1p-40}) {
    const Verdict verdict = ask(plane, Plane{plane.normal * scale, scale});
    EXPECT_EQ(verdict.outcome, Outcome::touching) << scale;
    EXPECT_EQ(verdict.decidedBy, DecidedBy::exact) << scale;
    EXPECT_EQ(verdict.side, Side::straddling) << scale;
    EXPECT_EQ(verdict.witness.gap, 0) << scale;
    EXPECT_NEAR(dot(plane.normal, verdict.contact) + plane.constant, 0, 1e-15) << scale;
  }
  EXPECT_EQ(outcomeOf(plane, Plane{{3, 6, 9}, above(3)}), Outcome::apart);
}

TEST(PlanePlane, AnyOtherOnesCross) {
  const Verdict walls = ask(Plane{{1, 0, 0}, -2}, Plane{{0, 1, 0}, 3});
  EXPECT_EQ(walls.outcome, Outcome::overlapping);
  EXPECT_EQ(walls.decidedBy, DecidedBy::filter);
  EXPECT_EQ(walls.side, Side::straddling);
  EXPECT_EQ(walls.contact, (Vec3{2, -3, 0}));
  EXPECT_TRUE(std::isnan(walls.witness.gap));  // no depth: no way out
  const Verdict nearly = ask(kFloor, Plane{{0, 0x1p-1074, 1}, -3});
  EXPECT_EQ(nearly.outcome, Outcome::overlapping);
  EXPECT_EQ(nearly.decidedBy, DecidedBy::exact);
  EXPECT_EQ(outcomeOf(Plane{{0.1, 0.2, 0.3}, 0}, Plane{{0.1, 0.2, above(0.3)}, 1}),
            Outcome::overlapping);
}

TEST(PlanePlane, TheLedgerAsksForTheOffsetOnlyOfParallelOnes) {
  Trace trace;
  traceOf(kFloor, Plane{{0, 1, 0}, 0}, trace);
  ASSERT_EQ(trace.count(), 2);
  EXPECT_LT(trace[0].gap, 0);
  EXPECT_EQ(trace[0].a.max, 1);  // the sine of a right angle
  EXPECT_EQ(trace[1].skip, SkipReason::notNeeded);
  traceOf(kFloor, Plane{{0, 0, 2}, -6}, trace);
  ASSERT_EQ(trace.count(), 2);
  EXPECT_EQ(trace[0].status, StepStatus::touches);
  EXPECT_EQ(trace[1].status, StepStatus::separates);
  EXPECT_EQ(trace[1].gap, 3);
  expectLedgerAgrees(kFloor, Plane{{0, 0, 2}, -6});
  expectLedgerAgrees(kFloor, Plane{{1, 0, 2}, -6});
}

}  // namespace
}  // namespace collision
