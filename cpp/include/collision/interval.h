// A closed interval on a line, and the two numbers that are no measure.
#pragma once

#include <limits>

namespace collision {

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();
/** A number that has no meaning in the case at hand; null in JavaScript. */
inline constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

struct Interval {
  double min = -kInfinity;
  double max = kInfinity;
};

}  // namespace collision
