// How far apart are two shapes, or how deep are they in each other? Distance and depth are within
// 2 ulp.
#pragma once

#include <optional>

#include "collision/measures.h"
#include "collision/shape_ref.h"
#include "collision/verdict.h"

namespace collision {

/**
 * Of a point and a box, or a sphere that is apart from one, found at once; none of others, and
 * where it is not certain.
 */
std::optional<Distance> distanceOfPoint(ShapeRef a, ShapeRef b);

/** Of two shapes that are apart, by their nearest points; none where distanceOf has to tell. */
std::optional<Distance> distanceApart(ShapeRef a, ShapeRef b);

/** Of shapes that meet, or of one and a plane, by their verdict with numbers. */
Distance distanceOf(const Verdict& verdict);

}  // namespace collision
