#include "answer/steps.h"

#include <gtest/gtest.h>

namespace collision {
namespace {

TEST(Trace, ReverseExchangesTheShapes) {
  Trace trace;
  Step step;
  step.group = StepGroup::faceA;
  step.a = {0, 1};
  step.b = {2, 3};
  step.aMinPoint = {1, 1, 1};
  step.bMinPoint = {2, 2, 2};
  trace.add(step);
  trace.reverse();
  EXPECT_EQ(trace[0].group, StepGroup::faceB);
  EXPECT_EQ(trace[0].a.min, 2);
  EXPECT_EQ(trace[0].b.max, 1);
  EXPECT_EQ(trace[0].aMinPoint, (Vec3{2, 2, 2}));
}

TEST(Trace, TheGapAgreesWithTheDecision) {
  const Decision touching = decide(Sign::zero);
  const Step step =
      scalarStep(0, StepGroup::distance, StepUnit::meter, touching, {0, 1}, {1 + 1e-16, 2}, true);
  EXPECT_EQ(step.gap, 0);
  EXPECT_EQ(step.status, StepStatus::touches);
  EXPECT_GT(agreeing(-1e-17, Sign::positive), 0);
  EXPECT_LT(agreeing(0, Sign::negative), 0);
}

TEST(Trace, HasRoomForAnyNumberOfSteps) {
  Trace trace;
  for (int i = 0; i < 1000; ++i) {
    Step step;
    step.candidate = i;
    trace.add(step);
  }
  ASSERT_EQ(trace.count(), 1000);
  EXPECT_EQ(trace[999].candidate, 999);
  const Step* first = &trace[0];
  trace.clear();
  EXPECT_EQ(trace.count(), 0);
  trace.add({});
  EXPECT_EQ(&trace[0], first);  // a trace that is used again does not allocate
}

}  // namespace
}  // namespace collision
