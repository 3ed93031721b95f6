// When two shapes in motion meet of which none is a mesh.
#pragma once

#include "collision/motion.h"

namespace collision {

/** As cast(), but for the points; both valid, and not both of them go on forever. */
Cast castOfConvex(ShapeRef a, ShapeRef b, const Motion& motion);

}  // namespace collision
