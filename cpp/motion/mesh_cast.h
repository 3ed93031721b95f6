// When two shapes in motion meet, of which meshes do by the pairs of triangles that may meet on the
// way.
#pragma once

#include "collision/motion.h"

namespace collision {

/**
 * As cast(), but for the points; both valid, and not both of them go on forever. Of meshes the
 * motion's numbers, and what decides, are about the first pair of triangles to meet.
 */
Cast castWithoutPoints(ShapeRef a, ShapeRef b, const Motion& motion);

}  // namespace collision
