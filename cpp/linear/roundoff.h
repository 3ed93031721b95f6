// How wrong a formula in doubles can be: the same formula, evaluated in the worst case instead of
// in numbers, at compile time.
//
// A Roundoff stands for all doubles of at most `magnitude` that are off by at most `error`. With
// u = 2⁻⁵³ every rounded sum or product adds u times its own magnitude (IEEE 754, round to
// nearest):
//   (a ± ea) + (b ± eb)   is off by  ea + eb                   + u |result|
//   (a ± ea) · (b ± eb)   is off by  |a| eb + |b| ea + ea eb   + u |result|
// A formula whose inputs are at most 1 then has an error constant K, and where it is a polynomial
// of degree d in numbers up to m its error is at most K mᵈ.
//
// Underflow: with sizes up to 2¹⁰⁰ (see sizeOf) and no more than nine factors, a product that
// underflows loses at most 2⁻¹⁰⁷⁵, which the other factors make no more than 2⁻²⁷⁵. Formulas here
// have fewer than 2¹⁰ products, so kUnderflow = 2⁻²⁶⁰ covers them all; decide() adds it to every
// bound. kSlack covers the roundings with which constants and bounds are computed themselves.
#pragma once

#include <cmath>

#include "linear/vec3.h"

namespace collision {

class Roundoff {
 public:
  constexpr Roundoff() = default;
  /** Exact doubles of at most `magnitude`; implicit, because formulas contain constants. */
  constexpr Roundoff(double magnitude) : magnitude_(magnitude < 0 ? -magnitude : magnitude) {}

  /** Doubles of at most `magnitude`, off by at most `error`. */
  static constexpr Roundoff of(double magnitude, double error) {
    Roundoff number(magnitude);
    number.error_ = error;
    return number;
  }

  [[nodiscard]] constexpr double magnitude() const { return magnitude_; }
  /** The constant K of a formula. */
  [[nodiscard]] constexpr double error() const { return error_ * kSlack; }

  friend constexpr Roundoff operator-(const Roundoff& a) { return a; }
  friend constexpr Roundoff operator+(const Roundoff& a, const Roundoff& b) {
    return rounded(a.magnitude_ + b.magnitude_, a.error_ + b.error_);
  }
  friend constexpr Roundoff operator-(const Roundoff& a, const Roundoff& b) { return a + b; }
  friend constexpr Roundoff operator*(const Roundoff& a, const Roundoff& b) {
    return rounded(a.magnitude_ * b.magnitude_,
                   a.magnitude_ * b.error_ + b.magnitude_ * a.error_ + a.error_ * b.error_);
  }
  friend constexpr Roundoff absolute(const Roundoff& a) { return a; }
  /** Of the greater or lesser of two, whichever it is. */
  friend constexpr Roundoff greatest(const Roundoff& a, const Roundoff& b) {
    return of(a.magnitude_ < b.magnitude_ ? b.magnitude_ : a.magnitude_,
              a.error_ < b.error_ ? b.error_ : a.error_);
  }
  friend constexpr Roundoff least(const Roundoff& a, const Roundoff& b) { return greatest(a, b); }

 private:
  static constexpr double kUnit = 0x1p-53;
  static constexpr double kSlack = 1 + 0x1p-20;

  static constexpr Roundoff rounded(double magnitude, double error) {
    return of(magnitude, error + kUnit * (magnitude + error));
  }

  double magnitude_ = 0;
  double error_ = 0;
};

/** A number, and a vector of numbers, of at most 1. */
inline constexpr Roundoff kUnitNumber{1.0};
inline constexpr Vector3<Roundoff> kUnitVector{kUnitNumber, kUnitNumber, kUnitNumber};
/** The rounded difference of two vectors, at most 1. */
inline constexpr Roundoff kUnitDifferenceNumber = Roundoff::of(1, 0x1p-53);
inline constexpr Vector3<Roundoff> kUnitDifference{kUnitDifferenceNumber, kUnitDifferenceNumber,
                                                   kUnitDifferenceNumber};

namespace roundoff {
inline double magnitudeOf(double a) { return std::fabs(a); }
inline double magnitudeOf(const Vec3& a) {
  return std::fabs(a.x) + std::fabs(a.y) + std::fabs(a.z);
}
}  // namespace roundoff

/** What underflow can add to any bound. */
inline constexpr double kUnderflow = 0x1p-260;

/**
 * No number given is larger: the sum of all magnitudes, which costs no branch. Above 2¹⁰⁰, where
 * products might overflow, it is infinite: such bounds decide nothing and leave it to exact
 * arithmetic.
 */
template <class... Numbers>
[[gnu::always_inline]] inline double sizeOf(const Numbers&... numbers) {
  const double size = (... + roundoff::magnitudeOf(numbers));
  return size <= 0x1p+100 ? size : HUGE_VAL;
}

}  // namespace collision
