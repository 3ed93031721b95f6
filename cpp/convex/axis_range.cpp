#include "convex/axis_range.h"

#include "linear/number_vector.h"
#include "number/index.h"

namespace collision {

template <class T>
AxisRange<T> rangeAlong(const PolytopeTerms<T>& terms, double radius, const Vector3<T>& axis,
                        const T& atReference) {
  const T twice = terms.n * T(2.0);
  const ProjectedInterval<T> interval = terms.along(axis);
  const T base = atReference * twice;
  AxisRange<T> range{QuadraticSurd<T>::fraction(interval.min + base, twice),
                     QuadraticSurd<T>::fraction(interval.max + base, twice)};
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
double projectedRadius(const PolytopeTerms<T>& terms, double radius, const Vector3<T>& axis) {
  if (terms.unbounded && dot(terms.edge[0], axis).sign() != Sign::zero) {
    return kNone;
  }
  T width;  // times n
  if (terms.corners == 3) {
    for (const Vector3<T>& edge : terms.edge) {
      width = greatest(width, absolute(dot(edge, axis)));
    }
  }
  for (std::size_t i = 0; i < at(terms.generators); ++i) {
    width = width + absolute(dot(terms.generator[i], axis));
  }
  if (terms.endsAtRoot) {
    width = absolute(dot(terms.rayReach, axis)) * squareRoot(terms.raySquare);
  }
  const T norm = squareRoot(dot(axis, axis)) * terms.n * T(2.0);
  return quotient(width + T(radius) * norm, norm);
}

template AxisRange<Approximate> rangeAlong(const PolytopeTerms<Approximate>&, double,
                                           const ApproximateVec3&, const Approximate&);
template AxisRange<Exact> rangeAlong(const PolytopeTerms<Exact>&, double, const ExactVec3&,
                                     const Exact&);
template double projectedRadius(const PolytopeTerms<Approximate>&, double, const ApproximateVec3&);
template double projectedRadius(const PolytopeTerms<Exact>&, double, const ExactVec3&);

}  // namespace collision
