// Shapes that don't end, against boxes: where they may meet. Rounded outward, it decides nothing.
#pragma once

#include <vector>

#include "collision/shape_cell.h"
#include "shapes/bounds.h"
#include "world/bounds_list.h"
#include "world/bounds_tree.h"

namespace collision {

/** Planes, and rays without an end: no box holds them. */
[[nodiscard]] bool isEndless(const Bounds& bounds);

/** Whether a plane or a ray may meet what is in a box, which may be infinite. */
[[nodiscard]] bool mayMeet(const ShapeCell& shape, const Bounds& bounds);

/**
 * Adds the slots whose bounds a plane or a ray may meet, in any order. `AllBounds`: a BoundsTree or
 * a BoundsList.
 */
template <class AllBounds>
void findMeeting(const AllBounds& bounds, const ShapeCell& shape, std::vector<int>& slots);

}  // namespace collision
