#include "motion/moving_rows.h"

namespace collision {
namespace {

/** What a polytope covers of an axis, twice, times n: ends that may be roots or nowhere. */
template <class T>
struct Covered {
  QuadraticSurd<T> min;
  QuadraticSurd<T> max;
  bool endlessMin = false;
  bool endlessMax = false;
};

template <class T>
Covered<T> coveredBy(const PolytopeTerms<T>& terms, const Vector3<T>& axis, EdgeSet across,
                     LevelCorners level) {
  const auto [min, max] = terms.along(axis, across, level);
  Covered<T> covered{QuadraticSurd<T>::of(min), QuadraticSurd<T>::of(max)};
  if (terms.endsEverywhere() || isAcross(across, 0)) {
    return covered;
  }
  if (terms.unbounded) {
    const Sign goes = dot(terms.edge[0], axis).sign();
    covered.endlessMin = goes == Sign::negative;
    covered.endlessMax = goes == Sign::positive;
    return covered;
  }
  const T end = dot(terms.rayReach, axis) * T(2.0);
  QuadraticSurd<T>& far = end.sign() == Sign::negative ? covered.min : covered.max;
  far.b = end;
  far.q = terms.raySquare;
  return covered;
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
    span.intersect(TimeSpan<T>::whileNotNegative(below, slope));
  }
  if (!endlessAbove) {
    span.intersect(TimeSpan<T>::whileNotNegative(above, -slope));
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
  const Covered<T> onA = coveredBy(a, known.axis, known.acrossA, known.levelA);
  const Covered<T> onB = coveredBy(b, known.axis, known.acrossB, known.levelB);
  return {differenceOf(onA.max, b.n, onB.min, a.n), differenceOf(onB.max, a.n, onA.min, b.n),
          onA.endlessMax || onB.endlessMin, onB.endlessMax || onA.endlessMin,
          dot(velocity, known.axis) * (a.n * b.n) * T(2.0)};
}

template <class T>
MovingRow<T> rowBesidePlane(const PolytopeTerms<T>& core, double radius, const Vec3& reference,
                            const Plane& plane, const Vector3<T>& velocity) {
  const Vector3<T> normal = vectorOf<T>(plane.normal);
  const T weight = core.n * T(2.0);
  const T atReference = (dot(normal, vectorOf<T>(reference)) + T(plane.constant)) * weight;
  const Covered<T> covered = coveredBy<T>(core, normal, 0, {});
  MovingRow<T> row{covered.max, covered.min, covered.endlessMax, covered.endlessMin,
                   dot(velocity, normal) * weight};
  row.below.a = row.below.a + atReference;
  row.above.a = -(row.above.a + atReference);
  row.above.b = -row.above.b;
  if (radius > 0) {  // then the core has no end that is a root
    const T root = weight * T(radius);
    row.below.b = row.above.b = root;
    row.below.q = row.above.q = dot(normal, normal);
  }
  return row;
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
