// How far apart are two shapes, and where are they nearest? Or how deep are they in each other, and
// which is the shortest way out?
#pragma once

#include "answer/verdict.h"
#include "linear/vec3.h"
#include "shapes/any.h"

namespace collision {

struct Distance {
  double distance = kNone;  // metres, 0 where they meet
  double depth = kNone;     // metres; of overlapping shapes: the least translation that parts them
  Vec3 axis = kNoPoint;    // unit, from a to b: the way that b must go, or the line of the distance
  Vec3 pointA = kNoPoint;  // the nearest points; where they meet a common one
  Vec3 pointB = kNoPoint;
};

/**
 * Of any two shapes that a test knows. `verdict` is their verdict with numbers. Distance and depth
 * are within 2 ulp.
 */
Distance distanceOf(const AnyShape& a, const AnyShape& b, const Verdict& verdict);

}  // namespace collision
