// The same question as outcome.h, answered in another way: by linear and quadratic programming.
//
// Without a ball: is 0 a convex combination of A's corners minus one of B's, and one in which every
// corner takes part? An exact simplex (Bland's rule) says. With one: the point of least norm of the
// hull, by Wolfe's algorithm, ended by its certificate. Slow, and sharing no method with outcome.h.
#pragma once

#include <array>
#include <vector>

#include "shape.h"

namespace oracle {

/** The convex hull of points, turned by a quaternion xyzw and moved. */
struct PosedPoints {
  std::vector<std::array<double, 3>> points;
  std::array<double, 3> position{};
  std::array<double, 4> rotation{0, 0, 0, 1};
};

Outcome outcomeByProgramming(const Shape& a, const Shape& b);
Outcome outcomeByProgramming(const Shape& a, const PosedPoints& b);

}  // namespace oracle
