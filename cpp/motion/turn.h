// The unit quaternion of a turn, and how far off it is: exp(ω t / 2) by its series.
//
// With h = ω t / 2ᵏ⁺¹, |h| ≤ 1/8, it is (h sin|h| / |h|, cos|h|), squared k times. Both series are
// in |h|² alone: no root and no function of the library, so the bits are the same on any machine.
// What is left out of an alternating series whose terms fall is less than the first term of that.
// All roundings are carried along (number/approximate.h).
#pragma once

#include <array>

#include "collision/quaternion.h"
#include "number/approximate.h"

namespace collision {

/** x, y, z, w. */
using Turn = std::array<Approximate, 4>;

/**
 * The turn by the angle |ω| t about ω, t ≥ 0. Beyond 2⁶⁰ radians nothing is known of it: then its
 * errors are infinite.
 */
Turn turnAfter(const Vec3& angularVelocity, double t);

/** p q: the turn q, then p; q of any length but zero, by a power of two as it is. */
Turn afterwards(const Turn& p, const Quaternion& q);

/** a · b, of which nothing that matters may underflow. */
Approximate productOf(double a, double b);

/** The same number; of one below 2⁻³⁰⁰, whose products might be lost, 0, which is off by that. */
Approximate withoutTraces(const Approximate& a);

}  // namespace collision
