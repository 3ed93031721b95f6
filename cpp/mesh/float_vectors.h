// Vectors in the floats of a mesh's space.
#pragma once

#include <cmath>

#include "collision/attributes.h"
#include "linear/vec3.h"
#include "number/lanes.h"

namespace collision {

/** Each component rounded. */
COLLISION_ALWAYS_INLINE inline Vector3<float> floatsOf(const Vec3& v) {
  return {static_cast<float>(v.x), static_cast<float>(v.y), static_cast<float>(v.z)};
}

/** The same vector in all lanes. */
COLLISION_ALWAYS_INLINE inline Vector3<Lanes<float>> inAllLanes(const Vector3<float>& v) {
  return {v.x, v.y, v.z};
}

COLLISION_ALWAYS_INLINE inline Vector3<float> absolute(const Vector3<float>& v) {
  return {std::fabs(v.x), std::fabs(v.y), std::fabs(v.z)};
}
COLLISION_ALWAYS_INLINE inline Vector3<Lanes<float>> absolute(const Vector3<Lanes<float>>& v) {
  return {absolute(v.x), absolute(v.y), absolute(v.z)};
}

}  // namespace collision
