// A capsule: its core is the segment between its ends.
#pragma once

#include "shapes/traits.h"

namespace collision {

template <>
struct ShapeTraits<Capsule> : FieldsOf<Capsule>, AlwaysBounded<Capsule> {
  static constexpr std::string_view kName = "capsule";
  static constexpr std::array<Field, 3> kFields{{{"start", 3}, {"end", 3}, {"radius", 1}}};
  static constexpr std::array<std::string_view, 3> kFeatures{"side", "start", "end"};
  static constexpr int kCorners = 2;
  static constexpr bool kContainer = true;

  static Fault check(const double* n) {
    if (const Fault fault = checkMagnitudes({n, 7})) {
      return fault;
    }
    return checkNotNegative({n + 6, 1}, 6);
  }

  static Segment core(const Capsule& capsule) { return {capsule.start, capsule.end}; }
  static double radius(const Capsule& capsule) { return capsule.radius; }

  static Projection projection(const Capsule& capsule, const Vec3& axis, const Vec3& reference) {
    Projection projection = projectionOfPoints(capsule.corners(), axis, reference);
    projection.interval.min -= capsule.radius;
    projection.interval.max += capsule.radius;
    projection.minPoint = projection.minPoint - axis * capsule.radius;
    projection.maxPoint = projection.maxPoint + axis * capsule.radius;
    return projection;
  }
  static Bounds bounds(const Capsule& capsule) {
    Bounds bounds = boundsOfPoints(capsule.corners());
    static_assert(isWithinBoundsSlack(RelativeRoundoff()));
    for (int i = 0; i < 3; ++i) {
      const double scale = std::fabs(bounds.min[i]) + std::fabs(bounds.max[i]) + capsule.radius;
      bounds.set(i, {widened(bounds.min[i], capsule.radius, scale).min,
                     widened(bounds.max[i], capsule.radius, scale).max});
    }
    return bounds;
  }
};

}  // namespace collision
