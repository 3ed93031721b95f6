// When two shapes in motion meet of which at least one is a mesh: by the pairs of triangles that
// may meet on the way.
#pragma once

#include "collision/motion.h"

namespace collision {

/** As cast(); of the motion's numbers, and of what decides, it is about the first pair to meet. */
Cast castOfMeshes(ShapeRef a, ShapeRef b, const Motion& motion);

}  // namespace collision
