// What two intervals on a line say about each other.
#pragma once

#include <limits>

#include "collision/interval.h"
#include "number/sign.h"

namespace collision {

/** Signed distance of two intervals: positive apart, negative the least shift that parts them. */
constexpr double gapBetween(const Interval& a, const Interval& b) {
  const double above = b.min - a.max;
  const double below = a.min - b.max;
  return above > below ? above : below;
}

/**
 * The rounded `gap`, made to agree with the decided sign: it is zero only when they touch, and
 * never has the other sign.
 */
constexpr double agreeing(double gap, Sign decided) {
  constexpr double kLeast = std::numeric_limits<double>::denorm_min();
  switch (decided) {
    case Sign::zero:
      return 0.0;
    case Sign::positive:
      return gap > 0 ? gap : kLeast;
    case Sign::negative:
      break;
  }
  return gap < 0 ? gap : -kLeast;
}

}  // namespace collision
