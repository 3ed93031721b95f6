// The interval that a shape of any kind covers along a direction.
#pragma once

#include "collision/interval.h"
#include "collision/shape_ref.h"
#include "collision/vector3.h"

namespace collision {

/** The interval of project() alone, to the same bits. */
Interval intervalAlong(ShapeRef shape, const Vec3& axis);

}  // namespace collision
