// The error bound of a formula in doubles, or in floats: the same formula, evaluated in the worst
// case instead of in numbers, at compile time.
//
// A Roundoff stands for all doubles of at most `magnitude` that are off by at most `error`. With
// u = 2⁻⁵³ (of floats 2⁻²⁴) every rounded sum or product adds u times its own magnitude (IEEE 754,
// round to nearest):
//   (a ± ea) + (b ± eb)   is off by  ea + eb                   + u |result|
//   (a ± ea) · (b ± eb)   is off by  |a| eb + |b| ea + ea eb   + u |result|
// A formula whose inputs are at most 1 then has an error constant K, and where it is a polynomial
// of degree d in numbers up to m its error is at most K mᵈ.
//
// A Roundoff also counts what it was made of. Its degree says how the formula grows with the sizes
// of its inputs, up to three of which are told apart (places, directions, …): bound(sizes) is the
// constant times the sizes to these powers, so nobody writes `size * size * size` beside a formula.
// Adding terms of different degree does not compile.
//
// Underflow: with sizes up to 2¹⁰⁰ (see sizeOf) and no more than nine factors, a product that
// underflows loses at most 2⁻¹⁰⁷⁵, which the other factors make no more than 2⁻²⁷⁵. Constants
// multiply that, too: with up to 2¹⁴ of products times constants kUnderflow = 2⁻²⁶⁰ covers them
// all, and with one factor less there is room for 2¹⁰⁰. A formula with more does not compile. In
// floats sizes are up to 2¹⁶, of which four may be in a term, and a formula's magnitude is at most
// 2⁶: of a product that underflows at most 2⁻¹⁵⁰ is lost, which three sizes and the rest make no
// more than 2⁻⁹⁶, and 2⁻⁸⁰ covers them all. kSlack covers the roundings with which constants and
// bounds are computed themselves.
#pragma once

#include <array>
#include <cmath>
#include <type_traits>

#include "collision/attributes.h"
#include "collision/vector3.h"
#include "number/error_bound.h"
#include "number/lanes.h"

