// A number as the unevaluated sum of two doubles, about 106 bits of it, for values that are rounded
// once at the end. It decides nothing. Sums and products underflow below about 2⁻⁹⁶⁰ and overflow
// above 2⁹⁹⁰, so scale operands to about one first.
#pragma once

#include "collision/attributes.h"

namespace collision {

/** hi + lo, where hi is the sum rounded; of doubles, or of lanes of them. */
template <class T>
struct DoubleDoubleOf {
  constexpr DoubleDoubleOf() = default;
  /** One that fits; implicit, because formulas mix both. */
  COLLISION_ALWAYS_INLINE constexpr DoubleDoubleOf(const T& number) : hi(number) {}
  COLLISION_ALWAYS_INLINE constexpr DoubleDoubleOf(const T& upper, const T& lower)
      : hi(upper), lo(lower) {}

  T hi = T(0.0);
  T lo = T(0.0);
};
using DoubleDouble = DoubleDoubleOf<double>;

/** a + b without error, when |a| ≥ |b| or a is zero. */
template <class T>
COLLISION_ALWAYS_INLINE constexpr DoubleDoubleOf<T> orderedSum(const T& a, const T& b) {
  const T hi = a + b;
  return {hi, b - (hi - a)};
}

/** a + b without error. */
template <class T>
COLLISION_ALWAYS_INLINE constexpr DoubleDoubleOf<T> exactSum(const T& a, const T& b) {
  const T hi = a + b;
  const T partOfB = hi - a;
  return {hi, (a - (hi - partOfB)) + (b - partOfB)};
}

/** The upper 26 bits: products of halves fit a double. */
template <class T>
COLLISION_ALWAYS_INLINE constexpr T upperHalf(const T& a) {
  const T split = a * T(0x1p27 + 1);
  return split - (split - a);
}

/** a · b without error, unless it underflows (below about 2⁻⁹⁶⁰). */
template <class T>
COLLISION_ALWAYS_INLINE constexpr DoubleDoubleOf<T> exactProduct(const T& a, const T& b) {
  const T aTop = upperHalf(a);
  const T bTop = upperHalf(b);
  const T aRest = a - aTop;
  const T bRest = b - bTop;
  const T hi = a * b;
  return {hi, ((aTop * bTop - hi) + aTop * bRest + aRest * bTop) + aRest * bRest};
}

template <class T>
COLLISION_ALWAYS_INLINE constexpr DoubleDoubleOf<T> operator-(const DoubleDoubleOf<T>& a) {
  return {-a.hi, -a.lo};
}

DoubleDouble operator+(const DoubleDouble& a, const DoubleDouble& b);
inline DoubleDouble operator-(const DoubleDouble& a, const DoubleDouble& b) { return a + -b; }
DoubleDouble operator*(const DoubleDouble& a, const DoubleDouble& b);

template <class T>
COLLISION_ALWAYS_INLINE constexpr DoubleDoubleOf<T> twice(const DoubleDoubleOf<T>& a) {
  return {a.hi + a.hi, a.lo + a.lo};
}

DoubleDouble squareRoot(const DoubleDouble& a);

/** a · 2^exponent */
DoubleDouble scaled(const DoubleDouble& a, int exponent);

/** a / b, off by less than 2⁻¹⁰⁰ of itself; `inverse`: 1 / b.hi, which several quotients share. */
template <class T>
COLLISION_ALWAYS_INLINE constexpr DoubleDoubleOf<T> ratio(const DoubleDoubleOf<T>& a,
                                                          const DoubleDoubleOf<T>& b,
                                                          const T& inverse) {
  const T estimate = a.hi * inverse;
  const DoubleDoubleOf<T> product = exactProduct(estimate, b.hi);
  // a.hi − product.hi is exact, the rest off by a few 2⁻¹⁰⁴ of a.
  const T rest = ((a.hi - product.hi) - product.lo) + (a.lo - estimate * b.lo);
  return orderedSum(estimate, T(rest * inverse));
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
