// The points no further than radius from the segment between start and end; solid. Equal ends make
// it a sphere, radius 0 a segment.
#pragma once

#include <array>

#include "shapes/kind.h"
#include "shapes/projection.h"

namespace collision {

struct Capsule {
  Vec3 start;
  Vec3 end;
  double radius = 1;

  static constexpr Kind kKind = Kind::capsule;
  static constexpr std::string_view kName = "capsule";
  static constexpr std::array<Field, 3> kFields{{{"start", 3}, {"end", 3}, {"radius", 1}}};
  static constexpr std::array<std::string_view, 3> kFeatures{"side", "start", "end"};

  static Capsule read(const double* s) { return {{s[0], s[1], s[2]}, {s[3], s[4], s[5]}, s[6]}; }
  static Fault check(const double* s) {
    if (const Fault fault = checkMagnitudes({s, 7})) {
      return fault;
    }
    return checkNotNegative({s + 6, 1}, 6);
  }

  [[nodiscard]] std::array<Vec3, 2> corners() const { return {start, end}; }
  [[nodiscard]] Projection extent(const Vec3& axis, const Vec3& reference) const {
    Projection extent = projectionOfPoints(corners(), axis, reference);
    extent.interval.min -= radius;
    extent.interval.max += radius;
    extent.minPoint = extent.minPoint - axis * radius;
    extent.maxPoint = extent.maxPoint + axis * radius;
    return extent;
  }
};

}  // namespace collision
