// The parameter loop: what is left of a ray or segment after it is cut by half-spaces, one after
// the other.
//
// The running interval starts as the curve's own, from 0 to its end. Each half-space value + t ·
// slope ≥ 0 moves the start up or the end down. The curve misses when nothing is left. Parameters
// are compared as fractions: the sign of t₁ − t₂ is that of a cross product of values and slopes.
// Source: Kay, Kajiya 1986 (slabs); Cyrus, Beck 1978 (half-planes of a convex polygon).
#pragma once

#include <cmath>
#include <type_traits>

#include "curve/curve.h"
#include "curve/hit.h"
#include "number/few.h"

namespace collision {

/**
 * How far value_k · slope_j − value_j · slope_k can be off, for values and slopes up to `value` and
 * `slope`: each product by the errors of its factors, and three roundings.
 */
constexpr Roundoff crossingOf(const Roundoff& value, const Roundoff& slope) {
  return value * slope - value * slope;
}

/** Half-spaces along a curve, in doubles; `Numbers` has one of each. */
template <class Numbers>
struct RoundedSpaces {
  Numbers value;
  Numbers slope;
  double valueError = kInfinity;  // no value is off by more
  double slopeError = kInfinity;
  /** No value times a slope less another such product is off by more, see crossingOf. */
  double crossingError = kInfinity;
  /** The first two are the two sides of a plane: all of them is crossed at one parameter. */
  bool firstTwoAreOpposite = false;
  /** Whether every value and slope has the sign of the true one, as a rounded difference has. */
  bool signsAreExact = false;

  /** 1 over the size of a slope; infinite where doubles tell nothing about it. */
  [[nodiscard]] double inverseSlope(int k) const {
    const double size = std::fabs(slope[static_cast<std::size_t>(k)]);
    return slopeError < 0.5 * size ? 1 / size : kInfinity;
  }
  /** The parameter at which a boundary is crossed; of infinite error where doubles tell nothing. */
  [[nodiscard]] HitPlace crossingPlace(int k) const { return crossingPlace(k, inverseSlope(k)); }
  [[nodiscard]] HitPlace crossingPlace(int k, double inverse) const {
    const auto i = static_cast<std::size_t>(k);
    const double t = (slope[i] < 0 ? value[i] : -value[i]) * inverse;
    return {t, placeError(t, inverse)};
  }
  /** What such parameters are off by. */
  template <class T>
  [[nodiscard]] T placeError(const T& t, double inverse) const {
    // V/S − v/s = ((V − v) − v/s (S − s)) / S, where S is no less than half of s; the inverse, the
    // quotient and this bound are rounded, too.
    const T size = absolute(t);
    const T off = T(2.0) * (T(valueError) + size * T(slopeError)) * T(inverse);
    return off * T(1 + 0x1p-40) + T(0x1p-51) * size + T(0x1p-1000);
  }
};

/** Of so many of them, as boxes and flat shapes have, no number needs memory elsewhere. */
inline constexpr std::size_t kFewSpaces = 6;
struct RoundedHalfSpaces : RoundedSpaces<Few<double, kFewSpaces>> {
  explicit RoundedHalfSpaces(std::size_t count)
      : RoundedSpaces{Few<double, kFewSpaces>(count), Few<double, kFewSpaces>(count)} {}
};

/** The same exactly, too, and in what numbers are certified by. */
class HalfSpaces : public RoundedHalfSpaces {
 public:
  using RoundedHalfSpaces::RoundedHalfSpaces;

  [[nodiscard]] virtual Exact exactValue(int k) const = 0;
  [[nodiscard]] virtual Exact exactSlope(int k) const = 0;
  [[nodiscard]] virtual FirstNumber firstValue(int k) const = 0;
  [[nodiscard]] virtual FirstNumber firstSlope(int k) const = 0;

  virtual ~HalfSpaces() = default;
};

/** What bounds one end of the running interval: a half-space, or the curve's own end. */
inline constexpr int kCurveItself = -1;

class Clip {
 public:
  Clip(const Curve& curve, const HalfSpaces& spaces)
      : curve_(curve), spaces_(spaces), slopeSign_(spaces.value.size()) {}

