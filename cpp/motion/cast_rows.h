// The rows of a pair in motion, each with the times at which it doesn't separate: what
// explainCast() records, and their names.
//
// Of polytopes and planes the two meet while all rows are open. Of rounded shapes a row is a piece
// of the boundary of the cores' differences, and the two meet while one is open: while the moving
// point is as near to it as the radii.
#pragma once

#include <string>

#include "collision/motion.h"
#include "motion/relative_motion.h"

namespace collision {

/** Of two shapes of which none is a mesh, and not both of which go on forever. */
void traceRows(ShapeRef first, ShapeRef second, const Motion& motion, Trace& trace);

/** {a} and {b} stand for the shapes' names; empty for what is no row of these two. */
std::string rowName(ShapeRef first, ShapeRef second, std::int64_t candidate);

/**
 * On what the names of rows depend beside both kinds: whether a ray is empty or endless, a box
 * solid, and there is a radius. −1: on more, of hulls and meshes.
 */
int formsOf(ShapeRef a, ShapeRef b);

}  // namespace collision
