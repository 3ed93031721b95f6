#include "pairs/plane_side.h"

#include "linear/rounded.h"

namespace collision {

double distanceOf(const QuadraticSurd& value, const Plane& plane) {
  const ExactVec3 normal = lift(plane.normal);
  const Fraction fraction = nearly(value);
  return quotient(fraction.numerator, fraction.denominator * rootOf(dot(normal, normal)));
}

Vec3 footOf(const Plane& plane, const Vec3& p) {
  const ExactVec3 normal = lift(plane.normal);
  const Exact squared = dot(normal, normal);
  const auto value = planeValue<Exact>(normal, plane.constant, lift(p));
  return quotient(lift(p) * squared - normal * value, squared);
}

Verdict besidePlane(const EndSigns& ends) {
  const auto& [lower, upper] = ends;
  Verdict verdict;
  const Decision gap = gapBesidePlane(ends);
  verdict.outcome = outcomeOf(gap);
  verdict.decidedBy = lower.by | upper.by;
  const bool within = lower.zero() && upper.zero();
  if (within || (lower.negative() && upper.positive())) {
    verdict.side = Side::straddling;
  } else {
    verdict.side = lower.negative() ? Side::back : Side::front;
  }
  verdict.candidate = 0;
  return verdict;
}

void measureBesidePlane(Verdict& verdict, const Plane& plane, const PlaneEnd& lower,
                        const PlaneEnd& upper) {
  Witness& witness = verdict.witness;
  const Vec3 axis = unitOf(lift(plane.normal));
  const double above = upper.infinite ? -kInfinity : -distanceOf(upper.value, plane);
  const double below = lower.infinite ? -kInfinity : distanceOf(lower.value, plane);
  const bool forward = above >= below;
  witness.axis = forward ? axis : -axis;
  witness.gap = agreeing(forward ? above : below, signOf(verdict.outcome));
  witness.pointA = forward ? upper.point : lower.point;
  witness.cornersA = forward ? upper.corners : lower.corners;
  witness.pointB = footOf(plane, witness.pointA);
}

void traceBesidePlane(const Verdict& verdict, const Plane& plane, const Decision& gap,
                      const Projection& extent, const Vec3& foot, Trace& trace) {
  const Projection onPlane{{0, 0}, foot, foot};
  Step step =
      axisStep(0, StepGroup::plane, gap, unitOf(lift(plane.normal)), extent, onPlane, foot, true);
  step.gap = verdict.witness.gap;
  trace.add(step);
}

}  // namespace collision
