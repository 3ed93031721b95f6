// The expanding polytope of walkEpa, for who wants its end alone, too.
#pragma once

#include "collision/epa_walk.h"
#include "convex/polytope.h"

namespace collision {

enum class EpaRecord : bool { endOnly, allSteps };

/** Points, steps, depth and axis of the walk; with `endOnly` no steps but the last. */
EpaWalk expand(const Polytope& a, const Polytope& b, EpaRecord record);

}  // namespace collision
