// How far apart are two shapes whose verdict is known, or how deep are they in each other?
#pragma once

#include "collision/measures.h"
#include "collision/shape_ref.h"

namespace collision {

/**
 * Of any two shapes that a test knows. `verdict` is their verdict with numbers. Distance and depth
 * are within 2 ulp.
 */
Distance distanceOf(ShapeRef a, ShapeRef b, const Verdict& verdict);

}  // namespace collision
