// The space in which a hierarchy keeps its floats: the mesh moved to the origin and scaled by a
// power of two, so that no coordinate is beyond 1. Floats are as fine there as they can be,
// wherever the mesh is and however large.
#pragma once

#include <cmath>

#include "linear/vec3.h"
#include "shapes/bounds.h"

namespace collision {

/** By 2^exponent, which may be more than a double: exact but for overflow and underflow. */
inline Vec3 scaledBy(const Vec3& v, int exponent) {
  return {std::ldexp(v.x, exponent), std::ldexp(v.y, exponent), std::ldexp(v.z, exponent)};
}
/** The least exponent e such that no component is 2^e or more; 0 of what is zero. */
inline int exponentOf(const Vec3& v) {
  int exponent = 0;
  std::frexp(largestMagnitude(v), &exponent);
  return exponent;
}

class MeshSpace {
 public:
  MeshSpace() = default;
  /** Of finite bounds, none of which is below the other. */
  explicit MeshSpace(const Bounds& bounds) : center_(bounds.min * 0.5 + bounds.max * 0.5) {
    // Tiny meshes stay as they are: they are small in this space.
    constexpr int kLeast = -900;
    const int exponent =
        std::max(exponentOf(bounds.max - center_), exponentOf(center_ - bounds.min));
    exponent_ = std::max(exponent, kLeast);
    scale_ = std::ldexp(1.0, -exponent_);
  }

  /** Coordinates here, of a place of the mesh: off by 2⁻⁵³ of themselves, and by underflow. */
  [[nodiscard]] Vec3 placeOf(const Vec3& place) const { return (place - center_) * scale_; }
  /** The same of a step between two places. */
  [[nodiscard]] Vec3 stepOf(const Vec3& step) const { return step * scale_; }
  /** A length of 1 here is 2^exponent there. */
  [[nodiscard]] int exponent() const { return exponent_; }

 private:
  Vec3 center_;
  int exponent_ = 0;
  double scale_ = 1;
};

}  // namespace collision
