// A number as the unevaluated sum of two doubles, about 106 bits of it, for values that are rounded
// once at the end. It decides nothing. Sums and products underflow below about 2⁻⁹⁶⁰ and overflow
// above 2⁹⁹⁰, so scale operands to about one first.
#pragma once

#include "collision/attributes.h"

namespace collision {

/** hi + lo, where hi is the sum rounded. */
struct DoubleDouble {
  double hi = 0;
  double lo = 0;
};

/** a + b without error, when |a| ≥ |b| or a is zero. */
COLLISION_ALWAYS_INLINE constexpr DoubleDouble orderedSum(double a, double b) {
  const double hi = a + b;
  return {hi, b - (hi - a)};
}

/** a + b without error. */
COLLISION_ALWAYS_INLINE constexpr DoubleDouble exactSum(double a, double b) {
  const double hi = a + b;
  const double partOfB = hi - a;
  return {hi, (a - (hi - partOfB)) + (b - partOfB)};
}

/** The upper 26 bits: products of halves fit a double. */
COLLISION_ALWAYS_INLINE constexpr double upperHalf(double a) {
  constexpr double kSplitter = 0x1p27 + 1;
  return a * kSplitter - (a * kSplitter - a);
}

/** a · b without error, unless it underflows (below about 2⁻⁹⁶⁰). */
COLLISION_ALWAYS_INLINE constexpr DoubleDouble exactProduct(double a, double b) {
  const double aTop = upperHalf(a);
  const double bTop = upperHalf(b);
  const double aRest = a - aTop;
  const double bRest = b - bTop;
  const double hi = a * b;
  return {hi, ((aTop * bTop - hi) + aTop * bRest + aRest * bTop) + aRest * bRest};
}

constexpr DoubleDouble operator-(const DoubleDouble& a) { return {-a.hi, -a.lo}; }

DoubleDouble operator+(const DoubleDouble& a, const DoubleDouble& b);
inline DoubleDouble operator-(const DoubleDouble& a, const DoubleDouble& b) { return a + -b; }
DoubleDouble operator*(const DoubleDouble& a, const DoubleDouble& b);

constexpr DoubleDouble twice(const DoubleDouble& a) { return {2 * a.hi, 2 * a.lo}; }

DoubleDouble squareRoot(const DoubleDouble& a);

/** a · 2^exponent */
DoubleDouble scaled(const DoubleDouble& a, int exponent);

/** a / b, off by less than 2⁻¹⁰⁰ of itself; `inverse`: 1 / b.hi, which several quotients share. */
constexpr DoubleDouble ratio(const DoubleDouble& a, const DoubleDouble& b, double inverse) {
  const double estimate = a.hi * inverse;
  const DoubleDouble product = exactProduct(estimate, b.hi);
  // a.hi − product.hi is exact, the rest off by a few 2⁻¹⁰⁴ of a.
  const double rest = ((a.hi - product.hi) - product.lo) + (a.lo - estimate * b.lo);
  return orderedSum(estimate, rest * inverse);
}
/** a / b, rounded. */
inline double quotient(const DoubleDouble& a, const DoubleDouble& b) {
  return ratio(a, b, 1 / b.hi).hi;
}

/** A number rounded to a double. */
struct Nearest {
  double number;
  /** Whether it is so for all numbers within 2⁻⁷⁰ of that one, relative to it. */
  bool isCertain;
};
/** Of one that may be near halfway between two doubles. */
Nearest nearestOfHalfway(const DoubleDouble& value);
/**
 * The double nearest to a normal number. One within 2⁻⁶⁶ of halfway between two doubles counts as
 * halfway and goes to the even one: means of two doubles are often exactly there, and whatever is
 * known about them to 2⁻⁷⁰ gives the same double then.
 */
COLLISION_ALWAYS_INLINE inline Nearest nearest(const DoubleDouble& value) {
  // Nearly all numbers are further away from halfway than these, which round as they do.
  const double beyond = value.lo * (1 + 0x1p-9);
  return value.hi + beyond == value.hi ? Nearest{value.hi, true} : nearestOfHalfway(value);
}

}  // namespace collision
