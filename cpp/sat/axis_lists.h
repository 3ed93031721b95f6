// Which separating axes two polytopes have, of which one may be a hull: their number is known at
// run time.
#pragma once

#include <vector>

#include "convex/polytope.h"
#include "sat/separating_axes.h"

namespace collision {

/** How many axes two polytopes have that stand: those of sat/separating_axes.h. */
AxisCounts countsOf(const Polytope& a, const Polytope& b);

/** A complete list of them, in order: all but pairs of edges that surely span no face. */
std::vector<Candidate> axesThatMatter(const Polytope& a, const Polytope& b,
                                      const AxisCounts& counts);
/** Of all axes that are parallel to one the first, as far as hulls know. */
Candidate firstParallel(const Polytope& a, const Polytope& b, Candidate axis);
/** Of axes of hulls that are parallel leaves the first that is in the list. */
void leaveFirstOfParallels(const Polytope& a, const Polytope& b, std::vector<Candidate>& axes);
/** Those that matter without such parallel ones: for who wants no row of each. */
std::vector<Candidate> distinctAxes(const Polytope& a, const Polytope& b, const AxisCounts& counts);

}  // namespace collision
