// Do two spheres meet? The squared distance of their centers against the squared sum of their
// radii.
#include "math/sphere_terms.h"
#include "pairs/pairs.h"
#include "query/trace.h"

namespace collision {

Verdict sphereSphere(const Sphere& a, const Sphere& b, Trace* trace) {
  const Vec3 between = b.center - a.center;
  const Decision gap = spheresApart(between, a.radius, b.radius);

  const bool concentric = isZero(between);
  const Vec3 axis = concentric ? unitAxis(0) : normalized(between);
  const double distance = length(between);
  Verdict verdict;
  verdict.outcome = outcomeOf(gap);
  verdict.candidate = 0;
  verdict.witness = {axis, agreeing(distance - (a.radius + b.radius), gap.sign),
                     a.center + axis * a.radius, b.center - axis * b.radius};
  if (!gap.positive()) {  // the middle of what they have in common on the line of the centers
    const double near = std::fmax(-a.radius, distance - b.radius);
    const double far = std::fmin(a.radius, distance + b.radius);
    verdict.contact = a.center + axis * (0.5 * (near + far));
  }
  if (trace != nullptr) {
    trace->add(axisStep(0, StepGroup::distance, gap, axis, a.extent(axis, a.center),
                        b.extent(axis, a.center), a.center, true));
  }
  return verdict;
}

}  // namespace collision
