// Does a hull hold every point of another shape?
#pragma once

#include "collision/hull.h"
#include "collision/shape_ref.h"

namespace collision {

/** Exact, of a shape that ends everywhere. */
bool hullHolds(const Hull& hull, ShapeRef content);

}  // namespace collision
