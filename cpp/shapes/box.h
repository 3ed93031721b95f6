// What AABB and OBB have in common.
#pragma once

#include <array>
#include <string_view>

#include "collision/vector3.h"

namespace collision {

/** Names of a box's faces, in the order of its feature codes: 2 · axis, +1 for the positive side.
 */
inline constexpr std::array<std::string_view, 6> kBoxFaces{"x-", "x+", "y-", "y+", "z-", "z+"};

/** Along how many of its axes a box has any length: 3 for a solid one, 0 for a point. */
template <class Box>
int lengthsOf(const Box& box) {
  const Vec3 length = box.lengths();
  return (length.x > 0 ? 1 : 0) + (length.y > 0 ? 1 : 0) + (length.z > 0 ? 1 : 0);
}

}  // namespace collision
