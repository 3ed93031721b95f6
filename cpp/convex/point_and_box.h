// How far a point is from a box, or how deep in it, in double-doubles without errors that are
// carried along. What a rounding leaves open is for convex/closest_points.h and for the test.
#pragma once

#include <optional>

#include "collision/shape_ref.h"
#include "convex/rounded_witness.h"

namespace collision {

struct NearestOfPoint {
  NearestCores cores;
  double distance = 0;  // of the cores
};

/**
 * As nearestCores() gives it of a point or sphere, and an AABB or OBB, in either order; nothing of
 * others, where the cores meet, and where it is not certain.
 */
std::optional<NearestOfPoint> nearestOfPointAndBox(ShapeRef a, ShapeRef b);

/** The way out of a box. */
struct DepthOfPoint {
  Vec3 axis;  // unit, from a to b
  double depth = 0;
  Corners face = 0;  // of the box
};

/**
 * As the test of an AABB or OBB and a point inside has it; nothing of others, and where it is not
 * certain.
 */
std::optional<DepthOfPoint> depthOfPointInBox(const Vec3& point, ShapeRef box);

}  // namespace collision
