// Are two polytopes apart, touching or overlapping? By walks to the nearest point of D, without a
// list of axes: what hulls of many corners are decided by.
//
// Where D holds the origin, some of its points hold it between them. If these span space, it lies
// inside. If not, D is projected along what they span, and a walk begins anew from a point that is
// not projected to the origin: it ends at a direction along which nothing of D lies lower than the
// origin, which is on the boundary then, or with more points that hold it. Each time these span
// more, so there are three walks at most.
#pragma once

#include "convex/polytope.h"
#include "number/sign.h"

namespace collision {

/** The sign of the gap: of both the doubles decide first. Both polytopes end. */
Decision contactSign(const Polytope& a, const Polytope& b);

}  // namespace collision
