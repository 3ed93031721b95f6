// The space in which a hierarchy keeps its floats: the mesh moved to the origin and scaled by a
// power of two, so that no coordinate is beyond 1. Floats are as fine there as they can be,
// wherever the mesh is and however large.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "collision/shapes.h"
#include "linear/vec3.h"
#include "number/power_of_two.h"
#include "shapes/bounds.h"
#include "shapes/float_bounds.h"

namespace collision {

/**
 * A factor 2^exponent, of an exponent up to 2000, either way: exact but for what it makes of a
 * number that overflows or underflows.
 */
class PowerOfTwo {
 public:
  explicit PowerOfTwo(int exponent = 0)
      : first_(powerOfTwo(exponent / 2)), second_(powerOfTwo(exponent - exponent / 2)) {}

  friend double operator*(double number, const PowerOfTwo& power) {
    return number * power.first_ * power.second_;
  }
  friend Vec3 operator*(const Vec3& v, const PowerOfTwo& power) {
    return v * power.first_ * power.second_;
  }

 private:
  double first_;
  double second_;
};

/** The least exponent e such that no component is 2^e or more; 0 of what is zero. */
inline int exponentOf(const Vec3& v) {
  const double largest = largestMagnitude(v);
  const auto exponent = static_cast<int>(__builtin_bit_cast(std::uint64_t, largest) >> 52U);
  if (exponent > 0) {
    return exponent - 1022;
  }
  int ofSubnormal = 0;
  std::frexp(largest, &ofSubnormal);
  return ofSubnormal;
}

/** A unit vector, about, along one of any length but zero. */
inline Vec3 directionOf(const Vec3& v) {
  const Vec3 scaled = v * PowerOfTwo(-exponentOf(v));
  return scaled * (1 / length(scaled));
}

/** The same plane with a unit normal, about. */
inline Plane unitPlaneOf(const Plane& plane) {
  const PowerOfTwo scale(-exponentOf(plane.normal));
  const Vec3 normal = plane.normal * scale;
  const double norm = length(normal);
  return {normal * (1 / norm), plane.constant * scale / norm};
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
    scale_ = 1.0 * PowerOfTwo(-exponent_);
  }

  /** Coordinates here, of a place of the mesh: off by 2⁻⁵³ of themselves, and by underflow. */
  [[nodiscard]] Vec3 placeOf(const Vec3& place) const { return (place - center_) * scale_; }
  /** The place that has these coordinates here, rounded. */
  [[nodiscard]] Vec3 placeAt(const Vec3& here) const {
    return center_ + here * PowerOfTwo(exponent_);
  }
  /** The same of a step between two places. */
  [[nodiscard]] Vec3 stepOf(const Vec3& step) const { return step * scale_; }
  /** And of a length. */
  [[nodiscard]] double lengthOf(double length) const { return length * scale_; }
  /** A float that no length here is beyond which rounds to so many meters. */
  [[nodiscard]] float limitOf(double length) const {
    return floatAbove(lengthOf(length) * (1 + 0x1p-50));
  }
  /** A length of 1 here is 2^exponent there. */
  [[nodiscard]] int exponent() const { return exponent_; }

 private:
  Vec3 center_;
  int exponent_ = 0;
  double scale_ = 1;
};

}  // namespace collision
