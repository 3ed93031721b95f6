// The same question as outcome.h, answered in another way: by linear and quadratic programming.
//
// Without a ball: is 0 a convex combination of A's corners minus one of B's, and one in which every
// corner takes part? An exact simplex (Bland's rule) says. With one: the point of least norm of the
// hull, by Wolfe's algorithm, ended by its certificate. Slow, and sharing no method with outcome.h.
#pragma once

#include "point_set.h"
#include "shape.h"

namespace oracle {

Outcome outcomeByProgramming(const Shape& a, const Shape& b);
Outcome outcomeByProgramming(const Shape& a, const PosedPoints& b);

}  // namespace oracle
