#include "pairs/plane_side.h"

#include "linear/number_vector.h"
#include "number/certified.h"

namespace collision {

template <class T>
double distanceOf(const QuadraticSurd<T>& value, const Plane& plane) {
  const Vector3<T> normal = vectorOf<T>(plane.normal);
  const Fraction<T> fraction = nearly(value);
  return quotient(fraction.numerator, fraction.denominator * squareRoot(dot(normal, normal)));
}

Vec3 footOf(const Plane& plane, const Vec3& p) {
  return certified([&]<class T>() {
    const Vector3<T> normal = vectorOf<T>(plane.normal);
    const T squared = dot(normal, normal);
    const T value = planeValue<T>(normal, plane.constant, vectorOf<T>(p));
    return quotient(vectorOf<T>(p) * squared - normal * value, squared);
  });
}

Vec3 unitNormalOf(const Plane& plane) {
  return certified([&]<class T>() { return unitOf(vectorOf<T>(plane.normal)); });
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

template <class T>
Witness witnessBesidePlane(Outcome outcome, const Plane& plane, const PlaneEnd<T>& lower,
                           const PlaneEnd<T>& upper) {
  Witness witness;
  const Vec3 axis = unitOf(vectorOf<T>(plane.normal));
  const double above = upper.infinite ? -kInfinity : -distanceOf(upper.value, plane);
  const double below = lower.infinite ? -kInfinity : distanceOf(lower.value, plane);
  const bool forward = above >= below;
  witness.axis = forward ? axis : -axis;
  witness.gap = agreeing(forward ? above : below, signOf(outcome));
  witness.pointA = forward ? upper.point : lower.point;
  witness.cornersA = forward ? upper.corners : lower.corners;
  witness.pointB = footOf(plane, witness.pointA);
  return witness;
}

void traceBesidePlane(const Verdict& verdict, const Plane& plane, const Decision& gap,
                      const Projection& extent, const Vec3& foot, Trace& trace) {
  const Projection onPlane{{0, 0}, foot, foot};
  Step step = axisStep(0, StepGroup::plane, gap, unitNormalOf(plane), extent, onPlane, foot, true);
  step.gap = verdict.witness.gap;
  trace.add(step);
}

template double distanceOf(const QuadraticSurd<Approximate>&, const Plane&);
template double distanceOf(const QuadraticSurd<Exact>&, const Plane&);
template Witness witnessBesidePlane(Outcome, const Plane&, const PlaneEnd<Approximate>&,
                                    const PlaneEnd<Approximate>&);
template Witness witnessBesidePlane(Outcome, const Plane&, const PlaneEnd<Exact>&,
                                    const PlaneEnd<Exact>&);

}  // namespace collision
