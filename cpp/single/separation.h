// How far apart are two polytopes along their separating axes, in float?
#pragma once

#include "single/body.h"

namespace collision::single {

/**
 * The gap in meters along the first axis that separates, positive; where none does the widest,
 * which is minus the least overlap, or zero. Minus infinity where no axis gave a number. Radii are
 * left out.
 */
float separation(const Body& a, const Body& b);

/** The same for two AABBs by their three intervals. */
float intervalSeparation(const Body& a, const Body& b);

}  // namespace collision::single
