// Vectors of exact numbers: the operations of linear/vec3.h, compiled once.
#pragma once

#include "linear/vec3.h"
#include "number/exact.h"

namespace collision {

using ExactVec3 = Vector3<Exact>;

ExactVec3 operator+(const ExactVec3& a, const ExactVec3& b);
ExactVec3 operator-(const ExactVec3& a, const ExactVec3& b);
ExactVec3 operator-(const ExactVec3& a);
ExactVec3 operator*(const ExactVec3& a, const Exact& s);
Exact dot(const ExactVec3& a, const ExactVec3& b);
ExactVec3 cross(const ExactVec3& a, const ExactVec3& b);
bool isZero(const ExactVec3& a);

/** Doubles as they are. */
ExactVec3 lift(const Vec3& v);
/** to − from, without rounding. */
ExactVec3 difference(const Vec3& from, const Vec3& to);

}  // namespace collision
