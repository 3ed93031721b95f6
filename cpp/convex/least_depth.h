// Along which axes can two polytopes that overlap have the least depth? Those near few directions:
// by the expanding polytope algorithm in doubles, with a proof.
#pragma once

#include <optional>
#include <vector>

#include "convex/polytope.h"

namespace collision {

/** An axis with the least depth, or nearly the least, is within an angle of one of these. */
struct LeastDepthAxes {
  std::vector<Vec3> directions;  // unit, but for rounding; either way
  double sine = 0;               // of the angle, which is less than 0.02
};

/**
 * Of polytopes that surely overlap: finding them proves it. Nothing where doubles can't tell, as of
 * some that are flat, barely overlap, or don't end.
 */
std::optional<LeastDepthAxes> leastDepthAxes(const Polytope& a, const Polytope& b);

}  // namespace collision
