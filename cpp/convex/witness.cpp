#include "convex/witness.h"

#include "linear/rounded.h"
#include "number/index.h"
#include "number/quadratic_surd.h"

namespace collision {
namespace {

Exact count(int number) { return {static_cast<double>(number)}; }

/** What an axis meets of a polytope, twice, times n; minRoot and maxRoot come times √raySquare. */
struct Projection {
  ProjectedInterval<Exact> rational;
  Exact minRoot;
  Exact maxRoot;
};

Projection projectionOf(const PolytopeTerms<Exact>& terms, const ExactVec3& axis) {
  Projection projection{terms.along(axis), {}, {}};
  if (terms.endsAtRoot) {
    const Exact along = dot(terms.rayReach, axis) * Exact(2.0);
    (along.sign() == Sign::positive ? projection.maxRoot : projection.minRoot) = along;
  }
  return projection;
}

/** rational + rootA √raySquareA + rootB √raySquareB; both roots only of parallel rays. */
QuadraticSurd sumOf(const Exact& rational, const Exact& rootA, const Exact& rootB,
                    const PolytopeTerms<Exact>& a, const PolytopeTerms<Exact>& b) {
  if (rootB.sign() == Sign::zero) {
    return {rational, rootA, a.raySquare, Exact(1.0)};
  }
  if (rootA.sign() == Sign::zero) {
    return {rational, rootB, b.raySquare, Exact(1.0)};
  }
  // Of parallel directions d and e: √e² = |d · e| √d² / d².
  const Exact both = absolute(dot(a.edge[0], b.edge[0]));
  return {rational * a.raySquare, rootA * a.raySquare + rootB * both, a.raySquare, a.raySquare};
}

/** The gap times 2 n n' |axis|, and whether the axis points from a to b; none without an end. */
struct AxisSide {
  bool ends = false;
  bool forward = true;
  QuadraticSurd gap;
};

AxisSide sideOf(const PolytopeTerms<Exact>& a, const PolytopeTerms<Exact>& b,
                const ExactVec3& axis) {
  const Projection onA = projectionOf(a, axis);
  const Projection onB = projectionOf(b, axis);
  const QuadraticSurd above = sumOf(onB.rational.min * a.n - onA.rational.max * b.n,
                                    -(onA.maxRoot * b.n), onB.minRoot * a.n, a, b);
  const QuadraticSurd below = sumOf(onA.rational.min * b.n - onB.rational.max * a.n,
                                    onA.minRoot * b.n, -(onB.maxRoot * a.n), a, b);
  const Sign aGoes = a.unbounded ? dot(a.edge[0], axis).sign() : Sign::zero;
  const Sign bGoes = b.unbounded ? dot(b.edge[0], axis).sign() : Sign::zero;
  const bool aboveEnds = aGoes != Sign::positive && bGoes != Sign::negative;
  const bool belowEnds = aGoes != Sign::negative && bGoes != Sign::positive;
  const bool forward = aboveEnds && (!belowEnds || compare(above, below) != Sign::negative);
  return {aboveEnds || belowEnds, forward, forward ? above : below};
}

double metres(const PolytopeTerms<Exact>& a, const PolytopeTerms<Exact>& b,
              const QuadraticSurd& gap, const ExactVec3& axis) {
  const Fraction fraction = nearly(gap);
  return quotient(fraction.numerator,
                  fraction.denominator * rootOf(dot(axis, axis)) * a.n * b.n * Exact(2.0));
}

}  // namespace

Support supportOf(const PolytopeTerms<Exact>& given, const ExactVec3& axis, const Vec3& reference) {
  const PolytopeTerms<Exact> terms = withRoundedEnd(given);
  std::array<Exact, 3> along;
  Exact furthest;
  for (int i = 0; i < terms.corners; ++i) {
    along[at(i)] = dot(terms.corner[at(i)], axis);
    furthest = i == 0 ? along[0] : greatest(furthest, along[at(i)]);
  }
  ExactVec3 sum;
  int tied = 0;
  Corners corners = 0;
  for (int i = 0; i < terms.corners; ++i) {
    if (along[at(i)] == furthest) {
      sum = sum + terms.corner[at(i)];
      ++tied;
      corners |= 1U << at(i);
    }
  }
  for (int i = 0; i < terms.generators; ++i) {
    const ExactVec3& generator = terms.generator[at(i)];
    const Sign sign = dot(generator, axis).sign();
    corners = swept(corners, i, static_cast<int>(sign));
    if (sign != Sign::zero) {
      sum = sum + generator * count(sign == Sign::positive ? tied : -tied);
    }
  }
  if (terms.unbounded && dot(terms.edge[0], axis).sign() == Sign::zero) {
    corners |= 0b10;
  }
  const Exact weight = terms.n * count(2 * tied);
  return {quotient(sum + lift(reference) * weight, weight), corners};
}

Witness exactWitness(const PolytopeTerms<Exact>& a, const PolytopeTerms<Exact>& b,
                     const ExactVec3& axis, const Vec3& reference) {
  const AxisSide side = sideOf(a, b, axis);
  if (!side.ends) {
    return {};
  }
  const ExactVec3 fromAToB = side.forward ? axis : -axis;
  const Support onA = supportOf(a, fromAToB, reference);
  const Support onB = supportOf(b, -fromAToB, reference);
  return {unitOf(fromAToB), metres(a, b, side.gap, axis), onA.point, onB.point, onA.corners,
          onB.corners};
}

Witness leastWitness(const PolytopeTerms<Exact>& a, const PolytopeTerms<Exact>& b,
                     std::span<const ExactVec3> axes, const Vec3& reference) {
  const ExactVec3* best = nullptr;
  double least = kInfinity;
  for (const ExactVec3& axis : axes) {
    if (isZero(axis)) {
      continue;
    }
    const AxisSide side = sideOf(a, b, axis);
    if (side.ends && signOf(side.gap.a, side.gap.b, side.gap.q) == Sign::zero) {
      return exactWitness(a, b, axis, reference);  // they touch; a depth that rounds to 0 is none
    }
    const double depth = side.ends ? std::fabs(metres(a, b, side.gap, axis)) : kInfinity;
    if (best == nullptr ? depth < kInfinity : clearlyLess(depth, least)) {
      best = &axis;
      least = depth;
    }
  }
  return best == nullptr ? Witness{} : exactWitness(a, b, *best, reference);
}

}  // namespace collision
