// Where a ray or segment crosses two faces of a box, in double-doubles, a face in each lane: those
// at which it comes in and goes out.
#pragma once

#include "collision/shape_ref.h"
#include "curve/hit_lanes.h"

namespace collision {

struct BoxCrossings {
  EndLanes parameters;
  BoundedVectors normals;  // of length 1, out of the box
};

/** Of two faces of an AABB or OBB that are not parallel to the curve. */
BoxCrossings crossingsOf(const Curve& curve, ShapeRef box, int first, int second);

}  // namespace collision
