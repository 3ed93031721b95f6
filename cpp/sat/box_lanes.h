// Two boxes in double-doubles, one in each lane, and their separating axes.
#pragma once

#include "answer/candidate.h"
#include "number/double_double_lanes.h"
#include "sat/box_separation.h"
#include "shapes/given_box.h"

namespace collision {

struct BoxLanes {
  BoxLanes(const GivenBox& a, const GivenBox& b);

  /**
   * One axis in each lane, of candidates of solid boxes: an axis of a box, or the cross product of
   * two.
   */
  [[nodiscard]] Vector3<DoubleDoubleLanes> axes(const Candidate& first,
                                                const Candidate& second) const;

  BoxTerms<DoubleDoubleLanes> terms;   // lane 0: of a, lane 1: of b
  Vector3<DoubleDoubleLanes> between;  // twice, from the center of a to that of b; in both lanes
  Lanes<double> size = 0.0;            // of all lengths and of `between`
};

/** How far boxes reach to both sides of their centers along an axis, times n. */
template <class T>
constexpr T reachAlong(const BoxTerms<T>& box, const Vector3<T>& alongAxes) {
  return box.length.x * absolute(alongAxes.x) + box.length.y * absolute(alongAxes.y) +
         box.length.z * absolute(alongAxes.z);
}

}  // namespace collision
