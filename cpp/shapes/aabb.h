// The points between two opposite corners; a solid box along the world's axes.
#pragma once

#include <array>

#include "shapes/box.h"
#include "shapes/kind.h"
#include "shapes/projection.h"

namespace collision {

struct Aabb {
  Vec3 min;
  Vec3 max;

  static constexpr Kind kKind = Kind::aabb;
  static constexpr std::string_view kName = "aabb";
  static constexpr std::array<Field, 2> kFields{{{"min", 3}, {"max", 3}}};
  static constexpr const std::array<std::string_view, 6>& kFeatures = kBoxFaces;

  static Aabb read(const double* s) { return {{s[0], s[1], s[2]}, {s[3], s[4], s[5]}}; }

  static Fault check(const double* s) {
    if (const Fault fault = checkMagnitudes({s, 6})) {
      return fault;
    }
    for (int i = 0; i < 3; ++i) {
      if (s[3 + i] < s[i]) {
        return {Reason::minAboveMax, 3 + i};
      }
    }
    return {};
  }

  /** Two points whose sum is twice the center. */
  [[nodiscard]] const Vec3& lowPole() const { return min; }
  [[nodiscard]] const Vec3& highPole() const { return max; }
  [[nodiscard]] Vec3 lengths() const { return max - min; }
  template <class T>
  [[nodiscard]] Vector3<T> lengthsIn() const {
    return differenceOf<T>(min, max);
  }
  [[nodiscard]] static Quaternion orientation() { return {}; }
  [[nodiscard]] static Frame roundedFrame() { return {}; }
  template <class T>
  [[nodiscard]] static ScaledAxes<T> frameIn() {
    return {};
  }

  [[nodiscard]] Vec3 middle() const { return (min + max) * 0.5; }
  [[nodiscard]] Vec3 half() const { return (max - min) * 0.5; }
  [[nodiscard]] static Vec3 unit(int i) { return unitAxis(i); }

  [[nodiscard]] Projection extent(const Vec3& axis, const Vec3& reference) const {
    static constexpr std::array<Vec3, 3> kAxes{unitAxis(0), unitAxis(1), unitAxis(2)};
    return projectionOfBox(middle(), half(), kAxes.data(), axis, reference);
  }
};

}  // namespace collision
