// The gap along an axis in meters, as doubles have it: which axis may have the least depth.
#pragma once

#include <cmath>

#include "linear/frame.h"

namespace collision {

/** A gap in meters, and by how much it may be off: by default nothing is known. */
struct Estimate {
  double gap = 0;
  double error = HUGE_VAL;
};

/** Of an axis that is not the least deep, or not the first of these. */
inline constexpr Estimate kNotLeast{-HUGE_VAL, 0};

/**
 * gap / scale, where the gap is off by at most `bound` and the scale by at most `off` of itself and
 * what the n of two frames and a few roundings are off by.
 */
inline Estimate estimateOf(double gap, double bound, double scale, double off) {
  // n is 1 or more.
  static_assert(3 * kFrameRoundoff.n.error() < 0x1p-40);
  const double inverse = 1 / scale;
  const double meters = gap * inverse;
  const double part = off + 0x1p-40;
  // 1 / (1 − x) ≤ 1 + 2 x of an x of at most a half.
  return {meters, (bound * inverse + std::fabs(meters) * part) * (1 + 2 * part) + 0x1p-100};
}

}  // namespace collision
