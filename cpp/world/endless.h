// Shapes that don't end, against boxes: where they may meet. Rounded outward, it decides nothing.
#pragma once

#include "collision/shape_cell.h"
#include "shapes/bounds.h"

namespace collision {

/** Planes, and rays without an end: no box holds them. */
[[nodiscard]] bool isEndless(const Bounds& bounds);

/** Whether an endless shape may meet what lies in a box. */
[[nodiscard]] bool mayMeet(const ShapeCell& endless, const Bounds& bounds);

}  // namespace collision
