// A plane: it has no end and no corners, and what is behind it is a half-space.
#pragma once

#include "shapes/traits.h"

namespace collision {

template <>
struct ShapeTraits<Plane> : FieldsOf<Plane> {
  static constexpr std::string_view kName = "plane";
  static constexpr std::array<Field, 2> kFields{{{"normal", 3}, {"constant", 1}}};
  static constexpr std::array<std::string_view, 1> kFeatures{"face"};
  static constexpr int kCorners = 0;
  static constexpr bool kContainer = true;

  static Fault check(const double* n) {
    if (const Fault fault = checkMagnitudes({n, 4})) {
      return fault;
    }
    return checkNotZero({n, 3}, 0);
  }

  static constexpr bool bounded(const Plane& /*plane*/) { return false; }
  static Bounds bounds(const Plane& /*plane*/) {
    return {{-kInfinity, -kInfinity, -kInfinity}, {kInfinity, kInfinity, kInfinity}};
  }
};

}  // namespace collision
