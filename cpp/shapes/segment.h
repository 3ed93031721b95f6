// A segment: its own core.
#pragma once

#include "shapes/traits.h"

namespace collision {

template <>
struct ShapeTraits<Segment> : OwnCore<Segment>, AlwaysBounded<Segment> {
  static constexpr std::string_view kName = "segment";
  static constexpr std::array<Field, 2> kFields{{{"start", 3}, {"end", 3}}};
  static constexpr std::array<std::string_view, 3> kFeatures{"line", "start", "end"};
  static constexpr int kCorners = 2;
  static constexpr bool kContainer = false;

  static Projection projection(const Segment& segment, const Vec3& axis, const Vec3& reference) {
    return projectionOfPoints(segment.corners(), axis, reference);
  }
  static Bounds bounds(const Segment& segment) { return boundsOfPoints(segment.corners()); }
};

}  // namespace collision
