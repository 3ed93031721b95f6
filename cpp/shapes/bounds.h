// An axis-aligned box that surely holds a shape: rounded outward, infinite where the shape is. It
// may only ever say "these two can't meet"; it decides nothing else.
#pragma once

#include <cmath>
#include <limits>
#include <span>

#include "collision/attributes.h"
#include "collision/interval.h"
#include "collision/shape_ref.h"
#include "collision/vector3.h"
#include "number/relative_roundoff.h"

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

/** The most that ends of intervals are off by, as a part of the terms that they are sums of. */
inline constexpr double kBoundsSlack = 0x1p-49;

/** Whether the end that is a place and such a term apart is, once the slack is added, too. */
constexpr bool isWithinBoundsSlack(RelativeRoundoff term) {
  return (term + term).ofDifference() < kBoundsSlack / 2;
}

/**
 * What widens an interval for rounding; the least normal number covers what underflow may lose.
 * `scale`: the sum of the terms' magnitudes.
 */
template <class T>
COLLISION_ALWAYS_INLINE inline T slackOf(const T& scale) {
  return scale * kBoundsSlack + std::numeric_limits<double>::min();
}
/** [middle − reach, middle + reach], so widened. */
inline Interval widened(double middle, double reach, double scale) {
  const double slack = slackOf(scale);
  return {middle - reach - slack, middle + reach + slack};
}

/** Of at least one point. */
Bounds boundsOfPoints(std::span<const Vec3> points);

}  // namespace collision
