// The bounds of a shape in straight motion: those where it starts and where it ends, and all
// between. Rounded outward, as bounds are.
#pragma once

#include "number/relative_roundoff.h"
#include "shapes/bounds.h"

namespace collision {

// Of a velocity whose components are rounded once at most.
static_assert(isWithinBoundsSlack(RelativeRoundoff::roundedOnce() * RelativeRoundoff()));

/**
 * `velocity`: in meters a unit of time, each component rounded once at most; `duration`: units of
 * time, 0 or more, may be infinite. Infinite where the motion has no end.
 */
inline Bounds sweptBounds(const Bounds& bounds, const Vec3& velocity, double duration) {
  Bounds swept = bounds;
  for (int axis = 0; axis < 3; ++axis) {
    if (velocity[axis] == 0 || duration == 0) {
      continue;  // of an endless motion the product would be no number
    }
    const double way = velocity[axis] * duration;
    if (way < 0) {
      const double scale = std::fabs(bounds.min[axis]) - way;
      swept.min[axis] = bounds.min[axis] + way - slackOf(scale);
    } else {
      const double scale = std::fabs(bounds.max[axis]) + way;
      swept.max[axis] = bounds.max[axis] + way + slackOf(scale);
    }
  }
  return swept;
}

}  // namespace collision
