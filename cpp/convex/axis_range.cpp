#include "convex/axis_range.h"

#include "answer/positive_zero.h"
#include "collision/visit_shape.h"
#include "linear/number_vector.h"
#include "number/certified.h"
#include "number/index.h"

namespace collision {

template <class T>
AxisRange<T> rangeOf(const PolytopeTerms<T>& terms, const ProjectedInterval<T>& corners,
                     double radius, const Vector3<T>& axis, const T& atReference) {
  const T twice = terms.n * T(2.0);
  const T base = atReference * twice;
  AxisRange<T> range{QuadraticSurd<T>::fraction(corners.min + base, twice),
                     QuadraticSurd<T>::fraction(corners.max + base, twice)};
  range.radius = radius;
  if (terms.unbounded) {
    const Sign goes = dot(terms.edge[0], axis).sign();
    range.lowerEnds = goes != Sign::negative;
    range.upperEnds = goes != Sign::positive;
  }
  if (terms.endsAtRoot) {
    const T along = dot(terms.rayReach, axis) * T(2.0);
    QuadraticSurd<T>& end = along.sign() == Sign::positive ? range.upper : range.lower;
    end.b = along;
    end.q = terms.raySquare;
  }
  return range;
}

template <class T>
AxisRange<T> rangeAlong(const PolytopeTerms<T>& terms, double radius, const Vector3<T>& axis,
                        const T& atReference) {
  return rangeOf(terms, terms.along(axis), radius, axis, atReference);
}

template <class T>
AxisRange<T> rangeAlong(const Plane& plane, const Vector3<T>& axis) {
  const Vector3<T> normal = vectorOf<T>(plane.normal);
  AxisRange<T> range;
  range.lowerEnds = range.upperEnds = isZero(cross(normal, axis));
  if (range.lowerEnds) {
    const T along = -T(plane.constant) * dot(normal, axis);
    range.lower = range.upper = QuadraticSurd<T>::fraction(along, dot(normal, normal));
  }
  return range;
}

template <class T>
AxisRange<T> rangeAlong(ShapeRef shape, const Vector3<T>& axis) {
  if (shape.kind() == Kind::plane) {
    return rangeAlong(shape.as<Plane>(), axis);
  }
  const RoundedPolytope core = roundedPolytopeOf(shape);
  return rangeAlong(core.polytope.in<T>({}), core.radius, axis, T());
}

template <class T>
Interval metersOf(const AxisRange<T>& range, const Vec3& axis) {
  const Direction<T> direction(vectorOf<T>(axis));
  const auto meters = [&](const Fraction<T>& end) {
    return positiveZero(quotient(end.numerator, end.denominator * direction.length));
  };
  Interval interval;
  if (range.lowerEnds) {
    interval.min = meters(range.lowerValue(direction));
  }
  if (range.upperEnds) {
    // Halfway between two doubles either is a rounding: of two ends so close the upper one may get
    // the lower double.
    interval.max = greatest(interval.min, meters(range.upperValue(direction)));
  }
  return interval;
}

Interval intervalAlong(ShapeRef shape, const Vec3& axis) {
  return certified(
      [&]<class T>() { return metersOf(rangeAlong<T>(shape, vectorOf<T>(axis)), axis); });
}

template AxisRange<Approximate> rangeOf(const PolytopeTerms<Approximate>&,
                                        const ProjectedInterval<Approximate>&, double,
                                        const ApproximateVec3&, const Approximate&);
template AxisRange<Exact> rangeOf(const PolytopeTerms<Exact>&, const ProjectedInterval<Exact>&,
                                  double, const ExactVec3&, const Exact&);
template AxisRange<Approximate> rangeAlong(const PolytopeTerms<Approximate>&, double,
                                           const ApproximateVec3&, const Approximate&);
template AxisRange<Exact> rangeAlong(const PolytopeTerms<Exact>&, double, const ExactVec3&,
                                     const Exact&);
template AxisRange<Approximate> rangeAlong(const Plane&, const ApproximateVec3&);
template AxisRange<Exact> rangeAlong(const Plane&, const ExactVec3&);
template AxisRange<Approximate> rangeAlong(ShapeRef, const ApproximateVec3&);
template AxisRange<Exact> rangeAlong(ShapeRef, const ExactVec3&);
template Interval metersOf(const AxisRange<Approximate>&, const Vec3&);
template Interval metersOf(const AxisRange<Exact>&, const Vec3&);

}  // namespace collision
