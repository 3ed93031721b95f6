// Double-doubles in lanes: numbers for output of two rows, or two times, at once.
//
// They carry no error, unlike Approximate numbers (number/approximate.h), but what
// RoundoffIn<DoubleDouble> derives from the formula at compile time; nothing branches. Where the
// rounding of a result is not certain it says so, and the formula is evaluated otherwise.
// Source: Joldes, Muller, Popescu, Tight and rigorous error bounds for basic building blocks of
// double-word arithmetic, 2017: a product is off by 5u² of itself at most; a sum here, whose lower
// halves are added in doubles, by 3u² of the magnitudes of both, and by 5u² more where the upper
// halves cancel and the lower ones are larger. u = 2⁻⁵³.
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
  static constexpr double kUnit = 0x1p-102;
};
template <>
struct ScalarIn<DoubleDoubleLanes> {
  using Type = DoubleDouble;
};
}  // namespace detail

COLLISION_ALWAYS_INLINE inline DoubleDoubleLanes operator+(const DoubleDoubleLanes& a,
                                                           const DoubleDoubleLanes& b) {
  const DoubleDoubleLanes high = exactSum(a.hi, b.hi);
  return orderedSum(high.hi, Lanes<double>(high.lo + (a.lo + b.lo)));
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
COLLISION_ALWAYS_INLINE inline DoubleDoubleLanes choose(LaneMask<double> mask,
                                                        const DoubleDoubleLanes& a,
                                                        const DoubleDoubleLanes& b) {
  return {choose(mask, a.hi, b.hi), choose(mask, a.lo, b.lo)};
}
COLLISION_ALWAYS_INLINE inline DoubleDoubleLanes absolute(const DoubleDoubleLanes& a) {
  return choose(a.hi < Lanes<double>(0.0), -a, a);
}

// Out of line, as formulas are made of these.

/** Nothing is rounded before all is added; off by no more than if it were. */
DoubleDoubleLanes dot(const Vector3<DoubleDoubleLanes>& a, const Vector3<DoubleDoubleLanes>& b);
/** √a, off by at most 2⁻¹⁰⁰ of itself; a > 0. */
DoubleDoubleLanes squareRoot(const DoubleDoubleLanes& a);

COLLISION_ALWAYS_INLINE inline DoubleDoubleLanes lanesOf(const DoubleDouble& first,
                                                         const DoubleDouble& second) {
  return {lanesOf(first.hi, second.hi), lanesOf(first.lo, second.lo)};
}
/** Lane i of one, and lane j of another. */
COLLISION_ALWAYS_INLINE inline Lanes<double> lanesOf(const Lanes<double>& one, int i,
                                                     const Lanes<double>& other, int j) {
  return lanesOf(one[i], other[j]);
}
COLLISION_ALWAYS_INLINE inline DoubleDoubleLanes lanesOf(const DoubleDoubleLanes& one, int i,
                                                         const DoubleDoubleLanes& other, int j) {
  return {lanesOf(one.hi, i, other.hi, j), lanesOf(one.lo, i, other.lo, j)};
}

/** Double-doubles that are off by at most so much: infinite where nothing is known. */
struct BoundedLanes {
  DoubleDoubleLanes value;
  Lanes<double> error = 0.0;
};

/** Doubles, and in which lanes they are surely those that Exact numbers give. */
struct CertainLanes {
  Lanes<double> number;
  LaneMask<double> isCertain;
};
/** The nearest doubles: see nearest(). */
CertainLanes rounded(const BoundedLanes& numbers);

/** What others are divided by: what their quotients have in common is computed once. */
class LaneDivisor {
 public:
  /** Of a number that is off by at most so much. */
  LaneDivisor(const DoubleDoubleLanes& number, const Lanes<double>& error);

  /** numerator / this, where the numerator is off by at most so much. */
  [[nodiscard]] BoundedLanes ratioOf(const DoubleDoubleLanes& numerator,
                                     const Lanes<double>& error) const;
  /** The same rounded. */
  [[nodiscard]] CertainLanes of(const DoubleDoubleLanes& numerator,
                                const Lanes<double>& error) const {
    return rounded(ratioOf(numerator, error));
  }

 private:
  DoubleDoubleLanes number_;
  Lanes<double> error_;
  Lanes<double> inverse_;
  LaneMask<double> isPrecise_;
};
inline CertainLanes quotient(const DoubleDoubleLanes& a, const DoubleDoubleLanes& b,
                             const Lanes<double>& errorOfA, const Lanes<double>& errorOfB) {
  return LaneDivisor(b, errorOfB).of(a, errorOfA);
}

}  // namespace collision
