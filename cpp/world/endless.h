// Shapes that don't end, against boxes: where they may meet. Rounded outward, it decides nothing.
#pragma once

#include <vector>

#include "collision/shape_cell.h"
#include "shapes/bounds.h"
#include "world/bounds_tree.h"

namespace collision {

/** Planes, and rays without an end: no box holds them. */
[[nodiscard]] bool isEndless(const Bounds& bounds);

/** Adds the slots of a tree whose bounds a plane or a ray may meet, in any order. */
void findMeeting(const BoundsTree& tree, const ShapeCell& shape, std::vector<int>& slots);

}  // namespace collision
