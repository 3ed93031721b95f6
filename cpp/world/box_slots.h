// Oriented boxes in slots, two at a time: most shapes of large worlds are such.
#pragma once

#include <array>

#include "shapes/float_bounds.h"

namespace collision {

/**
 * The bounds of two oriented boxes from the numbers of their slots. False where one of them is
 * invalid, or so large that it is to be checked by itself.
 */
[[nodiscard]] bool boundsOfBoxes(const double* first, const double* second,
                                 std::array<FloatBounds, 2>& bounds);

}  // namespace collision
