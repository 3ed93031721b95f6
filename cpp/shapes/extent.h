// What a shape covers along an axis, and the two points of it that reach furthest.
#pragma once

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
template <class Points>
Extent extentOfPoints(const Points& points, const Vec3& axis, const Vec3& reference) {
  Extent extent{{kInfinity, -kInfinity}, {}, {}};
  for (const Vec3& point : points) {
    const double s = dot(point - reference, axis);
    if (s < extent.interval.min) {
      extent.interval.min = s;
      extent.minPoint = point;
    }
    if (s > extent.interval.max) {
      extent.interval.max = s;
      extent.maxPoint = point;
    }
  }
  return extent;
}

/** Extent of the box center ± Σ half[i]·unit[i]. */
inline Extent extentOfBox(const Vec3& center, const Vec3& half, const Vec3* unit, const Vec3& axis,
                          const Vec3& reference) {
  double reach = 0;
  Vec3 toCorner{};
  for (int i = 0; i < 3; ++i) {
    const double slope = dot(unit[i], axis);
    const double signedHalf = slope < 0 ? -half[i] : half[i];
    reach += std::fabs(slope) * half[i];
    toCorner = toCorner + unit[i] * signedHalf;
  }
  const double middle = dot(center - reference, axis);
  return {{middle - reach, middle + reach}, center - toCorner, center + toCorner};
}

}  // namespace collision
