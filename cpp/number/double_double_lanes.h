// Double-doubles in lanes: numbers for output of two rows, or two times, at once.
//
// They carry no error, unlike Approximate numbers (number/approximate.h), but what
// RoundoffIn<DoubleDouble> derives from the formula at compile time; nothing branches. Where the
// rounding of a result is not certain it says so, and the formula is evaluated otherwise.
// Source: Joldes, Muller, Popescu, Tight and rigorous error bounds for basic building blocks of
// double-word arithmetic, 2017: a product is off by 5u² of itself at most; a sum here, whose lower
// halves are added in doubles, by 3u² of the magnitudes of both. u = 2⁻⁵³.
#pragma once

#include "collision/attributes.h"
#include "collision/vector3.h"
#include "number/double_double.h"
#include "number/lanes.h"
#include "number/roundoff.h"

namespace collision {

using DoubleDoubleLanes = DoubleDoubleOf<Lanes<double>>;

namespace detail {
template <>
struct Rounding<DoubleDouble> : Rounding<double> {
  static constexpr double kUnit = 0x1p-103;
};
template <>
struct ScalarIn<DoubleDoubleLanes> {
  using Type = DoubleDouble;
};
}  // namespace detail

COLLISION_ALWAYS_INLINE inline DoubleDoubleLanes operator+(const DoubleDoubleLanes& a,
                                                           const DoubleDoubleLanes& b) {
  const DoubleDoubleLanes high = exactSum(a.hi, b.hi);
  return exactSum(high.hi, high.lo + (a.lo + b.lo));
}
COLLISION_ALWAYS_INLINE inline DoubleDoubleLanes operator-(const DoubleDoubleLanes& a,
                                                           const DoubleDoubleLanes& b) {
  return a + -b;
}
COLLISION_ALWAYS_INLINE inline DoubleDoubleLanes operator*(const DoubleDoubleLanes& a,
                                                           const DoubleDoubleLanes& b) {
  const DoubleDoubleLanes high = exactProduct(a.hi, b.hi);
  return orderedSum(high.hi, high.lo + (a.hi * b.lo + a.lo * b.hi));
}
/** Nothing is rounded before all is added; off by no more than if it were. */
COLLISION_ALWAYS_INLINE inline DoubleDoubleLanes dot(const Vector3<DoubleDoubleLanes>& a,
                                                     const Vector3<DoubleDoubleLanes>& b) {
  const DoubleDoubleLanes x = exactProduct(a.x.hi, b.x.hi);
  const DoubleDoubleLanes y = exactProduct(a.y.hi, b.y.hi);
  const DoubleDoubleLanes z = exactProduct(a.z.hi, b.z.hi);
  const DoubleDoubleLanes two = exactSum(x.hi, y.hi);
  const DoubleDoubleLanes all = exactSum(two.hi, z.hi);
  const auto lower =
      [](const DoubleDoubleLanes& one, const DoubleDoubleLanes& other)
          COLLISION_ALWAYS_INLINE_LAMBDA { return one.hi * other.lo + one.lo * other.hi; };
  const auto ofProducts = (x.lo + y.lo) + z.lo;
  const auto ofLower = (lower(a.x, b.x) + lower(a.y, b.y)) + lower(a.z, b.z);
  return exactSum(all.hi, ((two.lo + all.lo) + ofProducts) + ofLower);
}
COLLISION_ALWAYS_INLINE inline DoubleDoubleLanes choose(LaneMask<double> mask,
                                                        const DoubleDoubleLanes& a,
                                                        const DoubleDoubleLanes& b) {
  return {choose(mask, a.hi, b.hi), choose(mask, a.lo, b.lo)};
}
COLLISION_ALWAYS_INLINE inline DoubleDoubleLanes absolute(const DoubleDoubleLanes& a) {
  return choose(a.hi < Lanes<double>(0.0), -a, a);
}
/** √a, off by at most 2⁻¹⁰⁰ of itself; a > 0. */
COLLISION_ALWAYS_INLINE inline DoubleDoubleLanes squareRoot(const DoubleDoubleLanes& a) {
  const Lanes<double> estimate = squareRoot(a.hi);
  const DoubleDoubleLanes square = exactProduct(estimate, estimate);
  const Lanes<double> rest = ((a.hi - square.hi) - square.lo) + a.lo;
  return orderedSum(estimate, rest * (Lanes<double>(0.5) / estimate));
}

/** Lane i of one, and lane j of another. */
COLLISION_ALWAYS_INLINE inline Lanes<double> lanesOf(const Lanes<double>& one, int i,
                                                     const Lanes<double>& other, int j) {
  return Lanes<double>(Lanes<double>::Register{one[i], other[j]});
}
COLLISION_ALWAYS_INLINE inline DoubleDoubleLanes lanesOf(const DoubleDoubleLanes& one, int i,
                                                         const DoubleDoubleLanes& other, int j) {
  return {lanesOf(one.hi, i, other.hi, j), lanesOf(one.lo, i, other.lo, j)};
}

/** Doubles, and in which lanes they are surely those that Exact numbers give. */
struct CertainLanes {
  Lanes<double> number;
  LaneMask<double> isCertain;
};

/** Of numbers that are off by at most so much: what is near halfway is decided as elsewhere. */
COLLISION_COLD CertainLanes nearestOfHalfway(const DoubleDoubleLanes& value,
                                             const Lanes<double>& off);

/** The nearest doubles (see nearest()) to numbers that are off by at most so much. */
COLLISION_ALWAYS_INLINE inline CertainLanes nearest(const DoubleDoubleLanes& value,
                                                    const Lanes<double>& off) {
  const Lanes<double> beyond = absolute(value.hi) * Lanes<double>(0x1p-65) + off;
  const auto isCertain =
      (value.hi + (value.lo + beyond) == value.hi) & (value.hi + (value.lo - beyond) == value.hi);
  if (isCertain.bits() == isCertain.kAll) [[likely]] {
    return {value.hi, isCertain};
  }
  return nearestOfHalfway(value, off);
}

/** a / b rounded, where these are off by at most so much. */
COLLISION_ALWAYS_INLINE inline CertainLanes quotient(const DoubleDoubleLanes& a,
                                                     const DoubleDoubleLanes& b,
                                                     const Lanes<double>& errorOfA,
                                                     const Lanes<double>& errorOfB) {
  using Doubles = Lanes<double>;
  const Doubles inverse = Doubles(1.0) / b.hi;
  const DoubleDoubleLanes value = ratio(a, b, inverse);
  // As b is off by a part of 2⁻¹² of itself at most, that of the quotient is no more than this.
  const Doubles size = absolute(value.hi);
  const Doubles off = (errorOfA + size * errorOfB) * absolute(inverse) * Doubles(1 + 0x1p-11) +
                      size * Doubles(0x1p-99);
  CertainLanes found = nearest(value, off);
  const auto isOrdinary = [](const Doubles& number) COLLISION_ALWAYS_INLINE_LAMBDA {
    return (number > Doubles(0x1p-480)) & (number < Doubles(0x1p+480));
  };
  const Doubles sizeOfA = absolute(a.hi);
  const Doubles sizeOfB = absolute(b.hi);
  found.isCertain = found.isCertain & (errorOfB <= sizeOfB * Doubles(0x1p-12)) &
                    isOrdinary(sizeOfB) &
                    (isOrdinary(sizeOfA) | (sizeOfA + errorOfA == Doubles(0.0)));
  return found;
}

}  // namespace collision
