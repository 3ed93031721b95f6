// The test of two shapes on one axis: does it separate them?
#pragma once

#include "answer/verdict.h"
#include "number/interval.h"
#include "shapes/any.h"

namespace collision {

/** What an axis shows of two shapes. */
struct Separation {
  /** apart: the axis separates them; touching: the intervals have one end in common, no more. */
  Outcome outcome = Outcome::apart;
  /** Metres between the intervals, below 0 the least shift along the axis that would part them; NaN
   * where none does. */
  double gap = kNone;
  Interval a{};  // as project() gives them
  Interval b{};
};

/**
 * Along an axis of any length but zero. The outcome is exact; the gap is within 2 ulp, agrees with
 * it in sign, and is no less precise where the ends nearly cancel. Shapes that overlap on one axis
 * may be apart on another. Exchanging a and b exchanges the intervals and nothing else.
 */
Separation separates(const AnyShape& a, const AnyShape& b, const Vec3& axis);

}  // namespace collision
