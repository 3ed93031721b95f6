// GJK with the usual tolerance, in doubles: the walk of convex/gjk.h, which nothing proves, and
// after it EPA for the depth. Both look for an axis, so that each step is one.
#include <cmath>

#include "answer/steps.h"
#include "convex/gjk.h"
#include "difference/expansion.h"
#include "linear/number_vector.h"
#include "number/gap.h"
#include "number/index.h"
#include "shapes/core.h"
#include "shapes/projection.h"
#include "textbook/textbook_tests.h"

namespace collision {
namespace {

/** What both shapes cover along the axes of a walk, as steps. */
class AxisRecorder {
 public:
  AxisRecorder(ShapeRef a, ShapeRef b, const Vec3& reference, Trace* trace)
      : onA_(a), onB_(b), reference_(reference), trace_(trace) {}

  /** `way`: any length; of none the step is skipped. */
  void add(const Vec3& way) {
    if (trace_ == nullptr) {
      return;
    }
    const double norm = length(way);
    if (norm > 0) {
      const Vec3 axis = way * (1 / norm);
      const Projection a = onA_.along(axis, reference_);
      const Projection b = onB_.along(axis, reference_);
      const double gap = gapBetween(a.interval, b.interval);
      Step step = axisStep(count_, StepGroup::distance, compare(gap, kTextbookEpsilon), axis, a, b,
                           reference_, true);
      step.gap = gap;  // which may be above 0, and small enough to be none
      trace_->add(step);
    } else {
      trace_->add(skippedStep(count_, StepGroup::distance, SkipReason::degenerate, true, __LINE__));
    }
    ++count_;
  }

 private:
  Projector onA_;
  Projector onB_;
  Vec3 reference_;
  Trace* trace_;
  int count_ = 0;
};

}  // namespace

TextbookAnswer testRoundedGjk(ShapeRef a, ShapeRef b, Trace* trace) {
  const RoundedPolytope coreA = roundedPolytopeOf(a);
  const RoundedPolytope coreB = roundedPolytopeOf(b);
  const Vec3 reference = referenceOf(coreA.polytope, coreB.polytope);
  const PolytopeTerms<double> termsA = coreA.polytope.rounded(reference);
  const PolytopeTerms<double> termsB = coreB.polytope.rounded(reference);
  const Differences<double> differences(termsA, termsB, 1.0);
  AxisRecorder recorder(a, b, reference, trace);
  Simplex<double> simplex(differences);
  const WalkEnd end = walkToNearest(differences, simplex, [&](const Simplex<double>& reached) {
    recorder.add(reached.toNearest());
    return true;
  });
  if (end == WalkEnd::inside || isZero(simplex.toNearest())) {
    return {true};
  }
  const auto weights = simplex.weights();
  const double scale = 2 * termsA.n * termsB.n;
  const double distance = std::sqrt(weights.squared / weights.sum) / scale;
  const double gap = distance - (coreA.radius + coreB.radius);
  return {gap <= kTextbookEpsilon, kNone, gap};
}

TextbookAnswer testRoundedEpa(ShapeRef a, ShapeRef b, Trace* trace) {
  TextbookAnswer answer = testRoundedGjk(a, b, nullptr);
  if (!std::isnan(answer.gap)) {
    return answer;  // the cores are apart: the distance of these says all
  }
  const RoundedPolytope coreA = roundedPolytopeOf(a);
  const RoundedPolytope coreB = roundedPolytopeOf(b);
  const EpaWalk walk = expand(coreA.polytope, coreB.polytope,
                              trace != nullptr ? EpaRecord::allSteps : EpaRecord::endOnly);
  AxisRecorder recorder(a, b, referenceOf(coreA.polytope, coreB.polytope), trace);
  for (const EpaStep& step : walk.steps) {
    recorder.add(step.normal);
  }
  answer.gap = -(walk.depth + coreA.radius + coreB.radius);  // NaN without steps
  return answer;
}

}  // namespace collision
