// Does one shape lie in another, all of it?
#pragma once

#include "shapes/any.h"

namespace collision {

/** Whether a kind has an inside to lie in: sphere, capsule, AABB, OBB, and what is behind a plane.
 */
bool isContainer(Kind kind);

/** Whether a shape ends everywhere: all but planes and endless rays do. */
bool isBounded(const AnyShape& shape);

/**
 * Whether every point of b is a point of a. Both are closed: touching the surface from inside is
 * inside. A plane holds the half-space behind it, normal · p + constant ≤ 0: its normal looks
 * outwards, as those of faces do. Shapes without thickness, such as a sphere of radius 0, hold what
 * lies in them. Exact. False where a is no container or b not bounded.
 */
bool contains(const AnyShape& a, const AnyShape& b);

}  // namespace collision
