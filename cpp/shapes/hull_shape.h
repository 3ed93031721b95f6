// A convex hull: its own core, with a geometry beside the numbers of its slot, which name it.
#pragma once

#include "collision/hull.h"
#include "linear/frame.h"
#include "shapes/posed.h"

namespace collision {

template <>
struct ShapeTraits<Hull> : PosedTraits<Hull> {
  static constexpr std::string_view kName = "hull";
  static constexpr std::array<std::string_view, 0> kFeatures{};  // faces, by their numbers
  static constexpr bool kContainer = true;

  static const Hull& core(const Hull& hull) { return hull; }
  static constexpr double radius(const Hull& /*hull*/) { return 0; }

  static Projection projection(const Hull& hull, const Vec3& axis, const Vec3& reference);
  static Bounds bounds(const Hull& hull);
};

}  // namespace collision
