// What two shapes with flat faces have in common, from its vertices: its kind, its faces and the
// order of their corners follow from which planes each vertex lies on.
#pragma once

#include "collision/intersection.h"

namespace collision {

/** Of shapes without a radius that meet; at most one is a plane. */
Intersection commonSet(ShapeRef a, ShapeRef b, Outcome outcome);

}  // namespace collision
