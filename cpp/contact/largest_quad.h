// Four points of a convex polygon that span the largest area.
#pragma once

#include <vector>

#include "collision/manifold.h"

namespace collision {

/**
 * Keeps four of the points of a manifold, which are in order around its axis, and all if they are
 * no more; of equal areas the first. Areas are of the points as they are rounded.
 */
void keepLargestQuad(std::vector<ContactPoint>& points, const Vec3& axis);

}  // namespace collision
