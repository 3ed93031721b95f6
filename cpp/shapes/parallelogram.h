// A parallelogram: its own core.
#pragma once

#include "shapes/traits.h"

namespace collision {

template <>
struct ShapeTraits<Parallelogram> : OwnCore<Parallelogram>, AlwaysBounded<Parallelogram> {
  static constexpr std::string_view kName = "parallelogram";
  static constexpr std::array<Field, 3> kFields{{{"a", 3}, {"b", 3}, {"c", 3}}};
  static constexpr std::array<std::string_view, 9> kFeatures{"face", "ab", "bd", "dc", "ca",
                                                             "a",    "b",  "d",  "c"};
  static constexpr int kCorners = 4;
  static constexpr bool kContainer = false;

  static Projection projection(const Parallelogram& shape, const Vec3& axis,
                               const Vec3& reference) {
    return projectionOfPoints(shape.corners(), axis, reference);
  }
  static Bounds bounds(const Parallelogram& shape) {
    Bounds bounds = boundsOfPoints(shape.corners());
    static_assert(
        isWithinBoundsSlack(RelativeRoundoff() + RelativeRoundoff() + RelativeRoundoff()));
    for (int i = 0; i < 3; ++i) {  // the fourth corner is rounded
      const double scale = std::fabs(shape.a[i]) + std::fabs(shape.b[i]) + std::fabs(shape.c[i]);
      bounds.set(i, {widened(bounds.min[i], 0, scale).min, widened(bounds.max[i], 0, scale).max});
    }
    return bounds;
  }
};

}  // namespace collision
