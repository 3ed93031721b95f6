#include "shapes/given_box.h"

#include "shapes/visit_as.h"

namespace collision {

GivenBox givenBox(ShapeRef box) {
  return visitAs<Aabb, Obb>(box, [](const auto& own) { return givenBox(own); });
}

Nearest coordinateOfFace(const GivenBox& box, int axis, int k, bool isUp) {
  const double low = box.low[k];
  const double high = box.high[k];
  if (low != high) {  // of a straight one, else both are the center
    return {isUp ? high : low, true};
  }
  const double half = box.lengths[axis].hi / 2;
  return nearest(exactSum(low, isUp ? half : -half));
}

}  // namespace collision
