// An axis-aligned box that surely holds a shape: rounded outwards, infinite where the shape is. It
// may only ever say "these two can't meet"; it decides nothing else.
#pragma once

#include "shapes/any.h"

namespace collision {

struct Bounds {
  Vec3 min;
  Vec3 max;

  [[nodiscard]] bool mayMeet(const Bounds& other) const {
    return min.x <= other.max.x && other.min.x <= max.x && min.y <= other.max.y &&
           other.min.y <= max.y && min.z <= other.max.z && other.min.z <= max.z;
  }
};

Bounds boundsOf(const AnyShape& shape);

}  // namespace collision
