// From three axes to a quaternion: the documented way into an oriented box for callers who have a
// matrix. Nothing is decided here. The box is the one of the quaternion that comes out, exactly.
// Source: Shepperd, Quaternion from rotation matrix, 1978.
#pragma once

#include <array>

#include "collision/quaternion.h"
#include "collision/vector3.h"

namespace collision {

enum class AxesFault : signed char {
  none = 0,
  zeroLength = 1,
  notPerpendicular = 2,  // a sheared box is no box
  notFinite = 3,
  leftHanded = 4,
};

/** What becomes of left-handed axes: a box looks the same from behind, a rotation is none. */
enum class LeftHanded : signed char { mirrored, refused };

/** Unit axes further from perpendicular than this (as the cosine of their angle) are refused. */
inline constexpr double kMostShear = 1e-6;

/**
 * numbers[0..8]: three axes of any length, mutually perpendicular. On success numbers[0..3] is the
 * rotation x, y, z, w, unit length; of left-handed axes, with the third one reversed.
 */
AxesFault rotationFromAxes(double* numbers, LeftHanded leftHanded = LeftHanded::mirrored);

struct AxesRotation {
  AxesFault fault = AxesFault::none;
  Quaternion rotation;  // no turn where there is a fault
};

/** The same of three vectors: where x, y and z go. */
inline AxesRotation rotationFromAxes(const std::array<Vec3, 3>& axes,
                                     LeftHanded leftHanded = LeftHanded::mirrored) {
  const auto& [x, y, z] = axes;
  double numbers[]{x.x, x.y, x.z, y.x, y.y, y.z, z.x, z.y, z.z};
  const AxesFault fault = rotationFromAxes(numbers, leftHanded);
  return fault == AxesFault::none
             ? AxesRotation{fault, {numbers[0], numbers[1], numbers[2], numbers[3]}}
             : AxesRotation{fault, {}};
}

}  // namespace collision
