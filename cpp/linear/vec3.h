// More about vectors of three numbers (collision/vector3.h).
#pragma once

#include <cmath>

#include "collision/vector3.h"

namespace collision {

template <class T>
constexpr bool isZero(const Vector3<T>& a) {
  return a.x == T{} && a.y == T{} && a.z == T{};
}

constexpr Vec3 unitAxis(int i) {
  return {i == 0 ? 1.0 : 0.0, i == 1 ? 1.0 : 0.0, i == 2 ? 1.0 : 0.0};
}

inline double largestMagnitude(const Vec3& a) {
  const double x = std::fabs(a.x);
  const double y = std::fabs(a.y);
  const double z = std::fabs(a.z);
  const double larger = x < y ? y : x;
  return larger < z ? z : larger;
}

inline Vec3 absolute(const Vec3& a) { return {std::fabs(a.x), std::fabs(a.y), std::fabs(a.z)}; }

}  // namespace collision
