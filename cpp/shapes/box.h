// What AABB and OBB have in common.
#pragma once

#include <array>
#include <string_view>

#include "math/box_terms.h"

namespace collision {

/** Names of a box's faces, in the order of its feature codes: 2 · axis, +1 for the positive side.
 */
inline constexpr std::array<std::string_view, 6> kBoxFaces{"x-", "x+", "y-", "y+", "z-", "z+"};

}  // namespace collision
