// A shape beside a plane: the values of normal · p + constant at both ends of the shape along the
// normal, in doubles or in lanes of doubles, with the bound of their error. The filters of outcomes
// and the tests with numbers read the same rows.
#pragma once

#include "collision/attributes.h"
#include "linear/frame.h"
#include "linear/predicates.h"
#include "number/relative_roundoff.h"
#include "pairs/filter/rows.h"
#include "shapes/all.h"
#include "shapes/number_of.h"

namespace collision::filter {

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
  return {planeValue(plane.normal, plane.constant, p),
          absolute(plane.normal.x * p.x) + absolute(plane.normal.y * p.y) +
              absolute(plane.normal.z * p.z) + absolute(plane.constant)};
}

/**
 * How far the nearer end of a shape is off, positive where both ends are on one side of the plane:
 * of a center by the reaches of what it is swept along, of corners by the values there.
 */
template <class T, class... Reaches>
COLLISION_ALWAYS_INLINE constexpr T beyondReach(const T& center, const Reaches&... reaches) {
  return absolute(center) - (... + absolute(reaches));
}
template <class T, class... Values>
COLLISION_ALWAYS_INLINE constexpr T beyondCorners(const T& first, const Values&... others) {
  if constexpr (sizeof...(Values) == 0) {
    return absolute(first);
  }
  T low = first;
  T high = first;
  ((low = least(low, others), high = greatest(high, others)), ...);
  return greatest(low, -high);
}

/** Of a parallelogram by its values at a, b and c, twice: b + c is around its middle. */
template <class T>
COLLISION_ALWAYS_INLINE constexpr T beyondParallelogram(const T& a, const T& b, const T& c) {
  return beyondReach<T>(b + c, b - a, c - a);
}
/** Of a box by the value at its center, its lengths and how far the normal goes along its axes. */
template <class T>
COLLISION_ALWAYS_INLINE constexpr T beyondBox(const T& center, const Vector3<T>& length,
                                              const Vector3<T>& slope) {
  return beyondReach<T>(center, length.x * slope.x, length.y * slope.y, length.z * slope.z);
}
/** Of a radius around what is `beyond`, squared so that no root is taken. */
template <class T>
COLLISION_ALWAYS_INLINE constexpr T beyondRadius(const T& beyond, const T& squaredReach) {
  return beyond * absolute(beyond) - squaredReach;
}
template <class T>
COLLISION_ALWAYS_INLINE constexpr T squaredReach(const T& radius, const Vector3<T>& normal) {
  return radius * radius * withinRange(dot(normal, normal));
}

inline constexpr Roundoff kBeyondParallelogram =
    beyondParallelogram(kPlaneValue, kPlaneValue, kPlaneValue);
inline constexpr Roundoff kBeyondAabb = beyondBox(
    planeValue(kUnitVector, kPlace, kPlaceDifferenceVector), kPlaceDifferenceVector, kUnitVector);
inline constexpr Roundoff kBeyondObb =
    beyondBox(kPlaneValue * kFrameRoundoff.n, kPlaceVector, toLocal(kFrameRoundoff, kUnitVector));

/** A shape along the normal, times some scale. */
template <class T>
struct PlaneRow {
  T within;  // the value somewhere in it: where the shape is apart, of the sign of its side
  BoundedIn<T> gap;
};

template <class T, class... Values>
COLLISION_ALWAYS_INLINE inline PlaneRow<T> rowOfCorners(const PlaneValue<T>& first,
                                                        const Values&... others) {
  const T size = (first.size + ... + others.size);
  return {first.value, {beyondCorners(first.value, others.value...), kPlaneValue.bound(size)}};
}

