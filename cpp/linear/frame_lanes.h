// The frames of two rotations in double-doubles.
#pragma once

#include "linear/frame.h"
#include "number/double_double_lanes.h"

namespace collision {

/** Lane 0: of a; lane 1: of b. Their n are in [1, 16), as of frameOf(). */
ScaledAxes<DoubleDoubleLanes> framesOf(const Quaternion& a, const Quaternion& b);

}  // namespace collision
