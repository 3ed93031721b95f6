// Where a plane cuts a capsule.
#pragma once

#include "collision/intersection.h"
#include "collision/shapes.h"

namespace collision {

/** Of a capsule with a length, which the plane meets. */
Intersection capsuleSection(const Plane& plane, const Capsule& capsule, Outcome outcome);

}  // namespace collision
