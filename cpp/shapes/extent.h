// What a shape covers along an axis, and the two points of it that reach furthest.
#pragma once

#include <span>

#include "math/interval.h"
#include "math/vec3.h"

namespace collision {

/** Positions along a unit axis, metres, measured from a reference point. */
struct Extent {
  Interval interval;
  Vec3 minPoint{kNone, kNone, kNone};
  Vec3 maxPoint{kNone, kNone, kNone};
};

/** Extent of the convex hull of a few points. */
Extent extentOfPoints(std::span<const Vec3> points, const Vec3& axis, const Vec3& reference);

/** Extent of the box center ± Σ half[i]·unit[i]. */
Extent extentOfBox(const Vec3& center, const Vec3& half, const Vec3* unit, const Vec3& axis,
                   const Vec3& reference);

}  // namespace collision