  /** Keeps half-space k. Answers false when that leaves nothing. */
  bool keep(int k);

  /** Takes what is left between two half-spaces that are known, of which no slope is in doubt. */
  void take(int enter, int exit);

  [[nodiscard]] bool empty() const { return empty_; }
  /** The two half-spaces, or half-space and curve's end, that leave nothing between them. */
  [[nodiscard]] int failedSpace() const { return failed_; }
  [[nodiscard]] int failedAgainst() const { return failedAgainst_; }

  /** The half-spaces at which the rest starts and ends. */
  [[nodiscard]] int enterSpace() const { return enter_; }
  [[nodiscard]] int exitSpace() const { return exit_; }
  /** Whether the curve leaves the last half-space before it ends. */
  [[nodiscard]] bool leaves() const { return exit_ != kCurveItself; }
  /** Whether more than one parameter is left. */
  [[nodiscard]] bool hasLength();
  /** Parameters in doubles, for show. */
  [[nodiscard]] Interval interval() const;
  /** The same as they are; no exit where the curve goes on forever. */
  template <class T>
  [[nodiscard]] QuadraticSurd<T> enterIn() const {
    return enter_ == kCurveItself ? QuadraticSurd<T>{} : crossingIn<T>(enter_);
  }
  template <class T>
  [[nodiscard]] QuadraticSurd<T> exitIn() const {
    return exit_ == kCurveItself ? curve_.endIn<T>() : crossingIn<T>(exit_);
  }

  [[nodiscard]] Sign signOfValue(int k);
  /** The slope of a half-space that was kept before. */
  [[nodiscard]] Sign signOfSlope(int k) const { return slopeSign_[static_cast<std::size_t>(k)]; }
  /** Sign of the difference of the parameters at which two half-spaces, both kept, are crossed. */
  [[nodiscard]] Sign compareCrossings(int j, int k);
  /** The same against the curve's end. */
  [[nodiscard]] Sign compareWithEnd(int k);

  /** Where the rest starts and ends, in doubles: their error is infinite where they tell nothing.
   */
  [[nodiscard]] HitPlace enterPlace() const {
    return enter_ == kCurveItself ? HitPlace{} : spaces_.crossingPlace(enter_);
  }
  [[nodiscard]] HitPlace exitPlace() const {
    return exit_ == kCurveItself ? HitPlace{0, kInfinity} : spaces_.crossingPlace(exit_);
  }

  /** Whether doubles have decided all of this. */
  [[nodiscard]] DecidedBy decidedBy() const { return by_; }

 private:
  template <class Exactly>
  Sign decide(double value, double bound, const Exactly& exactly) {
    const Decision decision = ::collision::decide(value, bound, exactly);
    by_ = by_ | decision.by;
    return decision.sign;
  }
  [[nodiscard]] double valueAt(int k) const { return spaces_.value[static_cast<std::size_t>(k)]; }
  [[nodiscard]] double slopeAt(int k) const { return spaces_.slope[static_cast<std::size_t>(k)]; }
  template <class T>
  [[nodiscard]] QuadraticSurd<T> crossingIn(int k) const {
    if constexpr (std::is_same_v<T, Exact>) {
      return QuadraticSurd<T>::fraction(-spaces_.exactValue(k), spaces_.exactSlope(k));
    } else {
      return QuadraticSurd<T>::fraction(-spaces_.firstValue(k), spaces_.firstSlope(k));
    }
  }
  [[nodiscard]] Sign decideSlope(int k);
  bool fail(int k, int against) {
    empty_ = true;
    failed_ = k;
    failedAgainst_ = against;
    return false;
  }

  const Curve& curve_;
  const HalfSpaces& spaces_;
  Few<Sign, kFewSpaces> slopeSign_;
  int enter_ = kCurveItself;
  int exit_ = kCurveItself;
  int failed_ = kCurveItself;
  int failedAgainst_ = kCurveItself;
  bool empty_ = false;
  DecidedBy by_ = DecidedBy::filter;
};

}  // namespace collision
