// A shape that was moved: rounded, for output.
#pragma once

#include "collision/shape_cell.h"

namespace collision {

/** All of a shape's points moved by a vector, each number rounded once. */
ShapeCell moved(ShapeRef shape, const Vec3& by);

}  // namespace collision
