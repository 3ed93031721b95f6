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

namespace collision {

/**
 * v² d² − L² s² for value v and slope s along d: positive where a ray of length L ends before the
 * value is 0.
 */
template <class T>
constexpr T shortfall(const T& value, const T& slope, const Vector3<T>& d, const T& length) {
  return value * value * dot(d, d) - length * length * slope * slope;
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
  const auto& [value, slope] = along;
  const Vec3& d = ray.direction();
  const double squared = dot(d, d);
  const double length = sizeOf(ray.maxDistance());
  const double reached = value.number * value.number * squared;
  const double allowed = length * length * slope.number * slope.number;
  // Products of two factors with their errors, and fewer than 2⁴ roundings of each.
  const double bound = squared * value.most * (4 * value.error + 0x1p-49 * value.most) +
                       length * length * slope.most * (4 * slope.error + 0x1p-49 * slope.most);
  return decide(
      reached - allowed, sizeOf(d) < kInfinity ? bound : kInfinity,
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
