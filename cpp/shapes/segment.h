// The points start + t (end − start) with t in [0, 1]. Equal ends make it a point.
#pragma once

#include <array>

#include "shapes/kind.h"
#include "shapes/projection.h"

namespace collision {

struct Segment {
  Vec3 start;
  Vec3 end;

  static constexpr Kind kKind = Kind::segment;
  static constexpr std::string_view kName = "segment";
  static constexpr std::array<Field, 2> kFields{{{"start", 3}, {"end", 3}}};
  static constexpr std::array<std::string_view, 3> kFeatures{"line", "start", "end"};

  static Segment read(const double* s) { return {{s[0], s[1], s[2]}, {s[3], s[4], s[5]}}; }
  static Fault check(const double* s) { return checkMagnitudes({s, 6}); }

  [[nodiscard]] std::array<Vec3, 2> corners() const { return {start, end}; }
  [[nodiscard]] Projection extent(const Vec3& axis, const Vec3& reference) const {
    return projectionOfPoints(corners(), axis, reference);
  }
};

}  // namespace collision
