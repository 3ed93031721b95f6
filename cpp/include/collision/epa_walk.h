// The expanding polytope algorithm as textbooks have it, in doubles: the depth of two shapes that
// meet, step by step, to stand beside the exact one.
#pragma once

#include <array>
#include <vector>

#include "collision/difference.h"

namespace collision {

/** A triangle of the polytope, counter-clockwise as seen from outside. */
struct EpaFace {
  std::array<int, 3> points{};
};

struct EpaStep {
  std::vector<EpaFace> faces;  // of the polytope, all within D
  int nearest = 0;             // the one nearest to the origin
  Vec3 normal;                 // unit, of that, out of the polytope
  double distance = 0;         // of its plane from the origin, meters
  int support = -1;            // the point that is added next; −1: none reaches further
};

struct EpaWalk {
  Outcome outcome = Outcome::invalid;   // of the two shapes, exactly
  std::vector<DifferencePoint> points;  // corners of D
  std::vector<EpaStep> steps;           // none where the cores don't overlap
  /** What it answers, of the cores: NaN without steps. */
  double depth = kNone;
  Vec3 axis = kNoPoint;  // from a to b
  double radius = 0;     // the sum of both
};

/**
 * From a tetrahedron of corners around the origin, the face nearest to the origin is split where a
 * corner of D reaches further along its normal by more than 10⁻¹⁰ meters, at most 64 times, and up
 * to 256 faces. Nothing of it is proven: textbooks stop so. Outcome `invalid` where hasDifference()
 * is false. Source: van den Bergen, Proximity queries and penetration depth computation on 3D game
 * objects, 2001.
 */
EpaWalk walkEpa(ShapeRef a, ShapeRef b);

}  // namespace collision
