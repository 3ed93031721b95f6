// The outcome of a shape and a plane, in doubles: the signs of the plane's value at the ends of the
// shape along the normal.
#pragma once

#include "collision/attributes.h"
#include "linear/frame.h"
#include "linear/predicates.h"
#include "number/index.h"
#include "number/relative_roundoff.h"
#include "pairs/filter/rows.h"
#include "shapes/all.h"
#include "shapes/number_of.h"

namespace collision::filter {

template <OfKind<Kind::plane> P>
COLLISION_ALWAYS_INLINE inline auto valueAt(const P& plane, const Vector3<NumberOf<P>>& p) {
  return dot(plane.normal, p) + plane.constant;
}

/** normal · p + constant and the sum of its terms' magnitudes: a size as kPlaneValue takes it. */
template <class T>
struct PlaneValue {
  T value;
  T size;

  COLLISION_ALWAYS_INLINE [[nodiscard]] BoundedIn<T> bounded() const {
    return {value, kPlaneValue.bound(size)};
  }
};

template <OfKind<Kind::plane> P>
COLLISION_ALWAYS_INLINE inline PlaneValue<NumberOf<P>> valueOf(const P& plane,
                                                               const Vector3<NumberOf<P>>& p) {
  return {valueAt(plane, p), absolute(plane.normal.x * p.x) + absolute(plane.normal.y * p.y) +
                                 absolute(plane.normal.z * p.z) + absolute(plane.constant)};
}

/** By the least and the greatest of the values at several places. */
template <std::size_t N, class T>
COLLISION_ALWAYS_INLINE inline auto outcomeOfSides(const std::array<PlaneValue<T>, N>& values) {
  T low = values[0].value;
  T high = values[0].value;
  T size = values[0].size;
  for (std::size_t i = 1; i < N; ++i) {
    low = least(low, values[i].value);
    high = greatest(high, values[i].value);
    size = size + values[i].size;
  }
  // Positive where both are on one side: how far the nearer one is off.
  return outcomeOfGap(BoundedIn<T>{greatest(low, -high), kPlaneValue.bound(size)});
}

template <OfKind<Kind::point> A, OfKind<Kind::plane> B>
COLLISION_ALWAYS_INLINE inline auto shapePlane(const A& a, const B& b) {
  return outcomeOfSides(std::array{valueOf(b, a.position)});
}

template <OfKind<Kind::segment> A, OfKind<Kind::plane> B>
COLLISION_ALWAYS_INLINE inline auto shapePlane(const A& a, const B& b) {
  return outcomeOfSides(std::array{valueOf(b, a.start), valueOf(b, a.end)});
}

template <OfKind<Kind::triangle> A, OfKind<Kind::plane> B>
COLLISION_ALWAYS_INLINE inline auto shapePlane(const A& a, const B& b) {
  return outcomeOfSides(std::array{valueOf(b, a.a), valueOf(b, a.b), valueOf(b, a.c)});
}

template <OfKind<Kind::parallelogram> A, OfKind<Kind::plane> B>
COLLISION_ALWAYS_INLINE inline auto shapePlane(const A& a, const B& b) {
  const auto first = valueOf(b, a.a);
  const auto second = valueOf(b, a.b);
  const auto third = valueOf(b, a.c);
  // The fourth corner's value is b + c − a: three values and two roundings, below four times one.
  const PlaneValue<NumberOf<A>> fourth{second.value + third.value - first.value,
                                       3 * (first.size + second.size + third.size)};
  return outcomeOfSides(std::array{first, second, third, fourth});
}

/** Of an axis-aligned box the corners that reach furthest are its own. */
template <OfKind<Kind::aabb> A, OfKind<Kind::plane> B>
COLLISION_ALWAYS_INLINE inline auto shapePlane(const A& a, const B& b) {
  using T = NumberOf<A>;
  // |value at the center| − Σ half |normal|, twice.
  const auto twice = a.min + a.max;
  const auto lengths = a.max - a.min;
  const T reach = absolute(b.normal.x) * lengths.x + absolute(b.normal.y) * lengths.y +
                  absolute(b.normal.z) * lengths.z;
  const T beyond = absolute(dot(b.normal, twice) + 2 * b.constant) - reach;
  // Two rounded vectors, two dot products of them and their difference.
  constexpr Roundoff kReach = dot(kUnitVector, kPlaceDifferenceVector);
  constexpr Roundoff kBeyond = kReach + kPlace + kReach;
  const T size = 2 * sizeOf(b.normal) * sizeOf(a.min, a.max) + 2 * sizeOf(b.constant);
  return outcomeOfGap(BoundedIn<T>{beyond, kBeyond.bound(size)});
}

template <OfKind<Kind::obb> A, OfKind<Kind::plane> B>
COLLISION_ALWAYS_INLINE inline auto shapePlane(const A& a, const B& b) {
  using T = NumberOf<A>;
  // n (normal · center + constant), and Σ half |normal · A|.
  constexpr Roundoff kReach = dot(kUnitVector, kFrameRoundoff.axis[0]) * kPlace +
                              dot(kUnitVector, kFrameRoundoff.axis[1]) * kPlace +
                              dot(kUnitVector, kFrameRoundoff.axis[2]) * kPlace;
  constexpr Roundoff kBeyond = kPlaneValue * kFrameRoundoff.n + kReach;
  const auto& frame = roundedFrame(a);
  const T reach = a.halfExtents.x * absolute(dot(b.normal, frame.axis[0])) +
                  a.halfExtents.y * absolute(dot(b.normal, frame.axis[1])) +
                  a.halfExtents.z * absolute(dot(b.normal, frame.axis[2]));
  const T beyond = absolute(valueAt(b, a.center) * frame.n) - reach;
  const T size = sizeOf(b.normal) * sizeOf(a.center, a.halfExtents) + sizeOf(b.constant);
  return outcomeOfGap(BoundedIn<T>{beyond, kBeyond.bound(size)});
}

/** radius² normal² */
template <class T>
COLLISION_ALWAYS_INLINE constexpr T squaredReach(const T& radius, const Vector3<T>& normal) {
  return radius * radius * withinRange(dot(normal, normal));
}

/** value² − radius² normal² of a center. */
template <class T, class P>
COLLISION_ALWAYS_INLINE inline BoundedIn<T> beyondRadius(const PlaneValue<T>& value,
                                                         const T& radius, const P& plane) {
  // NOLINTNEXTLINE(misc-redundant-expression): the rounding of the difference
  constexpr Roundoff kSquared = kPlaneValue * kPlaneValue - kPlaneValue * kPlaneValue;
  constexpr RelativeRoundoff kLimit = squaredReach(RelativeRoundoff(), kExactVector);
  const T limit = squaredReach<T>(radius, plane.normal);
  return {value.value * value.value - limit,
          kSquared.bound(value.size) + kLimit.ofDifference() * limit};
}

template <OfKind<Kind::sphere> A, OfKind<Kind::plane> B>
COLLISION_ALWAYS_INLINE inline auto shapePlane(const A& a, const B& b) {
  return outcomeOfGap(beyondRadius(valueOf(b, a.center), a.radius, b));
}

COLLISION_ALWAYS_INLINE inline Summary shapePlane(const Capsule& a, const Plane& b) {
  const PlaneValue<double> startValue = valueOf(b, a.start);
  const PlaneValue<double> endValue = valueOf(b, a.end);
  const Bounded start = beyondRadius(startValue, a.radius, b);
  const Bounded end = beyondRadius(endValue, a.radius, b);
  if (!isSure(start) || !isSure(end)) {
    return kUndecided;
  }
  // Where both are further off than the radius, the signs of their values are certain.
  const bool crosses = (startValue.value > 0) != (endValue.value > 0);
  const double nearer = least(start.value, end.value);
  const bool meets = crosses || nearer < 0;
  return {meets ? Outcome::overlapping : Outcome::apart, 0};
}

COLLISION_ALWAYS_INLINE inline Summary shapePlane(const Plane& a, const Plane& b) {
  constexpr Roundoff kCross = cross(kDirectionVector, kOtherDirectionVector).x;
  const Vec3 line = cross(a.normal, b.normal);
  const double bound = kCross.bound(1, sizeOf(a.normal), sizeOf(b.normal));
  return certain({largestMagnitude(line), bound}) == Certain::positive
             ? Summary(Outcome::overlapping, 0)
             : kUndecided;
}

}  // namespace collision::filter
