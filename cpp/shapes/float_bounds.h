// Bounds in floats, rounded outwards: half the memory of doubles, and one register a corner. Where
// two bounds in doubles meet, these do.
#pragma once

#include <array>
#include <cfloat>
#include <cmath>

#include "number/filter.h"
#include "number/lanes.h"
#include "shapes/bounds.h"

namespace collision {

/** The last number of each corner is 0. Beyond the range of floats it is infinite, or the largest.
 */
struct alignas(16) FloatBounds {
  std::array<float, 4> min;
  std::array<float, 4> max;
};

/** A float below these, by more than what rounding to the nearest has lost. */
[[gnu::always_inline]] inline Lanes<float> below(const Lanes<float>& nearest) {
  return nearest - (absolute(nearest) * FLT_EPSILON + FLT_MIN);
}
[[gnu::always_inline]] inline Lanes<float> above(const Lanes<float>& nearest) {
  return nearest + (absolute(nearest) * FLT_EPSILON + FLT_MIN);
}

/** The same of one double. */
inline float below(double number) {
  constexpr double kMost = FLT_MAX;
  const auto nearest = static_cast<float>(greatest(least(number, kMost), -kMost));
  return nearest - (std::fabs(nearest) * FLT_EPSILON + FLT_MIN);
}
inline float above(double number) { return -below(-number); }

inline FloatBounds floatBoundsOf(const Bounds& bounds) {
  const auto& [min, max] = bounds;
  return {{below(min.x), below(min.y), below(min.z), 0},
          {above(max.x), above(max.y), above(max.z), 0}};
}

}  // namespace collision
