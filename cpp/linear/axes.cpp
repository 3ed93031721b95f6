#include "collision/axes.h"

#include "linear/unit_axes.h"
#include "linear/vec3.h"

namespace collision {
namespace {

Quaternion unscaledRotationOf(const std::array<Vec3, 3>& axis) {
  const double xx = axis[0].x;
  const double yy = axis[1].y;
  const double zz = axis[2].z;
  // Of the four, the largest component is divided by, so that nothing cancels.
  if (xx + yy + zz > 0) {
    return {axis[1].z - axis[2].y, axis[2].x - axis[0].z, axis[0].y - axis[1].x, 1 + xx + yy + zz};
  }
  if (xx >= yy && xx >= zz) {
    return {1 + xx - yy - zz, axis[0].y + axis[1].x, axis[2].x + axis[0].z, axis[1].z - axis[2].y};
  }
  if (yy >= zz) {
    return {axis[0].y + axis[1].x, 1 - xx + yy - zz, axis[1].z + axis[2].y, axis[2].x - axis[0].z};
  }
  return {axis[2].x + axis[0].z, axis[1].z + axis[2].y, 1 - xx - yy + zz, axis[0].y - axis[1].x};
}

}  // namespace

AxesFault rotationOf(const std::array<Vec3, 3>& unitAxes, LeftHanded leftHanded,
                     Quaternion& rotation) {
  for (int i = 0; i < 3; ++i) {
    const Vec3& one = unitAxes[static_cast<std::size_t>(i)];
    const Vec3& next = unitAxes[static_cast<std::size_t>((i + 1) % 3)];
    if (std::fabs(dot(one, next)) > kMostShear) {
      return AxesFault::notPerpendicular;
    }
  }
  std::array<Vec3, 3> axis = unitAxes;
  if (dot(cross(axis[0], axis[1]), axis[2]) < 0) {
    if (leftHanded == LeftHanded::refused) {
      return AxesFault::leftHanded;
    }
    axis[2] = -axis[2];
  }
  const Quaternion q = unscaledRotationOf(axis);
  const double norm = std::sqrt(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w);
  rotation = {q.x / norm, q.y / norm, q.z / norm, q.w / norm};
  return AxesFault::none;
}

AxesFault rotationFromAxes(double* numbers, LeftHanded leftHanded) {
  std::array<Vec3, 3> axis;
  for (int i = 0; i < 3; ++i) {
    const double* n = numbers + std::ptrdiff_t{3} * i;
    const Vec3 given{n[0], n[1], n[2]};
    if (!std::isfinite(n[0]) || !std::isfinite(n[1]) || !std::isfinite(n[2])) {
      return AxesFault::notFinite;
    }
    if (isZero(given)) {
      return AxesFault::zeroLength;
    }
    axis[static_cast<std::size_t>(i)] = normalized(given);
  }
  Quaternion q{};
  const AxesFault fault = rotationOf(axis, leftHanded, q);
  if (fault != AxesFault::none) {
    return fault;
  }
  numbers[0] = q.x;
  numbers[1] = q.y;
  numbers[2] = q.z;
  numbers[3] = q.w;
  return AxesFault::none;
}

}  // namespace collision
