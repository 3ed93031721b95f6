// The points p with normal · p + constant = 0. Its front is where that is positive.
#pragma once

#include <array>

#include "linear/vec3.h"
#include "shapes/kind.h"

namespace collision {

struct Plane {
  Vec3 normal{0, 1, 0};
  double constant = 0;

  static constexpr Kind kKind = Kind::plane;
  static constexpr std::string_view kName = "plane";
  static constexpr std::array<Field, 2> kFields{{{"normal", 3}, {"constant", 1}}};
  static constexpr std::array<std::string_view, 1> kFeatures{"face"};

  static Plane read(const double* s) { return {{s[0], s[1], s[2]}, s[3]}; }

  static Fault check(const double* s) {
    if (const Fault fault = checkMagnitudes({s, 4})) {
      return fault;
    }
    return checkNotZero({s, 3}, 0);
  }

  /** normal · p + constant: the signed distance times the normal's length. */
  [[nodiscard]] double value(const Vec3& p) const { return dot(normal, p) + constant; }
};

}  // namespace collision
