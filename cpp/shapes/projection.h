// What a shape covers along an axis, and the two points of it that reach furthest.
#pragma once

#include <span>

#include "linear/vec3.h"
#include "number/interval.h"

namespace collision {

/** Positions along a unit axis, metres, measured from a reference point. */
struct Projection {
  Interval interval;
  Vec3 minPoint{kNone, kNone, kNone};
  Vec3 maxPoint{kNone, kNone, kNone};
};

/** Projection of the convex hull of a few points. */
Projection projectionOfPoints(std::span<const Vec3> points, const Vec3& axis,
                              const Vec3& reference);

/** Projection of the box center ± Σ half[i]·unit[i]. */
Projection projectionOfBox(const Vec3& center, const Vec3& half, const Vec3* unit, const Vec3& axis,
                           const Vec3& reference);

}  // namespace collision
