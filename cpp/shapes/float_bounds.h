// Bounds in floats, rounded outward: half the memory of doubles, and one register per corner. Where
// two bounds in doubles meet, these do.
#pragma once

#include <array>
#include <cfloat>
#include <cmath>

#include "collision/attributes.h"
#include "number/filter.h"
#include "number/lanes.h"
#include "shapes/bounds.h"

namespace collision {

/**
 * The last number of each corner says nothing. No finite number is beyond 2¹²⁶ on its inner side,
 * so that differences of near ends never overflow; what is further out is infinite.
 */
struct alignas(16) FloatBounds {
  std::array<float, 4> min;
  std::array<float, 4> max;
};

/** A float below these, by more than what rounding to the nearest has lost. */
COLLISION_ALWAYS_INLINE inline Lanes<float> floatBelow(const Lanes<float>& nearest) {
  return nearest - (absolute(nearest) * FLT_EPSILON + FLT_MIN);
}
COLLISION_ALWAYS_INLINE inline Lanes<float> floatAbove(const Lanes<float>& nearest) {
  return nearest + (absolute(nearest) * FLT_EPSILON + FLT_MIN);
}

/** The same of one double. */
inline float floatBelow(double number) {
  constexpr double kMost = 0x1p+126;
  constexpr double kLeast = -FLT_MAX;
  const auto nearest = static_cast<float>(greatest(least(number, kMost), kLeast));
  return nearest - (std::fabs(nearest) * FLT_EPSILON + FLT_MIN);
}
inline float floatAbove(double number) { return -floatBelow(-number); }

inline FloatBounds floatBoundsOf(const Bounds& bounds) {
  const auto& [min, max] = bounds;
  return {{floatBelow(min.x), floatBelow(min.y), floatBelow(min.z), 0},
          {floatAbove(max.x), floatAbove(max.y), floatAbove(max.z), 0}};
}

}  // namespace collision
