#include "answer/steps.h"

#include <utility>

#include "answer/positive_zero.h"

namespace collision {
namespace {

constexpr StepStatus statusOf(Sign gap) {
  switch (gap) {
    case Sign::positive:
      return StepStatus::separates;
    case Sign::zero:
      return StepStatus::touches;
    case Sign::negative:
      break;
  }
  return StepStatus::overlaps;
}

}  // namespace

void Trace::reverse() {
  for (Step& step : steps_) {
    std::swap(step.a, step.b);
    std::swap(step.aMinPoint, step.bMinPoint);
    std::swap(step.aMaxPoint, step.bMaxPoint);
    if (step.group == StepGroup::faceA) {
      step.group = StepGroup::faceB;
    } else if (step.group == StepGroup::faceB) {
      step.group = StepGroup::faceA;
    }
  }
}

void Trace::clearNegativeZeros() {
  for (Step& step : steps_) {
    ::collision::clearNegativeZeros(step);
  }
}

Step scalarStep(std::int64_t candidate, StepGroup group, StepUnit unit, const Decision& decision,
                const Interval& a, const Interval& b, bool reached) {
  Step step;
  step.candidate = candidate;
  step.group = group;
  step.status = statusOf(decision.sign);
  step.reached = reached;
  step.by = decision.by;
  step.unit = unit;
  step.line = decision.line;
  step.a = a;
  step.b = b;
  step.gap = agreeing(gapBetween(a, b), decision.sign);
  return step;
}

Step skippedStep(std::int64_t candidate, StepGroup group, SkipReason reason, bool reached,
                 int line) {
  Step step;
  step.candidate = candidate;
  step.group = group;
  step.status = StepStatus::skipped;
  step.skip = reason;
  step.reached = reached;
  step.line = line;
  return step;
}

Step axisStep(std::int64_t candidate, StepGroup group, const Decision& decision, const Vec3& axis,
              const Projection& a, const Projection& b, const Vec3& reference, bool reached) {
  Step step =
      scalarStep(candidate, group, StepUnit::meter, decision, a.interval, b.interval, reached);
  const double offset = dot(reference, axis);
  step.a = {a.interval.min + offset, a.interval.max + offset};
  step.b = {b.interval.min + offset, b.interval.max + offset};
  step.axis = axis;
  step.aMinPoint = a.minPoint;
  step.aMaxPoint = a.maxPoint;
  step.bMinPoint = b.minPoint;
  step.bMaxPoint = b.maxPoint;
  return step;
}

}  // namespace collision
