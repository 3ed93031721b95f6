// Does a value that is linear along a curve reach zero before the curve's end, at it, or beyond?
//
// With value + slope · t the crossing is t = −value / slope. A ray's end is maxDistance /
// |direction|, which is irrational, so both sides are squared.
#pragma once

#include "collision/trace.h"
#include "curve/curve.h"
#include "number/certified.h"
#include "number/filter.h"
#include "number/quadratic_surd.h"
#include "number/relative_roundoff.h"

namespace collision {

/** v² d² and L² s² for value v and slope s along d: how far the value is from 0 at a ray's end L.
 */
template <class T>
constexpr T squaredHeight(const T& value, const Vector3<T>& d) {
  return value * value * dot(d, d);
}
template <class T>
constexpr T squaredRise(const T& slope, const T& length) {
  return length * length * (slope * slope);
}
/** Positive where the ray ends before the value is 0. */
template <class T>
constexpr T shortfall(const T& value, const T& slope, const Vector3<T>& d, const T& length) {
  return squaredHeight(value, d) - squaredRise(slope, length);
}

/** A value along a curve in doubles: no number of it is larger than `most`, nor off by more. */
struct LinearValue {
  struct Part {
    double number;
    double most;
    double error;
  };
  Part value;  // at the start
  Part slope;
};

/** The same exactly. */
struct ExactLinearValue {
  Exact value;
  Exact slope;
};

/**
 * Sign of t − tEnd at the crossing, of a ray with an end, for a value and a slope of different
 * signs. `exactly()` is the value as an ExactLinearValue.
 */
template <class Exactly>
Decision compareWithRaysEnd(const Curve& ray, const LinearValue& along, const Exactly& exactly,
                            int line = __builtin_LINE()) {
  constexpr RelativeRoundoff kGiven;
  constexpr double kRounding =
      greatest(squaredHeight(kGiven, kExactVector), squaredRise(kGiven, kGiven)).ofDifference();
  const auto& [value, slope] = along;
  const Vec3& d = ray.direction();
  const double length = sizeOf(ray.maxDistance());
  // (v ± e)² is off by no more than (2 |v| + e) e ≤ 3 most e; the fourth is for roundings here.
  const double bound =
      dot(d, d) * value.most * (4 * value.error + 2 * kRounding * value.most) +
      length * length * slope.most * (4 * slope.error + 2 * kRounding * slope.most);
  return decide(
      shortfall(value.number, slope.number, d, length), sizeOf(d) < kInfinity ? bound : kInfinity,
      [&] {
        const ExactLinearValue exact = exactly();
        return shortfall<Exact>(exact.value, exact.slope, ray.exactDirection(), ray.maxDistance());
      },
      line);
}

/** Sign of t − tEnd at the crossing, of a bounded curve and a slope that is not zero. */
inline Sign compareWithEnd(const Curve& curve, const Exact& value, const Exact& slope) {
  if (curve.isSegment()) {
    return -((value + slope).sign() * slope.sign());
  }
  if (value.sign() * slope.sign() != Sign::negative) {
    return value.sign() == Sign::zero && curve.maxDistance() == 0 ? Sign::zero : Sign::negative;
  }
  return shortfall<Exact>(value, slope, curve.exactDirection(), curve.maxDistance()).sign();
}

/**
 * Beyond which of its ends the line of a curve that misses meets the other shape: of the parameter
 * where it does, a generic lambda over numbers.
 */
template <class Parameter>
Beyond beyondAt(const Parameter& t) {
  const Sign sign =
      certified([&]<class T>() { return compare(t.template operator()<T>(), QuadraticSurd<T>{}); });
  return sign == Sign::positive ? Beyond::end : Beyond::start;
}

}  // namespace collision
