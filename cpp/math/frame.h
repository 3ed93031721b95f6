// The orientation of a box: the exact rational rotation v → q v q⁻¹ of a quaternion of any length.
//
// With q = (x, y, z, w) and n = q·q the rotated axes times n are quadratic in q: no division, no
// square root, and for small integers no rounding. Decisions use these scaled axes; unit axes are
// for output. q is first scaled by a power of two (which changes no orientation and no bit), so
// that n lies in [1, 16).
#pragma once

#include <array>

#include "math/vec3.h"

namespace collision {

struct Quaternion {
  double x = 0;
  double y = 0;
  double z = 0;
  double w = 1;
  constexpr bool operator==(const Quaternion&) const = default;
};

/** Axes a[0..2], mutually orthogonal, each of length n. */
struct Frame {
  std::array<Vec3, 3> axis{unitAxis(0), unitAxis(1), unitAxis(2)};
  double n = 1;
};

inline Frame frameOf(const Quaternion& rotation) {
  const double largest = std::fmax(std::fmax(std::fabs(rotation.x), std::fabs(rotation.y)),
                                   std::fmax(std::fabs(rotation.z), std::fabs(rotation.w)));
  const int exponent = std::ilogb(largest);
  const double x = std::scalbn(rotation.x, -exponent);
  const double y = std::scalbn(rotation.y, -exponent);
  const double z = std::scalbn(rotation.z, -exponent);
  const double w = std::scalbn(rotation.w, -exponent);
  Frame frame;
  frame.axis[0] = {w * w + x * x - (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)};
  frame.axis[1] = {2 * (x * y - w * z), w * w + y * y - (x * x + z * z), 2 * (y * z + w * x)};
  frame.axis[2] = {2 * (x * z + w * y), 2 * (y * z - w * x), w * w + z * z - (x * x + y * y)};
  frame.n = x * x + y * y + z * z + w * w;
  return frame;
}

/** The coordinates of `v` along the frame's axes, times n. */
inline Vec3 toLocal(const Frame& frame, const Vec3& v) {
  return {dot(frame.axis[0], v), dot(frame.axis[1], v), dot(frame.axis[2], v)};
}

/** The inverse of toLocal, without the factor: local coordinates to the world's directions. */
inline Vec3 toWorld(const Frame& frame, const Vec3& v) {
  const Vec3 scaled = frame.axis[0] * v.x + frame.axis[1] * v.y + frame.axis[2] * v.z;
  return {scaled.x / frame.n, scaled.y / frame.n, scaled.z / frame.n};
}

}  // namespace collision
