// The points origin + t · direction with t ≥ 0, no further than maxDistance metres; closed.
// The direction has any non-zero length; t is in units of it as given.
#pragma once

#include <array>

#include "linear/vec3.h"
#include "number/interval.h"
#include "shapes/kind.h"

namespace collision {

struct Ray {
  Vec3 origin;
  Vec3 direction{1, 0, 0};
  double maxDistance = kInfinity;

  static constexpr Kind kKind = Kind::ray;
  static constexpr std::string_view kName = "ray";
  static constexpr std::array<Field, 3> kFields{
      {{"origin", 3}, {"direction", 3}, {"maxDistance", 1}}};
  static constexpr std::array<std::string_view, 0> kFeatures{};

  static Ray read(const double* s) { return {{s[0], s[1], s[2]}, {s[3], s[4], s[5]}, s[6]}; }

  static Fault check(const double* s) {
    if (const Fault fault = checkMagnitudes({s, 6})) {
      return fault;
    }
    if (const Fault fault = checkNotZero({s + 3, 3}, 3)) {
      return fault;
    }
    if (s[6] == kInfinity) {
      return {};
    }
    if (const Fault fault = checkMagnitudes({s + 6, 1}, 6)) {
      return fault;
    }
    return checkNotNegative({s + 6, 1}, 6);
  }

  [[nodiscard]] bool bounded() const { return maxDistance < kInfinity; }
  /** The parameter at the ray's end, +∞ without one. */
  [[nodiscard]] double end() const {
    return bounded() ? maxDistance / length(direction) : kInfinity;
  }
  [[nodiscard]] Vec3 at(double t) const { return origin + direction * t; }
};

}  // namespace collision
