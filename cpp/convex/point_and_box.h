// How far a point is from a box, or how deep in it, in double-doubles without errors that are
// carried along. What a rounding leaves open is for convex/closest_points.h and for the test.
#pragma once

#include <optional>

#include "collision/shape_ref.h"
#include "convex/rounded_witness.h"

namespace collision {

/** Of cores that are apart. */
struct NearestOfPoint {
  NearestCores cores;
  double distance = 0;  // of the cores
};

/** The way out of the box. */
struct DepthOfPoint {
  Vec3 axis;  // unit, from a to b
  double depth = 0;
  Vec3 point;
  Corners cornersA = 0;
  Corners cornersB = 0;
};

/** One of the two, as far as it is certain. */
struct PointAndBox {
  std::optional<NearestOfPoint> nearest;
  std::optional<DepthOfPoint> depth;

  /** The same with a and b exchanged. */
  [[nodiscard]] PointAndBox reversed() const;
};

/**
 * Of a point or sphere, and an AABB or OBB, in either order, as nearestCores() gives it, or of a
 * point in the box as the test of the two does; neither of others.
 */
PointAndBox pointAndBox(ShapeRef a, ShapeRef b);

}  // namespace collision
