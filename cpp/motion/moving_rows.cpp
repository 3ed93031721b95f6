#include "motion/moving_rows.h"

#include "convex/axis_range.h"
#include "linear/predicates.h"

namespace collision {
namespace {

/** What a polytope covers of an axis, of which it is known which edges are across it. */
template <class T>
AxisRange<T> rangeAlong(const PolytopeTerms<T>& terms, const Vector3<T>& axis, EdgeSet across,
                        const LevelCorners& level) {
  const ProjectedInterval<T> corners = terms.along(axis, across, level);
  if (isAcross(across, 0)) {  // a ray too ends at its start
    return {QuadraticSurd<T>::of(corners.min), QuadraticSurd<T>::of(corners.max)};
  }
  return rangeOf(terms, corners, 0, axis, T());
}

/** first · n − second · m, of which one at most has a root. */
template <class T>
QuadraticSurd<T> differenceOf(const QuadraticSurd<T>& first, const T& n,
                              const QuadraticSurd<T>& second, const T& m) {
  const bool isFirst = first.q.sign() != Sign::zero;
  return {first.a * n - second.a * m, isFirst ? first.b * n : -(second.b * m),
          isFirst ? first.q : second.q, T(1.0)};
}

}  // namespace

template <class T>
TimeSpan<T> MovingRow<T>::span() const {
  TimeSpan<T> span;
  if (!endlessBelow) {
    span = TimeSpan<T>::whileNotNegative(below, slope);
  }
  if (!endlessAbove) {
    const auto other = TimeSpan<T>::whileNotNegative(above, -slope);
    // The two ends are never in the wrong order.
    span.isEmpty = span.isEmpty || other.isEmpty;
    span.hasRoom = span.hasRoom && other.hasRoom;
    if (other.begins) {
      span.begins = true;
      span.from = other.from;
    }
    if (other.ends) {
      span.ends = true;
      span.to = other.to;
    }
  }
  return span;
}

template <class T>
bool MovingRow<T>::hasNoWidth() const {
  if (endlessBelow || endlessAbove) {
    return false;
  }
  const bool isBelow = below.q.sign() != Sign::zero;
  return signOf(below.a + above.a, below.b + above.b, isBelow ? below.q : above.q) == Sign::zero;
}

template <class T>
MovingRow<T> rowAlong(const PolytopeTerms<T>& a, const PolytopeTerms<T>& b,
                      const KnownAxis<T>& known, const Vector3<T>& velocity) {
  const AxisRange<T> onA = rangeAlong(a, known.axis, known.acrossA, known.levelA);
  const AxisRange<T> onB = rangeAlong(b, known.axis, known.acrossB, known.levelB);
  return {differenceOf(onA.upper, b.n, onB.lower, a.n),
          differenceOf(onB.upper, a.n, onA.lower, b.n), !onA.upperEnds || !onB.lowerEnds,
          !onB.upperEnds || !onA.lowerEnds, dot(velocity, known.axis) * (a.n * b.n) * T(2.0)};
}

template <class T>
MovingRow<T> rowBesidePlane(const PolytopeTerms<T>& core, double radius, const Vec3& reference,
                            const Plane& plane, const Vector3<T>& velocity) {
  const Vector3<T> normal = vectorOf<T>(plane.normal);
  const T square = dot(normal, normal);
  const T atReference = planeValue<T>(normal, plane.constant, vectorOf<T>(reference));
  const AxisRange<T> range = rangeAlong(core, radius, normal, atReference);
  const QuadraticSurd<T> lower = range.outerLower(square);
  return {range.outerUpper(square),
          {-lower.a, -lower.b, lower.q, lower.d},
          !range.upperEnds,
          !range.lowerEnds,
          dot(velocity, normal) * range.lower.d};
}

template struct MovingRow<Approximate>;
template struct MovingRow<Exact>;
template MovingRow<Approximate> rowAlong(const PolytopeTerms<Approximate>&,
                                         const PolytopeTerms<Approximate>&,
                                         const KnownAxis<Approximate>&, const ApproximateVec3&);
template MovingRow<Exact> rowAlong(const PolytopeTerms<Exact>&, const PolytopeTerms<Exact>&,
                                   const KnownAxis<Exact>&, const ExactVec3&);
template MovingRow<Approximate> rowBesidePlane(const PolytopeTerms<Approximate>&, double,
                                               const Vec3&, const Plane&, const ApproximateVec3&);
template MovingRow<Exact> rowBesidePlane(const PolytopeTerms<Exact>&, double, const Vec3&,
                                         const Plane&, const ExactVec3&);

}  // namespace collision
