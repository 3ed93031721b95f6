// Which point of the convex hull of whole points is nearest to 0?
//
// Doubles guess on which of the points it depends; whole numbers give the nearest point of the
// plane, line or point through these, and the same certificate as in nearest_point.h proves it.
// Where the guess is wrong, Wolfe's algorithm finds it.
#pragma once

#include <vector>

#include "rational.h"

namespace oracle {

/** numerator / divisor, divisor > 0. */
struct WholeNearest {
  Vector<Integer> numerator;
  Integer divisor;
};

WholeNearest wholeNearest(const std::vector<Vector<Integer>>& points);

}  // namespace oracle
