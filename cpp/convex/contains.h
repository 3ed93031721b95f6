// Which shapes contains() (collision/collision.h) can answer about.
#pragma once

#include "collision/shape_ref.h"

namespace collision {

/** Whether a kind has an inside to lie in: sphere, capsule, AABB, OBB, hull,
 * and what is behind a plane.
 */
bool isContainer(Kind kind);

/** Whether a shape ends everywhere: all but planes and endless rays do. */
bool isBounded(ShapeRef shape);

}  // namespace collision
