// A point: its own core.
#pragma once

#include "shapes/traits.h"

namespace collision {

template <>
struct ShapeTraits<Point> : OwnCore<Point>, AlwaysBounded<Point> {
  static constexpr std::string_view kName = "point";
  static constexpr std::array<Field, 1> kFields{{{"position", 3}}};
  static constexpr std::array<std::string_view, 1> kFeatures{"point"};
  static constexpr int kCorners = 1;
  static constexpr bool kContainer = false;

  static Projection projection(const Point& point, const Vec3& axis, const Vec3& reference) {
    const double at = dot(point.position - reference, axis);
    return {{at, at}, point.position, point.position};
  }
  static Bounds bounds(const Point& point) { return {point.position, point.position}; }
};

}  // namespace collision
