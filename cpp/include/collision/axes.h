// From three axes to a quaternion: the documented way into an oriented box for callers who have a
// matrix. Nothing is decided here. The box is the one of the quaternion that comes out, exactly.
// Source: Shepperd, Quaternion from rotation matrix, 1978.
#pragma once

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

}  // namespace collision
