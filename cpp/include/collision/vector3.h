// Three numbers: a point or a direction. Right-handed, y up, meters.
//
// Generic in the number, so that the same expression can be evaluated in more than one arithmetic.
// Always inlined: formulas of doubles are made of these, and a call each would be most of their
// time.
#pragma once

#include "collision/attributes.h"

#ifdef __FAST_MATH__
#error "Answers are exact only without -ffast-math, here as well: some of the core is inlined"
#endif

namespace collision {

template <class T>
struct Vector3 {
  T x{};
  T y{};
  T z{};

  COLLISION_ALWAYS_INLINE constexpr const T& operator[](int i) const {
    return i == 0 ? x : (i == 1 ? y : z);
  }
  COLLISION_ALWAYS_INLINE constexpr T& operator[](int i) { return i == 0 ? x : (i == 1 ? y : z); }
  bool operator==(const Vector3&) const = default;
};

using Vec3 = Vector3<double>;

template <class T>
COLLISION_ALWAYS_INLINE constexpr Vector3<T> operator+(const Vector3<T>& a, const Vector3<T>& b) {
  return {a.x + b.x, a.y + b.y, a.z + b.z};
}
template <class T>
COLLISION_ALWAYS_INLINE constexpr Vector3<T> operator-(const Vector3<T>& a, const Vector3<T>& b) {
  return {a.x - b.x, a.y - b.y, a.z - b.z};
}
template <class T>
COLLISION_ALWAYS_INLINE constexpr Vector3<T> operator-(const Vector3<T>& a) {
  return {-a.x, -a.y, -a.z};
}
template <class T>
COLLISION_ALWAYS_INLINE constexpr Vector3<T> operator*(const Vector3<T>& a, const T& s) {
  return {a.x * s, a.y * s, a.z * s};
}

template <class T>
COLLISION_ALWAYS_INLINE constexpr T dot(const Vector3<T>& a, const Vector3<T>& b) {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

/** Antisymmetric to the last bit: cross(a, b) is exactly −cross(b, a), in floating point too. */
template <class T>
COLLISION_ALWAYS_INLINE constexpr Vector3<T> cross(const Vector3<T>& a, const Vector3<T>& b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

/** Euclidean length; no square overflows or vanishes. */
double length(const Vec3& a);

/** The unit vector along `a`, which must not be zero. */
Vec3 normalized(const Vec3& a);

}  // namespace collision