namespace collision {

namespace detail {
/** What a RoundoffIn takes of its number. */
template <class Number>
struct Rounding;
template <>
struct Rounding<double> {
  using Bound = double;  // what bounds are computed in
  static constexpr double kUnit = 0x1p-53;
  static constexpr double kSlack = 1 + 0x1p-20;
  static constexpr int kMostSizes = 9;
  static constexpr double kMostMagnitude = HUGE_VAL;
};
template <>
struct Rounding<float> {
  using Bound = float;
  static constexpr double kUnit = 0x1p-24;
  static constexpr double kSlack = 1 + 0x1p-18;
  static constexpr int kMostSizes = 4;
  static constexpr double kMostMagnitude = 0x1p+6;
};
}  // namespace detail

template <class Number>
class RoundoffIn
    : public HasErrorBound<RoundoffIn<Number>, typename detail::Rounding<Number>::Bound> {
  using Roundoff = RoundoffIn;
  using Rounding = detail::Rounding<Number>;

 public:
  static constexpr double kUnit = Rounding::kUnit;

  /** Which of a formula's sizes an input grows with. */
  enum class Size : signed char { place = 0, direction = 1, other = 2 };

  constexpr RoundoffIn() = default;
  /** Exact numbers of at most `magnitude`; implicit, because formulas contain constants. */
  constexpr RoundoffIn(double magnitude)
      : magnitude_(magnitude < 0 ? -magnitude : magnitude),
        constants_(magnitude_ < 1 ? 1 : magnitude_) {}

  /** An input of at most `magnitude`, off by at most `error`, whatever the sizes. */
  static constexpr Roundoff of(double magnitude, double error) {
    Roundoff number = result(magnitude, error);
    number.factors_ = 1;
    return number;
  }

  /** An input of at most a size, off by at most `error` of it. */
  static constexpr Roundoff input(Size size, double error = 0) {
    Roundoff number = of(1, error);
    number.degree_[static_cast<std::size_t>(size)] = 1;
    return number;
  }

  /** The same input, off by at most `error`. */
  [[nodiscard]] constexpr Roundoff offBy(double error) const {
    Roundoff number = *this;
    number.error_ = error;
    return number;
  }

  /** The same value, of which more is known than that its terms are bounded. */
  [[nodiscard]] constexpr Roundoff atMost(double magnitude) const {
    Roundoff number = *this;
    number.magnitude_ = magnitude;
    return number;
  }

  [[nodiscard]] constexpr double magnitude() const { return magnitude_; }
  /** The constant K of a formula. */
  [[nodiscard]] constexpr double error() const { return error_ * Rounding::kSlack; }
  [[nodiscard]] constexpr const Degree& degree() const { return degree_; }
  /** What a table needs to know about the formula. */
  constexpr operator ErrorBound() const
    requires std::is_same_v<Number, double>
  {
    return {error(), degree_};
  }

  friend constexpr Roundoff operator-(const Roundoff& a) { return a; }
  friend constexpr Roundoff operator+(const Roundoff& a, const Roundoff& b) {
    return together(rounded(a.magnitude_ + b.magnitude_, a.error_ + b.error_), a, b);
  }
  friend constexpr Roundoff operator-(const Roundoff& a, const Roundoff& b) { return a + b; }
  friend constexpr Roundoff operator*(const Roundoff& a, const Roundoff& b) {
    Roundoff product =
        rounded(a.magnitude_ * b.magnitude_,
                a.magnitude_ * b.error_ + b.magnitude_ * a.error_ + a.error_ * b.error_);
    for (std::size_t i = 0; i < a.degree_.size(); ++i) {
      product.degree_[i] = static_cast<signed char>(a.degree_[i] + b.degree_[i]);
    }
    product.factors_ = a.factors_ + b.factors_;
    product.products_ = a.products_ + b.products_ + 1;
    product.constants_ = a.constants_ * b.constants_;
    return covered(product);
  }
  friend constexpr Roundoff absolute(const Roundoff& a) { return a; }
  /** Of the greater or lesser of two, whichever it is. */
  friend constexpr Roundoff greatest(const Roundoff& a, const Roundoff& b) {
    return together(result(a.magnitude_ < b.magnitude_ ? b.magnitude_ : a.magnitude_,
                           a.error_ < b.error_ ? b.error_ : a.error_),
                    a, b);
  }
  friend constexpr Roundoff least(const Roundoff& a, const Roundoff& b) { return greatest(a, b); }

 private:
  static constexpr int kMostFactors = 9;

  static constexpr Roundoff result(double magnitude, double error) {
    Roundoff number(magnitude);
    number.error_ = error;
    return number;
  }
  static constexpr Roundoff rounded(double magnitude, double error) {
    return result(magnitude, error + kUnit * (magnitude + error));
  }

  /** `result` of a sum or comparison of a and b, which must be of one degree; 0 is of any. */
  static constexpr Roundoff together(Roundoff result, const Roundoff& a, const Roundoff& b) {
    const bool aIsZero = a.magnitude_ == 0 && a.error_ == 0;
    const bool bIsZero = b.magnitude_ == 0 && b.error_ == 0;
    if (!aIsZero && !bIsZero && a.degree_ != b.degree_) {
      termsOfDifferentDegree();
    }
    result.degree_ = aIsZero ? b.degree_ : a.degree_;
    result.factors_ = a.factors_ < b.factors_ ? b.factors_ : a.factors_;
    result.products_ = a.products_ + b.products_;
    result.constants_ = a.constants_ < b.constants_ ? b.constants_ : a.constants_;
    return covered(result);
  }
  // No constant expressions: code that calls them at compile time does not compile.
  static void termsOfDifferentDegree() {}
  static void tooManyFactorsForUnderflow() {}

  static constexpr const Roundoff& covered(const Roundoff& formula) {
    const int sizes = formula.degree_[0] + formula.degree_[1] + formula.degree_[2];
    const bool hasRoom = std::is_same_v<Number, double> && formula.factors_ < kMostFactors;
    if (formula.factors_ > kMostFactors ||
        formula.products_ * formula.constants_ > (hasRoom ? 0x1p+100 : 0x1p+14) ||
        sizes > Rounding::kMostSizes || formula.magnitude_ > Rounding::kMostMagnitude) {
      tooManyFactorsForUnderflow();
    }
    return formula;
  }

  double magnitude_ = 0;
  double error_ = 0;
  Degree degree_{};
  int factors_ = 0;       // inputs that are multiplied in one term, at most
  int products_ = 0;      // that may underflow, counted each time that they are used
  double constants_ = 1;  // what the constants in one term multiply, at most
};

using Roundoff = RoundoffIn<double>;

namespace detail {
template <class T>
struct ScalarIn {
  using Type = T;
};
template <class Number>
struct ScalarIn<Lanes<Number>> {
  using Type = Number;
};
}  // namespace detail

/** The bounds of what is computed in T: doubles, floats, or lanes of them. */
template <class T>
using RoundoffOf = RoundoffIn<typename detail::ScalarIn<T>::Type>;

/** An input that grows with places, and one that is the rounded difference of two places. */
inline constexpr Roundoff kPlace = Roundoff::input(Roundoff::Size::place);
inline constexpr Roundoff kPlaceDifference = Roundoff::input(Roundoff::Size::place, 0x1p-53);
/** A component of a direction, as given or as the rounded difference of two places; of another. */
inline constexpr Roundoff kDirection = Roundoff::input(Roundoff::Size::direction, 0x1p-53);
inline constexpr Roundoff kOtherDirection = Roundoff::input(Roundoff::Size::other, 0x1p-53);

/** A vector with three such components. */
template <class Number>
constexpr Vector3<RoundoffIn<Number>> vectorOfRoundoff(const RoundoffIn<Number>& component) {
  return {component, component, component};
}

inline constexpr Vector3<Roundoff> kPlaceVector = vectorOfRoundoff(kPlace);
inline constexpr Vector3<Roundoff> kPlaceDifferenceVector = vectorOfRoundoff(kPlaceDifference);
inline constexpr Vector3<Roundoff> kDirectionVector = vectorOfRoundoff(kDirection);
inline constexpr Vector3<Roundoff> kOtherDirectionVector = vectorOfRoundoff(kOtherDirection);

/**
 * A vector that is the difference of two places, or a direction, as it is computed in T: of floats
 * a double that is rounded.
 */
template <class T>
constexpr Vector3<RoundoffOf<T>> vectorAsComputed(typename RoundoffOf<T>::Size size) {
  using Worst = RoundoffOf<T>;
  return vectorOfRoundoff(
      Worst::input(size, std::is_same_v<Worst, Roundoff> ? Worst::kUnit : 2 * Worst::kUnit));
}
template <class T>
inline constexpr auto kPlaceDifferencesIn = vectorAsComputed<T>(RoundoffOf<T>::Size::place);
template <class T>
inline constexpr auto kDirectionsIn = vectorAsComputed<T>(RoundoffOf<T>::Size::direction);

/** A number, and a vector of numbers, of at most 1. */
inline constexpr Roundoff kUnitNumber = Roundoff::of(1, 0);
inline constexpr Vector3<Roundoff> kUnitVector{kUnitNumber, kUnitNumber, kUnitNumber};

namespace roundoff {
COLLISION_ALWAYS_INLINE inline double magnitudeOf(double a) { return COLLISION_FABS(a); }
COLLISION_ALWAYS_INLINE inline float magnitudeOf(float a) {
  return static_cast<float>(COLLISION_FABS(static_cast<double>(a)));
}
template <class T>
COLLISION_ALWAYS_INLINE inline T magnitudeOf(const T& a) {
  return absolute(a);
}
template <class T>
COLLISION_ALWAYS_INLINE inline T magnitudeOf(const Vector3<T>& a) {
  return magnitudeOf(a.x) + magnitudeOf(a.y) + magnitudeOf(a.z);
}
}  // namespace roundoff

/** What underflow can add to any bound of doubles, and of floats. */
inline constexpr double kUnderflow = 0x1p-260;
inline constexpr float kFloatUnderflow = 0x1p-80F;

/**
 * A size as bounds take it. Above 2¹⁰⁰, where products might overflow, it is infinite: such bounds
 * decide nothing and leave it to exact arithmetic.
 */
COLLISION_ALWAYS_INLINE inline double withinRange(double size) {
  return size <= 0x1p+100 ? size : HUGE_VAL;
}
template <class T>
COLLISION_ALWAYS_INLINE inline T withinRange(const T& size) {
  return choose(size <= T(0x1p+100), size, T(HUGE_VAL));
}

/** The same of floats, above 2¹⁶. */
COLLISION_ALWAYS_INLINE inline Lanes<float> withinRange(const Lanes<float>& size) {
  return choose(size <= Lanes<float>(0x1p+16F), size, Lanes<float>(HUGE_VALF));
}

/** No number given is larger: the sum of all magnitudes, which costs no branch. */
template <class... Numbers>
COLLISION_ALWAYS_INLINE inline auto sizeOf(const Numbers&... numbers) {
  return withinRange((... + roundoff::magnitudeOf(numbers)));
}

}  // namespace collision