/** With a radius around them. */
template <class T, class... Values>
COLLISION_ALWAYS_INLINE inline PlaneRow<T> rowOfBalls(const T& radius, const Vector3<T>& normal,
                                                      const PlaneValue<T>& first,
                                                      const Values&... others) {
  constexpr Roundoff kSquared = beyondRadius(kPlaneValue, Roundoff());
  static_assert(kSquared.error() > kPlaneValue.error() * kPlaneValue.error(), "the side is sure");
  constexpr RelativeRoundoff kReach = squaredReach(RelativeRoundoff(), kExactVector);
  const T size = (first.size + ... + others.size);
  const T reach = squaredReach<T>(radius, normal);
  return {first.value,
          {beyondRadius(beyondCorners(first.value, others.value...), reach),
           kSquared.bound(size) + kReach.ofDifference() * reach}};
}

/** Of what always ends everywhere. */
template <class A, OfKind<Kind::plane> B>
  requires(!OfKind<A, Kind::ray> && !OfKind<A, Kind::plane>)
COLLISION_ALWAYS_INLINE inline PlaneRow<NumberOf<A>> rowOf(const A& a, const B& b) {
  using T = NumberOf<A>;
  const auto at = [&](const Vector3<T>& p) COLLISION_ALWAYS_INLINE_LAMBDA { return valueOf(b, p); };
  if constexpr (A::kKind == Kind::point) {
    return rowOfCorners(at(a.position));
  } else if constexpr (A::kKind == Kind::segment) {
    return rowOfCorners(at(a.start), at(a.end));
  } else if constexpr (A::kKind == Kind::sphere) {
    return rowOfBalls(a.radius, b.normal, at(a.center));
  } else if constexpr (A::kKind == Kind::capsule) {
    return rowOfBalls(a.radius, b.normal, at(a.start), at(a.end));
  } else if constexpr (A::kKind == Kind::triangle) {
    return rowOfCorners(at(a.a), at(a.b), at(a.c));
  } else if constexpr (A::kKind == Kind::parallelogram) {  // twice
    const PlaneValue<T> first = at(a.a);
    const PlaneValue<T> second = at(a.b);
    const PlaneValue<T> third = at(a.c);
    const T size = first.size + second.size + third.size;
    return {second.value + third.value,
            {beyondParallelogram(first.value, second.value, third.value),
             kBeyondParallelogram.bound(size)}};
  } else if constexpr (A::kKind == Kind::aabb) {  // twice
    const T center = planeValue<T>(b.normal, b.constant + b.constant, a.min + a.max);
    const T size = sizeOf(b.normal) * sizeOf(a.min, a.max) + 2 * sizeOf(b.constant);
    return {center, {beyondBox<T>(center, a.lengths(), b.normal), kBeyondAabb.bound(size)}};
  } else {  // times n
    static_assert(A::kKind == Kind::obb);
    const auto& frame = roundedFrame(a);
    const T center = planeValue<T>(b.normal, b.constant, a.center) * frame.n;
    const T size = sizeOf(b.normal) * sizeOf(a.center, a.halfExtents) + sizeOf(b.constant);
    return {
        center,
        {beyondBox<T>(center, a.halfExtents, toLocal(frame, b.normal)), kBeyondObb.bound(size)}};
  }
}

template <class A, OfKind<Kind::plane> B>
COLLISION_ALWAYS_INLINE inline auto shapePlane(const A& a, const B& b) {
  return outcomeOfGap(rowOf(a, b).gap);
}

/** normal · direction. */
COLLISION_ALWAYS_INLINE inline Bounded slopeOf(const Plane& plane, const Vec3& direction) {
  return {dot(plane.normal, direction),
          kPlaneSlope.bound(1, sizeOf(direction), sizeOf(plane.normal))};
}

/** How far the normals of two planes are from parallel: above zero where these cross. */
COLLISION_ALWAYS_INLINE inline Bounded crossingOf(const Plane& a, const Plane& b) {
  constexpr Roundoff kCross = cross(kDirectionVector, kOtherDirectionVector).x;
  return {largestMagnitude(cross(a.normal, b.normal)),
          kCross.bound(1, sizeOf(a.normal), sizeOf(b.normal))};
}

COLLISION_ALWAYS_INLINE inline Summary shapePlane(const Plane& a, const Plane& b) {
  return isSure(crossingOf(a, b)) ? Summary(Outcome::overlapping, 0) : kUndecided;
}

}  // namespace collision::filter
