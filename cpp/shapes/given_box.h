// A box as it was given, straight or turned, for formulas that take both as one.
#pragma once

#include "collision/shape_ref.h"
#include "number/double_double.h"
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

}  // namespace collision
