// Bounds in doubles that are never too small, or never too large: what is computed is moved outward
// by more than all of its roundings, which number/relative_roundoff.h derives.
#pragma once

#include <cmath>
#include <limits>

#include "number/relative_roundoff.h"

namespace collision {

/** Units by which `raised` and `lowered` move at least. */
inline constexpr double kLeastPart = 4 * RelativeRoundoff::kUnit;

/** Of what is within 2 ulp: distances, depths, ends of intervals, times of casts. */
inline constexpr double kTwoUlp = 0x1p-51;

/** A part that raised() and lowered() take. */
constexpr double outwardPart(RelativeRoundoff formula) {
  const double part = formula.ofComputed();
  return part < kLeastPart ? kLeastPart : part;
}

/**
 * No less than x (1 + part), x ≥ 0 and part ≥ 4u: computed it is at least
 * x (1 + 2 part (1 − u)) (1 − u) ≥ x (1 + 2 part − 2u part − u − …). The least normal number covers
 * what underflow may lose, of x as well.
 */
constexpr double raised(double x, double part = kLeastPart) {
  return x + 2 * part * x + std::numeric_limits<double>::min();
}
/** No more than x (1 − part). */
constexpr double lowered(double x, double part = kLeastPart) {
  return x - 2 * part * x - std::numeric_limits<double>::min();
}

/** What the roundings of a dot product add up to, as a part of the sum of its terms' magnitudes:
 * each term is multiplied by as much as in a sum without signs. */
inline constexpr double kDotPart = dot(kVectorRoundedOnce, kVectorRoundedOnce).ofComputed();

/** No less than the length of a vector whose components may be rounded once. Squares that underflow
 * lose no more than √(3 · 2⁻¹⁰⁷⁵) of it. */
inline double lengthAbove(const Vec3& v) {
  constexpr double kPart =
      outwardPart(squareRoot(dot(kVectorRoundedOnce, kVectorRoundedOnce)) + RelativeRoundoff(1));
  constexpr double kLost = 0x1p-536;
  return raised(std::sqrt(dot(v, v)) + kLost, kPart);
}

}  // namespace collision
