// What round shapes have in common with planes, curves, points and, of two spheres, each other.
#pragma once

#include "collision/intersection.h"

namespace collision {

/** Whether they are two of these kinds, in either order. */
bool isRoundSet(ShapeRef a, ShapeRef b);

/** Of two such that meet, with radii that are not 0. */
Intersection roundSet(ShapeRef a, ShapeRef b, Outcome outcome);

}  // namespace collision
