// Between which numbers the distance of a point from a shape surely lies: in doubles, to choose
// among many shapes those that may be the nearest.
#pragma once

#include "collision/interval.h"
#include "collision/shape_ref.h"
#include "shapes/point.h"

namespace collision {

/** Meters; from 0 to infinity where doubles tell nothing. */
Interval distanceRange(const Point& point, ShapeRef shape);

}  // namespace collision
