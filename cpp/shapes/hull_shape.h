// A convex hull: its own core, with a geometry beside the numbers of its slot.
#pragma once

#include "collision/hull.h"
#include "linear/frame.h"
#include "shapes/traits.h"

namespace collision {

template <>
struct ShapeTraits<Hull> : AlwaysBounded<Hull> {
  static constexpr bool kContainer = false;

  static const Hull& core(const Hull& hull) { return hull; }
  static constexpr double radius(const Hull& /*hull*/) { return 0; }

  static Fault check(const Hull& hull);
  static Projection projection(const Hull& hull, const Vec3& axis, const Vec3& reference);
  static Bounds bounds(const Hull& hull);
};

}  // namespace collision
