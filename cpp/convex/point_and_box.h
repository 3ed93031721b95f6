// The nearest points of a point and a box that are apart, in double-doubles without errors that are
// carried along. What a rounding leaves open is for convex/closest_points.h.
#pragma once

#include <optional>

#include "collision/shape_ref.h"
#include "convex/rounded_witness.h"

namespace collision {

struct NearestOfPoint {
  NearestCores cores;
  double distance;  // of the cores
};

/**
 * As nearestCores() gives it of a point or sphere, and an AABB or OBB, in either order; nothing of
 * others, where the cores meet, and where it is not certain.
 */
std::optional<NearestOfPoint> nearestOfPointAndBox(ShapeRef a, ShapeRef b);

}  // namespace collision
