// The orientation of a box: the exact rational rotation v → q v q⁻¹ of a quaternion of any length.
//
// With q = (x, y, z, w) and n = q·q the rotated axes times n are quadratic in q: no division, no
// square root, and for small integers no rounding. Decisions use these scaled axes; unit axes are
// for output. q is first scaled by a power of two (which changes no orientation and no bit), so
// that n lies in [1, 16).
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "collision/attributes.h"
#include "collision/quaternion.h"
#include "linear/number_vector.h"
#include "linear/vec3.h"
#include "number/roundoff.h"

namespace collision {

/** A product; of approximate numbers that are known to be doubles it takes less than theirs. */
template <class T>
COLLISION_ALWAYS_INLINE constexpr T inlinedProduct(const T& a, const T& b) {
  return a * b;
}
/** Of two numbers as they are given, in T. */
template <class T, class Given>
COLLISION_ALWAYS_INLINE constexpr T productIn(const Given& a, const Given& b) {
  if constexpr (std::is_same_v<T, DoubleDoubleOf<Given>>) {
    return exactProduct(a, b);
  } else if constexpr (std::is_same_v<T, Given>) {
    return inlinedProduct(a, b);
  } else {
    return inlinedProduct(T(a), T(b));
  }
}

template <class T>
COLLISION_ALWAYS_INLINE constexpr T twice(const T& a) {
  return a * T(2.0);
}

/**
 * The axes of the quaternion (x, y, z, w) as it is given: polynomials of degree 2 in its
 * components.
 */
template <class T, class Given>
COLLISION_ALWAYS_INLINE constexpr ScaledAxes<T> scaledAxes(const Given& x, const Given& y,
                                                           const Given& z, const Given& w) {
  const T xx = productIn<T>(x, x);
  const T yy = productIn<T>(y, y);
  const T zz = productIn<T>(z, z);
  const T ww = productIn<T>(w, w);
  const T xy = productIn<T>(x, y);
  const T xz = productIn<T>(x, z);
  const T yz = productIn<T>(y, z);
  const T wx = productIn<T>(w, x);
  const T wy = productIn<T>(w, y);
  const T wz = productIn<T>(w, z);
  return {{{{ww + xx - (yy + zz), twice(T(xy + wz)), twice(T(xz - wy))},
            {twice(T(xy - wz)), ww + yy - (xx + zz), twice(T(yz + wx))},
            {twice(T(xz + wy)), twice(T(yz - wx)), ww + zz - (xx + yy)}}},
          xx + yy + zz + ww};
}

/** The axes of q as it is given, in exact or approximate numbers. */
template <class T>
ScaledAxes<T> axesIn(const Quaternion& q) {
  using Given = std::conditional_t<std::is_same_v<T, DoubleDouble>, double, T>;
  return scaledAxes<T, Given>(q.x, q.y, q.z, q.w);
}

/** The exponent's bits of a double: 0 of subnormals, 2046 of the largest numbers. */
inline int exponentBits(double a) {
  constexpr int kMantissaBits = 52;
  constexpr std::uint64_t kExponentMask = 0x7ff;
  std::uint64_t bits = 0;
  std::memcpy(&bits, &a, sizeof bits);
  return static_cast<int>((bits >> kMantissaBits) & kExponentMask);
}

/** 2⁻ᵏ for the exponent's bits of 2ᵏ: those of the two add up to 2046. */
inline double inversePower(int exponentBits) {
  constexpr int kMantissaBits = 52;
  const std::uint64_t bits = static_cast<std::uint64_t>(2046 - exponentBits) << kMantissaBits;
  double power = 0;
  std::memcpy(&power, &bits, sizeof power);
  return power;
}

/** Without a branch: which component of a quaternion is the largest can't be predicted. */
inline int largestExponentBits(const Quaternion& q) {
  const auto larger = [](int a, int b) { return a - ((a - b) & ((a - b) >> 31)); };
  return larger(larger(exponentBits(q.x), exponentBits(q.y)),
                larger(exponentBits(q.z), exponentBits(q.w)));
}

inline Quaternion scaledBy(const Quaternion& q, double s) {
  return {q.x * s, q.y * s, q.z * s, q.w * s};
}

/**
 * q times a power of two, so that its largest component is in [1, 2) and nothing over- or
 * underflows. No calls of the library: each takes as long as a whole frame.
 */
COLLISION_ALWAYS_INLINE inline Quaternion ofOrdinarySize(const Quaternion& rotation) {
  constexpr int kNearTheEnds = 100;
  Quaternion q = rotation;
  int exponent = largestExponentBits(q);
  if (exponent < kNearTheEnds || exponent > 2046 - kNearTheEnds) {
    q = scaledBy(q, exponent < kNearTheEnds ? 0x1p+600 : 0x1p-600);
    exponent = largestExponentBits(q);
  }
  return scaledBy(q, inversePower(exponent));
}

/** The same in doubles. */
COLLISION_ALWAYS_INLINE inline Frame frameOf(const Quaternion& rotation) {
  const Quaternion q = ofOrdinarySize(rotation);
  return scaledAxes<double>(q.x, q.y, q.z, q.w);
}

/**
 * What the rounded axes and n of frameOf can be off by: its quaternion is below 2 in every
 * component. (Components that vanish in scaling are below 2⁻¹⁰⁷⁴, far below what is counted here.)
 */
inline constexpr ScaledAxes<Roundoff> kFrameRoundoff = [] {
  constexpr Roundoff kComponent = 2.0;
  return scaledAxes<Roundoff>(kComponent, kComponent, kComponent, kComponent);
}();

/** The coordinates of `v` along the frame's axes, times n. */
template <class T>
COLLISION_ALWAYS_INLINE constexpr Vector3<T> toLocal(const ScaledAxes<T>& frame,
                                                     const Vector3<T>& v) {
  return {dot(frame.axis[0], v), dot(frame.axis[1], v), dot(frame.axis[2], v)};
}

/** Where a frame has a place, or how it turns a direction. */
template <class T>
constexpr Vector3<T> turned(const std::array<Vector3<T>, 3>& frame, const Vector3<T>& v) {
  return frame[0] * v.x + frame[1] * v.y + frame[2] * v.z;
}

/** A direction as the frame's places are to be measured along it. */
template <class T>
constexpr Vector3<T> pulledBack(const std::array<Vector3<T>, 3>& frame, const Vector3<T>& v) {
  return {dot(frame[0], v), dot(frame[1], v), dot(frame[2], v)};
}

}  // namespace collision
