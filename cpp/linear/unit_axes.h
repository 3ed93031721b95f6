// The second half of rotationFromAxes, for those who have made the axes' lengths 1 themselves.
#pragma once

#include <array>

#include "collision/axes.h"
#include "collision/quaternion.h"
#include "collision/vector3.h"

namespace collision {

/** The rotation of unit length, and none of the first two faults. */
AxesFault rotationOf(const std::array<Vec3, 3>& unitAxes, LeftHanded leftHanded,
                     Quaternion& rotation);

}  // namespace collision
