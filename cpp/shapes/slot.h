// Shapes of any kind to and from the numbers of a slot; see also collision/fault.h and
// collision/shape_cell.h.
#pragma once

#include "shapes/all.h"

namespace collision {

/** Doubles a slot has; the largest shape needs ten. */
inline constexpr int kSlotStride = 12;

static_assert(greatestOfKinds([]<class Shape>() { return numbersOf<Shape>(); }) <= kSlotStride,
              "a slot has room for the numbers of every kind");

}  // namespace collision
