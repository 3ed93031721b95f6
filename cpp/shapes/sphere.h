// A sphere: its core is the center.
#pragma once

#include "shapes/traits.h"

namespace collision {

template <>
struct ShapeTraits<Sphere> : FieldsOf<Sphere>, AlwaysBounded<Sphere> {
  static constexpr std::string_view kName = "sphere";
  static constexpr std::array<Field, 2> kFields{{{"center", 3}, {"radius", 1}}};
  static constexpr std::array<std::string_view, 1> kFeatures{"surface"};
  static constexpr int kCorners = 1;
  static constexpr bool kContainer = true;

  static Fault check(const double* n) {
    if (const Fault fault = checkMagnitudes({n, 4})) {
      return fault;
    }
    return checkNotNegative({n + 3, 1}, 3);
  }

  static Point core(const Sphere& sphere) { return {sphere.center}; }
  static double radius(const Sphere& sphere) { return sphere.radius; }

  static Projection projection(const Sphere& sphere, const Vec3& axis, const Vec3& reference) {
    const double middle = dot(sphere.center - reference, axis);
    return {{middle - sphere.radius, middle + sphere.radius},
            sphere.center - axis * sphere.radius,
            sphere.center + axis * sphere.radius};
  }
  static Bounds bounds(const Sphere& sphere) {
    Bounds bounds;
    static_assert(isWithinBoundsSlack(RelativeRoundoff()));
    for (int i = 0; i < 3; ++i) {
      const double middle = sphere.center[i];
      bounds.set(i, widened(middle, sphere.radius, std::fabs(middle) + sphere.radius));
    }
    return bounds;
  }
};

}  // namespace collision
