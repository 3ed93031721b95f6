// The points no further than radius from center; a solid ball.
#pragma once

#include <array>

#include "linear/vec3.h"
#include "shapes/kind.h"
#include "shapes/projection.h"

namespace collision {

struct Sphere {
  Vec3 center;
  double radius = 1;

  static constexpr Kind kKind = Kind::sphere;
  static constexpr std::string_view kName = "sphere";
  static constexpr std::array<Field, 2> kFields{{{"center", 3}, {"radius", 1}}};
  static constexpr std::array<std::string_view, 1> kFeatures{"surface"};

  static Sphere read(const double* s) { return {{s[0], s[1], s[2]}, s[3]}; }

  static Fault check(const double* s) {
    if (const Fault fault = checkMagnitudes({s, 4})) {
      return fault;
    }
    return checkNotNegative({s + 3, 1}, 3);
  }

  [[nodiscard]] Projection extent(const Vec3& axis, const Vec3& reference) const {
    const double middle = dot(center - reference, axis);
    return {{middle - radius, middle + radius}, center - axis * radius, center + axis * radius};
  }
};

}  // namespace collision
