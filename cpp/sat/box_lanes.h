// Two boxes in double-doubles, one in each lane, and their separating axes.
#pragma once

#include "answer/candidate.h"
#include "collision/shape_ref.h"
#include "number/double_double_lanes.h"
#include "sat/box_separation.h"
#include "shapes/aabb.h"
#include "shapes/obb.h"

namespace collision {

/** A box as it was given. */
struct GivenBox {
  Quaternion rotation;
  Vector3<DoubleDouble> lengths;
  Vec3 low;  // two points whose sum is twice the center
  Vec3 high;
};
template <class Box>
GivenBox givenBox(const Box& box) {
  return {orientation(box), lengthsIn<DoubleDouble>(box), lowPole(box), highPole(box)};
}
/** An AABB or OBB. */
GivenBox givenBox(ShapeRef box);

/** Coordinate k of a face across `axis`, which is along that of the world; isUp: of two the
 * greater.
 */
Nearest coordinateOfFace(const GivenBox& box, int axis, int k, bool isUp);

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
