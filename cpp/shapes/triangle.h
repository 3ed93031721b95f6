// Three corners, counter-clockwise from the front; the flat area between them.
#pragma once

#include <array>

#include "shapes/kind.h"
#include "shapes/projection.h"

namespace collision {

struct Triangle {
  Vec3 a;
  Vec3 b;
  Vec3 c;

  static constexpr Kind kKind = Kind::triangle;
  static constexpr std::string_view kName = "triangle";
  static constexpr std::array<Field, 3> kFields{{{"a", 3}, {"b", 3}, {"c", 3}}};
  static constexpr std::array<std::string_view, 7> kFeatures{"face", "ab", "bc", "ca",
                                                             "a",    "b",  "c"};

  static Triangle read(const double* s) {
    return {{s[0], s[1], s[2]}, {s[3], s[4], s[5]}, {s[6], s[7], s[8]}};
  }
  static Fault check(const double* s) { return checkMagnitudes({s, 9}); }

  [[nodiscard]] std::array<Vec3, 3> corners() const { return {a, b, c}; }
  [[nodiscard]] Projection extent(const Vec3& axis, const Vec3& reference) const {
    return projectionOfPoints(corners(), axis, reference);
  }
};

}  // namespace collision
