// The nearest points of points, segments and endless rays, by a formula: which parts they lie on is
// guessed in doubles, and proven by the signs that tell that nothing is nearer.
#pragma once

#include <optional>

#include "convex/closest_points.h"

namespace collision {

/**
 * Nothing of others, and where that is not certain: of such that meet, are parallel, or of which
 * an end is nearest and the line would be as near.
 */
std::optional<ClosestPoints<Approximate>> closestOfLines(const Polytope& a, const Polytope& b);

}  // namespace collision
