// One place in space.
#pragma once

#include <array>

#include "linear/vec3.h"
#include "shapes/kind.h"
#include "shapes/projection.h"

namespace collision {

struct Point {
  Vec3 position;

  static constexpr Kind kKind = Kind::point;
  static constexpr std::string_view kName = "point";
  static constexpr std::array<Field, 1> kFields{{{"position", 3}}};
  static constexpr std::array<std::string_view, 1> kFeatures{"point"};

  static Point read(const double* s) { return {{s[0], s[1], s[2]}}; }
  static Fault check(const double* s) { return checkMagnitudes({s, 3}); }

  [[nodiscard]] Projection extent(const Vec3& axis, const Vec3& reference) const {
    const double at = dot(position - reference, axis);
    return {{at, at}, position, position};
  }
};

}  // namespace collision
