// The interval that a shape of any kind covers along a direction.
#pragma once

#include "shapes/any.h"
#include "shapes/projection.h"

namespace collision {

/** What is wrong with three numbers as an axis: any length but zero is one. */
Fault checkAxis(const double* axis);

/**
 * The interval of dot(p, axis) / |axis|: metres from the world's origin, each end within 2 ulp, ±∞
 * where the shape goes on forever, which a plane does unless the axis is along its normal. `axis`:
 * any length but zero. At each end the middle of the points that are there (of an endless ray its
 * origin, of a plane the foot of the world's origin); NaN where the end is infinite.
 */
Projection project(const AnyShape& shape, const Vec3& axis);

/** The interval of project() alone, to the same bits. */
Interval intervalAlong(const AnyShape& shape, const Vec3& axis);

}  // namespace collision
