// The error bound of a formula in doubles as a part of its value: of products, quotients, roots and
// sums of terms that are not negative. As in roundoff.h the formula is evaluated in the worst case
// instead of in numbers, at compile time.
//
// A RelativeRoundoff stands for all doubles x̂ = x (1 + δ), |δ| ≤ e. With u = 2⁻⁵³ every rounded
// operation multiplies by another 1 + ε, |ε| ≤ u (IEEE 754, round to nearest):
//   x y    (1 + e) (1 + f) (1 + u) − 1
//   x / y  (1 + e) (1 + u) / (1 − f) − 1
//   √x     (1 + e)^½ (1 + u) − 1, and below 1 no more than e / 2 + e² / 2 before it is rounded
//   x + y  (1 + the greater of e, f) (1 + u) − 1, where x ≥ 0 and y ≥ 0
// Underflow is not covered: a product that underflows is off by 2⁻¹⁰⁷⁵ more. kSlack covers the
// roundings with which constants and bounds are computed themselves.
#pragma once

#include "collision/vector3.h"
#include "number/roundoff.h"

namespace collision {

class RelativeRoundoff {
  using Rounding = detail::Rounding<double>;

 public:
  static constexpr double kUnit = Rounding::kUnit;

  constexpr RelativeRoundoff() = default;
  /** An exact number; implicit, because formulas contain constants. */
  constexpr RelativeRoundoff(double /*exact*/) {}

  /** A number that is rounded once: the difference of two that are exact, for example. */
  static constexpr RelativeRoundoff roundedOnce() { return ofError(kUnit); }

  /** What a value is off by at most, as a part of the value as it is computed. */
  [[nodiscard]] constexpr double ofComputed() const {
    return error_ / (1 - error_) * Rounding::kSlack;
  }
  /** The same of a difference x − y of two, as a part of |x| + |y| as they are computed. */
  [[nodiscard]] constexpr double ofDifference() const {
    return ofComputed() + kUnit * Rounding::kSlack;
  }

  friend constexpr RelativeRoundoff operator*(RelativeRoundoff a, RelativeRoundoff b) {
    return rounded(a.error_ + b.error_ + a.error_ * b.error_);
  }
  friend constexpr RelativeRoundoff operator/(RelativeRoundoff a, RelativeRoundoff b) {
    return rounded((a.error_ + b.error_) / (1 - b.error_));
  }
  friend constexpr RelativeRoundoff operator+(RelativeRoundoff a, RelativeRoundoff b) {
    return rounded(greatest(a, b).error_);
  }
  friend constexpr RelativeRoundoff squareRoot(RelativeRoundoff a) {
    return rounded(a.error_ / 2 + a.error_ * a.error_ / 2);
  }
  /** Of the greater or lesser of two, whichever it is. */
  friend constexpr RelativeRoundoff greatest(RelativeRoundoff a, RelativeRoundoff b) {
    return a.error_ < b.error_ ? b : a;
  }
  friend constexpr RelativeRoundoff withinRange(RelativeRoundoff a) { return a; }

 private:
  static constexpr RelativeRoundoff ofError(double error) {
    RelativeRoundoff number;
    number.error_ = error;
    return number;
  }
  static constexpr RelativeRoundoff rounded(double error) {
    return ofError(error + kUnit + error * kUnit);
  }

  double error_ = 0;
};

/** Vectors whose components are exact, and rounded once. */
inline constexpr Vector3<RelativeRoundoff> kExactVector{};
inline constexpr Vector3<RelativeRoundoff> kVectorRoundedOnce{RelativeRoundoff::roundedOnce(),
                                                              RelativeRoundoff::roundedOnce(),
                                                              RelativeRoundoff::roundedOnce()};

}  // namespace collision
