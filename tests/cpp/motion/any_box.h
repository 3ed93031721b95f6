// Boxes of any rotation near the origin, and vectors, of a size.
#pragma once

#include "collision/shape_cell.h"
#include "random.h"

namespace collision {

inline Vec3 anyVectorWithin(Random& random, double size) {
  const double x = random.withinTwo();
  const double y = random.withinTwo();
  return Vec3{x, y, random.withinTwo()} * (size / 2);
}

/** Upright, turned, or turned about an axis that is level. */
inline ShapeCell anyBoxNear(Random& random, double size) {
  const Vec3 place = anyVectorWithin(random, 3 * size);
  const Vec3 half{size * (0.3 + 0.1 * random.withinTwo()), 0.4 * size, 0.5 * size};
  if (random.below(3) == 0) {
    return Aabb{place - half, place + half};
  }
  const Vec3 turn = anyVectorWithin(random, 2);
  return Obb{place, {turn.x, turn.y, random.below(4) == 0 ? 0 : turn.z, 1}, half};
}

}  // namespace collision
