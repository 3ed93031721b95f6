// What round shapes have in common with planes, curves, points and, of two spheres, each other.
#pragma once

#include "collision/intersection.h"

namespace collision {

/** Whether they are two of these kinds, of which one has a radius. In the order of pairs. */
bool isRoundSet(ShapeRef a, ShapeRef b);

/** Of two such that meet. */
Intersection roundSet(ShapeRef a, ShapeRef b, Outcome outcome);

}  // namespace collision
