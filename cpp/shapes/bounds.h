// An axis-aligned box that surely holds a shape: rounded outwards, infinite where the shape is. It
// may only ever say "these two can't meet"; it decides nothing else.
#pragma once

#include <cmath>
#include <limits>
#include <span>

#include "collision/interval.h"
#include "collision/shape_ref.h"
#include "collision/vector3.h"

namespace collision {

struct Bounds {
  Vec3 min;
  Vec3 max;

  void set(int i, const Interval& interval) {
    min[i] = interval.min;
    max[i] = interval.max;
  }

  [[nodiscard]] bool mayMeet(const Bounds& other) const {
    return min.x <= other.max.x && other.min.x <= max.x && min.y <= other.max.y &&
           other.min.y <= max.y && min.z <= other.max.z && other.min.z <= max.z;
  }
};

Bounds boundsOf(ShapeRef shape);

/**
 * [middle − reach, middle + reach], widened for rounding. `reach` and `middle` were computed with
 * at most eight roundings of positive terms no larger than `scale`, so their errors stay below 16 ·
 * 2⁻⁵³ scale; the least normal number covers what underflow may lose.
 */
inline Interval widened(double middle, double reach, double scale) {
  const double slack = scale * 0x1p-49 + std::numeric_limits<double>::min();
  return {middle - reach - slack, middle + reach + slack};
}

/** Of at least one point. */
Bounds boundsOfPoints(std::span<const Vec3> points);

}  // namespace collision
