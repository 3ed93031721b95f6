// Corners a, b, c and b + c − a; the flat area a + u (b − a) + v (c − a), u and v in [0, 1].
#pragma once

#include <array>

#include "shapes/kind.h"
#include "shapes/projection.h"

namespace collision {

struct Parallelogram {
  Vec3 a;
  Vec3 b;
  Vec3 c;

  static constexpr Kind kKind = Kind::parallelogram;
  static constexpr std::string_view kName = "parallelogram";
  static constexpr std::array<Field, 3> kFields{{{"a", 3}, {"b", 3}, {"c", 3}}};
  static constexpr std::array<std::string_view, 9> kFeatures{"face", "ab", "bd", "dc", "ca",
                                                             "a",    "b",  "d",  "c"};

  static Parallelogram read(const double* s) {
    return {{s[0], s[1], s[2]}, {s[3], s[4], s[5]}, {s[6], s[7], s[8]}};
  }
  static Fault check(const double* s) { return checkMagnitudes({s, 9}); }

  /** In order around the edge: a, b, d, c. */
  [[nodiscard]] std::array<Vec3, 4> corners() const { return {a, b, b + (c - a), c}; }
  [[nodiscard]] Projection extent(const Vec3& axis, const Vec3& reference) const {
    return projectionOfPoints(corners(), axis, reference);
  }
};

}  // namespace collision
