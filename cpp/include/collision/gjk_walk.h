// The walk of GJK, simplex by simplex, as it finds the distance of two shapes or that they meet.
#pragma once

#include <vector>

#include "collision/difference.h"

namespace collision {

/** A simplex of corners of D = all a − b, and its point that is nearest to the origin. */
struct GjkStep {
  std::vector<DifferencePoint> simplex;  // one to four, the newest first
  Vec3 nearest;                          // 0 where the simplex holds the origin
  double distance = 0;                   // of it from the origin, meters
};

struct GjkWalk {
  Outcome outcome = Outcome::invalid;  // of the two shapes
  std::vector<GjkStep> steps;          // each nearer than the one before
  double radius = 0;                   // the sum of both: the steps are about the cores
};

/**
 * In exact numbers, from the corner of D that is furthest along the way between the shapes: so it
 * ends at the nearest point, and which simplices it takes is exact. Numbers are roundings, to 2
 * ulp. Outcome `invalid` where hasDifference() is false. Source: convex/gjk.h.
 */
GjkWalk walkGjk(ShapeRef a, ShapeRef b);

}  // namespace collision
