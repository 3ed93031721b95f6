// A ray or segment that misses: does its line meet the other shape, and beyond which of its ends?
#pragma once

#include "collision/trace.h"
#include "number/certified.h"
#include "number/quadratic_surd.h"

namespace collision {

/** Of a parameter that the curve ends before or starts after; `t` is a generic lambda over numbers.
 */
template <class Parameter>
Beyond beyondAt(const Parameter& t) {
  const Sign sign =
      certified([&]<class T>() { return compare(t.template operator()<T>(), QuadraticSurd<T>{}); });
  return sign == Sign::positive ? Beyond::end : Beyond::start;
}

}  // namespace collision
