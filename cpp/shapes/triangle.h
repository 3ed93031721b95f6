// A triangle: its own core.
#pragma once

#include "shapes/traits.h"

namespace collision {

template <>
struct ShapeTraits<Triangle> : OwnCore<Triangle>, AlwaysBounded<Triangle> {
  static constexpr std::string_view kName = "triangle";
  static constexpr std::array<Field, 3> kFields{{{"a", 3}, {"b", 3}, {"c", 3}}};
  static constexpr std::array<std::string_view, 7> kFeatures{"face", "ab", "bc", "ca",
                                                             "a",    "b",  "c"};
  static constexpr int kCorners = 3;
  static constexpr bool kContainer = false;

  static Projection projection(const Triangle& triangle, const Vec3& axis, const Vec3& reference) {
    return projectionOfPoints(triangle.corners(), axis, reference);
  }
  static Bounds bounds(const Triangle& triangle) { return boundsOfPoints(triangle.corners()); }
};

}  // namespace collision
