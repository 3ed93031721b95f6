// How far is the core of a sphere or capsule from another core, compared with a radius?
//
// The sign of the least squared distance minus R squared, over every pair of features whose feet
// lie on them; a box is met in its own frame, where the squared distance along a segment is a
// convex function made of parabolas.
#pragma once

#include "body.h"

namespace oracle {

/** The sign of a + b * sqrt(root), root >= 0. */
int signOfRootSum(const Integer& a, const Integer& b, const Integer& root);

/**
 * The sign of dist(segment, other) - radius, for a radius above 0. `ball` is a point or one span;
 * both bodies have the same weight, and their own radii are left out of account.
 */
int compareDistance(const Body& ball, const Body& other, Kind otherKind, const Integer& radius);

}  // namespace oracle
