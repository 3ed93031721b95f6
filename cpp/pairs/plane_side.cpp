#include "pairs/plane_side.h"

#include "convex/axis_range.h"
#include "linear/number_vector.h"
#include "number/certified.h"

namespace collision {

template <class T>
Vec3 footOf(const PlaneTerms<T>& plane, const Vec3& p) {
  const auto& normal = plane.normal;
  const Vector3<T> place = vectorOf<T>(p);
  return quotient(place * normal.square - normal.vector * plane.valueAt(place), normal.square);
}

Vec3 footOf(const Plane& plane, const Vec3& p) {
  return certified([&]<class T>() { return footOf(PlaneTerms<T>(plane), p); });
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
double distanceOf(const Fraction<T>& value, const PlaneTerms<T>& plane) {
  return quotient(value.numerator, value.denominator * plane.normal.length);
}

/** The signed distance of the center. */
template <class T>
double centerDistance(const PlaneTerms<T>& plane, const CoreTerms<T>& core) {
  const auto& [reference, terms, radius] = core;
  // Corners are counted twice, times n; generators go as far to both sides.
  const T weight = terms.n * T(2.0 * terms.corners);
  Vector3<T> sum = cornerOf(terms, 0);
  for (std::size_t i = 1; i < static_cast<std::size_t>(terms.corners); ++i) {
    sum = sum + cornerOf(terms, i);
  }
  const T value = dot(sum, plane.normal.vector) + plane.valueAt(vectorOf<T>(reference)) * weight;
  return distanceOf<T>({value, weight}, plane);
}

/**
 * Half of the length that a shape covers along a normal: in meters, rounded; NaN where it goes on
 * forever. Other than half the difference of two ends it loses no digit far away.
 */
template <class T>
double projectedRadius(const CoreTerms<T>& core, const Direction<T>& normal) {
  const auto& [reference, terms, radius] = core;
  const Vector3<T>& axis = normal.vector;
  if (terms.unbounded && dot(terms.edge[0], axis).sign() != Sign::zero) {
    return kNone;
  }
  T width;  // times n
  if (terms.isHull()) {
    const ProjectedInterval<T> interval = terms.along(axis);
    width = (interval.max - interval.min) * T(0.5);
  } else if (terms.corners == 3) {
    for (const Vector3<T>& edge : terms.edge) {
      width = greatest(width, absolute(dot(edge, axis)));
    }
  } else if (terms.generators == 0 && !terms.endsAtRoot) {
    return radius;  // of a point
  }
  for (std::size_t i = 0; i < at(terms.generators); ++i) {
    width = width + absolute(dot(terms.generator[i], axis));
  }
  if (terms.endsAtRoot) {
    width = absolute(dot(terms.rayReach, axis)) * squareRoot(terms.raySquare);
  }
  const T norm = normal.length * terms.n * T(2.0);
  return quotient(width + T(radius) * norm, norm);
}

}  // namespace

template <class T>
void numbersBesidePlane(Verdict& verdict, const PlaneTerms<T>& plane, const PlaneEnds<T>& ends,
                        const CoreTerms<T>& core) {
  const auto& [lower, upper] = ends;
  const double min = lower.infinite ? -kInfinity : distanceOf(lower.value, plane);
  const double max = upper.infinite ? kInfinity : distanceOf(upper.value, plane);
  const Vec3 axis = plane.normal.unit();
  const bool forward = -max >= min;
  const double gap = agreeing(forward ? -max : min, signOf(verdict.outcome));
  verdict.witness.axis = forward ? axis : -axis;
  verdict.witness.gap = gap;
  verdict.witness.supportA = forward ? upper.point : lower.point;
  verdict.witness.cornersA = forward ? upper.corners : lower.corners;
  verdict.witness.supportB = footOf(plane, verdict.witness.supportA);
  // One end is the gap. The other may be rounded to a double beyond it, see metersOf.
  verdict.plane = {centerDistance(plane, core), projectedRadius(core, plane.normal),
                   forward ? least(min, 0.0 - gap) : gap, forward ? 0.0 - gap : greatest(gap, max)};
}

void traceBesidePlane(const Verdict& verdict, const Plane& plane, const Decision& gap,
                      const Projection& extent, const Vec3& foot, Trace& trace) {
  const Projection onPlane{{0, 0}, foot, foot};
  Step step = axisStep(0, StepGroup::plane, gap, unitNormalOf(plane), extent, onPlane, foot, true);
  step.gap = verdict.witness.gap;
  trace.add(step);
}

template Vec3 footOf(const PlaneTerms<Approximate>&, const Vec3&);
template Vec3 footOf(const PlaneTerms<Exact>&, const Vec3&);
template void numbersBesidePlane(Verdict&, const PlaneTerms<Approximate>&,
                                 const PlaneEnds<Approximate>&, const CoreTerms<Approximate>&);
template void numbersBesidePlane(Verdict&, const PlaneTerms<Exact>&, const PlaneEnds<Exact>&,
                                 const CoreTerms<Exact>&);

}  // namespace collision
