// The arithmetic of quaternions, for callers who compute orientations. Nothing here takes part in a
// verdict: the trigonometry below may differ in the last bit between machines.
//
// Quaternions are (x, y, z, w), angles radians, rotations v → q v q⁻¹. Every function wants finite
// numbers. Any length is welcome: operands are scaled by powers of two, sums of products are
// carried in twofold precision, so nothing overflows or vanishes unless the result does. A
// component that no double can hold comes out infinite or NaN.
#pragma once

#include <array>
#include <string_view>

#include "collision/vector3.h"

namespace collision {

struct Quaternion {
  double x = 0;
  double y = 0;
  double z = 0;
  double w = 1;
  constexpr bool operator==(const Quaternion&) const = default;
};

/** Axes a[0..2] of a rotation, mutually orthogonal, each of length n, in the number type T. */
template <class T>
struct ScaledAxes {
  std::array<Vector3<T>, 3> axis{Vector3<T>{T(1.0), T(0.0), T(0.0)},
                                 Vector3<T>{T(0.0), T(1.0), T(0.0)},
                                 Vector3<T>{T(0.0), T(0.0), T(1.0)}};
  T n = T(1.0);
};

using Frame = ScaledAxes<double>;

/** A rotation by `angle` in [0, π], counter-clockwise seen from the tip of the unit `axis`. */
struct AxisAngle {
  Vec3 axis{1, 0, 0};
  double angle = 0;
};

/** The order of three turns about the turning body's own axes, first to last: three.js's names. */
enum class EulerOrder : signed char { xyz, yxz, zxy, zyx, yzx, xzy };
inline constexpr std::array<std::string_view, 6> kEulerOrders{"XYZ", "YXZ", "ZXY",
                                                              "ZYX", "YZX", "XZY"};

constexpr bool isZero(const Quaternion& q) { return q == Quaternion{0, 0, 0, 0}; }

/** p q: the rotation q, then p. */
Quaternion multiply(const Quaternion& p, const Quaternion& q);

/** Component by component, each rounded once. */
constexpr Quaternion add(const Quaternion& p, const Quaternion& q) {
  return {p.x + q.x, p.y + q.y, p.z + q.z, p.w + q.w};
}

/** The inner product, right to the last bit or to 2⁻⁹⁸ |p| |q|. */
double dot(const Quaternion& p, const Quaternion& q);

constexpr Quaternion conjugate(const Quaternion& q) { return {-q.x, -q.y, -q.z, q.w}; }

double norm(const Quaternion& q);

/** q⁻¹ of a q that is not zero. */
Quaternion inverse(const Quaternion& q);

/**
 * The principal logarithm of a q that is not zero: (u θ, ln|q|) for q = |q| (u sin θ, cos θ) with θ
 * in [0, π]. A negative real number has every axis; x is taken, so log(−1) = (π, 0, 0, 0).
 */
Quaternion log(const Quaternion& q);

Quaternion exp(const Quaternion& q);

/** exp(exponent · log q). Zero to the power of zero is one; zero has no negative power. */
Quaternion pow(const Quaternion& q, double exponent);

/**
 * The orientation on the way from p (t = 0) to q (t = 1), at constant speed, as a unit quaternion.
 * It takes the shorter way; half a turn apart, where both are equally short, the one to q as given
 * rather than to −q. Beyond [0, 1] it goes on turning. p and q are not zero.
 */
Quaternion slerp(const Quaternion& p, const Quaternion& q, double t);

/** v turned by q, which is not zero. */
Vec3 rotate(const Quaternion& q, const Vec3& v);

/** Where x, y and z go: three unit axes. q is not zero. */
std::array<Vec3, 3> axesOf(const Quaternion& q);

/** The turn about an axis of any length but zero. */
Quaternion fromAxisAngle(const Vec3& axis, double angle);

/** The turn that q makes, the shorter of the two; no turn at all is about x. q is not zero. */
AxisAngle axisAngleOf(const Quaternion& q);

/** angles.x is the turn about X and so on, whatever the order. */
Quaternion fromEuler(const Vec3& angles, EulerOrder order);

/**
 * The angles of the rotation q, which is not zero: the middle one of the order in [−π/2, π/2], the
 * others in (−π, π]. In gimbal lock, where the middle one is ±π/2, only the sum or difference of
 * the others is determined: then the last one is 0. There is no threshold: any q that is not
 * exactly in gimbal lock gets the angles that it has.
 */
Vec3 eulerOf(const Quaternion& q, EulerOrder order);

}  // namespace collision
