// Does a value that is linear along a curve reach zero before the curve's end, at it, or beyond?
//
// With value + slope · t the crossing is t = −value / slope. A ray's end is maxDistance /
// |direction|: rounded in doubles, and as it is irrational both sides are squared in exact numbers.
#pragma once

#include "collision/trace.h"
#include "curve/curve.h"
#include "number/certified.h"
#include "number/filter.h"
#include "number/quadratic_surd.h"
#include "number/relative_roundoff.h"

namespace collision {

/** The parameter of a curve's end is off by at most this part of itself. */
inline constexpr double kEndError = 0x1p-50;
static_assert(endOf(RelativeRoundoff(), kExactVector).ofComputed() <= kEndError);

/** Positive where value + slope · t is 0 beyond the end; slope > 0. */
template <class T>
COLLISION_ALWAYS_INLINE inline T beyondEnd(const T& value, const T& slope, const T& end) {
  return -value - end * slope;
}
/** What it is off by; the sign of the difference itself is that of its terms. */
template <class T>
COLLISION_ALWAYS_INLINE inline T beyondEndError(const T& valueError, const T& slope,
                                                const T& slopeError, const T& end) {
  return valueError + 2 * end * (slopeError + kEndError * slope);
}

/** A sign that exact numbers have, as `decide` takes it. */
struct ExactSign {
  Sign value;
  [[nodiscard]] Sign sign() const { return value; }
};

/** Sign of t − tEnd at the crossing, of a bounded curve and a slope that is not zero. */
inline Sign compareWithEnd(const Curve& curve, const Exact& value, const Exact& slope) {
  if (curve.isSegment()) {
    return -((value + slope).sign() * slope.sign());
  }
  if (value.sign() * slope.sign() != Sign::negative) {
    return value.sign() == Sign::zero && curve.maxDistance() == 0 ? Sign::zero : Sign::negative;
  }
  const ExactVec3 d = curve.exactDirection();
  const Exact length(curve.maxDistance());
  return compareExact(value * value * dot(d, d), length * length * (slope * slope));
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
