// GJK with the usual tolerance: the walk of convex/gjk.h in doubles, which nothing proves.
#include <cmath>

#include "answer/steps.h"
#include "convex/gjk.h"
#include "linear/number_vector.h"
#include "number/gap.h"
#include "shapes/core.h"
#include "shapes/projection.h"
#include "textbook/textbook_tests.h"

namespace collision {

TextbookAnswer testRoundedGjk(ShapeRef a, ShapeRef b, Trace* trace) {
  const RoundedPolytope coreA = roundedPolytopeOf(a);
  const RoundedPolytope coreB = roundedPolytopeOf(b);
  const Vec3 reference = referenceOf(coreA.polytope, coreB.polytope);
  const PolytopeTerms<double> termsA = coreA.polytope.rounded(reference);
  const PolytopeTerms<double> termsB = coreB.polytope.rounded(reference);
  const Differences<double> differences(termsA, termsB, 1.0);
  const Projector onA(a);
  const Projector onB(b);
  int steps = 0;
  const auto record = [&](const Simplex<double>& simplex) {
    const Vec3& way = simplex.toNearest();
    const double norm = length(way);
    if (trace != nullptr) {
      if (norm > 0) {
        const Vec3 axis = way * (1 / norm);
        const Projection projectionA = onA.along(axis, reference);
        const Projection projectionB = onB.along(axis, reference);
        const double gap = gapBetween(projectionA.interval, projectionB.interval);
        Step step = axisStep(steps, StepGroup::distance, compare(gap, kTextbookEpsilon), axis,
                             projectionA, projectionB, reference, true);
        step.gap = gap;  // which may be above 0, and small enough to be none
        trace->add(step);
      } else {
        trace->add(skippedStep(steps, StepGroup::distance, SkipReason::degenerate, true, __LINE__));
      }
    }
    ++steps;
    return true;
  };
  Simplex<double> simplex(differences);
  const WalkEnd end = walkToNearest(differences, simplex, record);
  if (end == WalkEnd::inside || isZero(simplex.toNearest())) {
    return {true};
  }
  const auto weights = simplex.weights();
  const double scale = 2 * termsA.n * termsB.n;
  const double distance = std::sqrt(weights.squared / weights.sum) / scale;
  return {distance - coreA.radius - coreB.radius <= kTextbookEpsilon};
}

}  // namespace collision
