#include "pairs/plane_side.h"

#include "convex/axis_range.h"
#include "linear/number_vector.h"
#include "number/certified.h"

namespace collision {

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

namespace {

/** A value of the plane as a signed distance, in meters: over |normal|. */
template <class T>
double distanceOf(const QuadraticSurd<T>& value, const Plane& plane) {
  const Vector3<T> normal = vectorOf<T>(plane.normal);
  const Fraction<T> fraction = nearly(value);
  return quotient(fraction.numerator, fraction.denominator * squareRoot(dot(normal, normal)));
}

/** The signed distance of the center. */
template <class T>
double centerDistance(const Plane& plane, const CoreTerms<T>& core) {
  const auto& [reference, terms, radius] = core;
  const Vector3<T> normal = vectorOf<T>(plane.normal);
  // Corners are counted twice, times n; generators go as far to both sides.
  const T weight = terms.n * T(2.0 * terms.corners);
  Vector3<T> sum = cornerOf(terms, 0);
  for (std::size_t i = 1; i < static_cast<std::size_t>(terms.corners); ++i) {
    sum = sum + cornerOf(terms, i);
  }
  const T value =
      dot(sum, normal) + planeValue<T>(normal, plane.constant, vectorOf<T>(reference)) * weight;
  return quotient(value, weight * squareRoot(dot(normal, normal)));
}

}  // namespace

template <class T>
void numbersBesidePlane(Verdict& verdict, const Plane& plane, const PlaneEnds<T>& ends,
                        const CoreTerms<T>& core) {
  const auto& [lower, upper] = ends;
  const double min = lower.infinite ? -kInfinity : distanceOf(lower.value, plane);
  const double max = upper.infinite ? kInfinity : distanceOf(upper.value, plane);
  const Vec3 axis = unitOf(vectorOf<T>(plane.normal));
  const bool forward = -max >= min;
  const double gap = agreeing(forward ? -max : min, signOf(verdict.outcome));
  verdict.witness.axis = forward ? axis : -axis;
  verdict.witness.gap = gap;
  verdict.witness.supportA = forward ? upper.point : lower.point;
  verdict.witness.cornersA = forward ? upper.corners : lower.corners;
  verdict.witness.supportB = footOf(plane, verdict.witness.supportA);
  // One end is the gap. The other may be rounded to a double beyond it, see metersOf.
  verdict.plane = {centerDistance(plane, core),
                   projectedRadius(core.terms, core.radius, vectorOf<T>(plane.normal)),
                   forward ? least(min, 0.0 - gap) : gap, forward ? 0.0 - gap : greatest(gap, max)};
}

void traceBesidePlane(const Verdict& verdict, const Plane& plane, const Decision& gap,
                      const Projection& extent, const Vec3& foot, Trace& trace) {
  const Projection onPlane{{0, 0}, foot, foot};
  Step step = axisStep(0, StepGroup::plane, gap, unitNormalOf(plane), extent, onPlane, foot, true);
  step.gap = verdict.witness.gap;
  trace.add(step);
}

template void numbersBesidePlane(Verdict&, const Plane&, const PlaneEnds<Approximate>&,
                                 const CoreTerms<Approximate>&);
template void numbersBesidePlane(Verdict&, const Plane&, const PlaneEnds<Exact>&,
                                 const CoreTerms<Exact>&);

}  // namespace collision
