// A shape beside a plane: normal · p + constant at its center and at the end that is nearer to the
// plane, in doubles and in lanes of doubles with the bound of their error, or in exact numbers. The
// filters of outcomes and the tests with numbers read the same rows.
#pragma once

#include "collision/attributes.h"
#include "linear/frame.h"
#include "linear/predicates.h"
#include "number/relative_roundoff.h"
#include "pairs/filter/rows.h"
#include "shapes/all.h"
#include "shapes/number_of.h"

namespace collision::filter {

/** The sum of its terms' magnitudes: a size as kPlaneValue takes it. */
template <OfKind<Kind::plane> P>
COLLISION_ALWAYS_INLINE inline NumberOf<P> sizeAt(const P& plane, const Vector3<NumberOf<P>>& p) {
  return absolute(plane.normal.x * p.x) + absolute(plane.normal.y * p.y) +
         absolute(plane.normal.z * p.z) + absolute(plane.constant);
}
/** normal · p + constant. */
template <OfKind<Kind::plane> P>
COLLISION_ALWAYS_INLINE inline BoundedIn<NumberOf<P>> valueOf(const P& plane,
                                                              const Vector3<NumberOf<P>>& p) {
  const NumberOf<P> size = sizeAt(plane, p);
  return {planeValue(plane.normal, plane.constant, p), kPlaneValue.bound(size)};
}

/** A shape along the normal: values of the plane, each times some scale. */
template <class T>
struct AlongNormal {
  T center;  // in the middle between both ends
  T beyond;  // how far the nearer end is off: positive where both are on one side
};

/** By what a shape reaches to either side of its center. */
template <class T, class... Reaches>
COLLISION_ALWAYS_INLINE constexpr AlongNormal<T> aroundCenter(const T& center,
                                                              const Reaches&... reaches) {
  return {center, absolute(center) - (... + absolute(reaches))};
}
/** By the values at its corners. */
template <class T, class... Values>
COLLISION_ALWAYS_INLINE constexpr AlongNormal<T> betweenCorners(const T& first,
                                                                const Values&... others) {
  if constexpr (sizeof...(Values) == 0) {
    return {first, absolute(first)};
  } else {
    T low = first;
    T high = first;
    ((low = least(low, others), high = greatest(high, others)), ...);
    return {low + high, greatest(low, -high)};
  }
}
/** By those at a, b and c, twice: the middle is that of b and c. */
template <class T>
COLLISION_ALWAYS_INLINE constexpr AlongNormal<T> ofParallelogram(const T& a, const T& b,
                                                                 const T& c) {
  return aroundCenter<T>(b + c, b - a, c - a);
}
/** By the value at the center, the lengths and how far the normal goes along the box's axes. */
template <class T>
COLLISION_ALWAYS_INLINE constexpr AlongNormal<T> ofBox(const T& center, const Vector3<T>& length,
                                                       const Vector3<T>& slope) {
  return aroundCenter<T>(center, length.x * slope.x, length.y * slope.y, length.z * slope.z);
}
/**
 * With a radius around it, squared so that no root is taken. No square of numbers up to 2²⁰⁰
 * overflows, and what underflow takes from it is below 2⁻⁶⁰⁰: sizes need no limit.
 */
template <class T>
COLLISION_ALWAYS_INLINE constexpr AlongNormal<T> withRadius(const AlongNormal<T>& core,
                                                            const T& squaredReach) {
  return {core.center, core.beyond * absolute(core.beyond) - squaredReach};
}
template <class T>
COLLISION_ALWAYS_INLINE constexpr T squaredReach(const T& radius, const Vector3<T>& normal) {
  return radius * radius * dot(normal, normal);
}

inline constexpr Roundoff kParallelogram =
    ofParallelogram(kPlaneValue, kPlaneValue, kPlaneValue).beyond;
inline constexpr Roundoff kAabb = ofBox(planeValue(kUnitVector, kPlace, kPlaceDifferenceVector),
                                        kPlaceDifferenceVector, kUnitVector)
                                      .beyond;
inline constexpr Roundoff kObb =
    ofBox(kPlaneValue * kFrameRoundoff.n, kPlaceVector, toLocal(kFrameRoundoff, kUnitVector))
        .beyond;
/** But for squaredReach, which is off by a part of itself. */
inline constexpr Roundoff kWithRadius =
    withRadius<Roundoff>({kPlaneValue, kPlaneValue}, Roundoff()).beyond;
inline constexpr RelativeRoundoff kSquaredReach = squaredReach(RelativeRoundoff(), kExactVector);
static_assert(kWithRadius.error() > kPlaneValue.error() * kPlaneValue.error(),
              "where doubles are sure that it is apart, they are of the side");

/** Numbers as they are, or as exact ones. */
template <class T>
COLLISION_ALWAYS_INLINE inline const Vector3<T>& numbersIn(const Vector3<T>& v) {
  return v;
}
template <class T>
  requires std::is_same_v<T, Exact>
inline ExactVec3 numbersIn(const Vec3& v) {
  return lift(v);
}
template <class T, class Box>
COLLISION_ALWAYS_INLINE inline decltype(auto) axesOf(const Box& box) {
  if constexpr (std::is_same_v<T, Exact>) {
    return frameIn<T>(box);
  } else {
    return roundedFrame(box);
  }
}

/** In T, and what `beyond` is off by in the numbers that the shape is given in. */
template <class T, class Number>
struct PlaneRow {
  AlongNormal<T> along;
  Number bound;

  COLLISION_ALWAYS_INLINE [[nodiscard]] BoundedIn<Number> gap() const {
    return {along.beyond, bound};
  }
};

/** Of what always ends everywhere, in its numbers or in exact ones. */
template <class T, class A, OfKind<Kind::plane> B>
  requires(!OfKind<A, Kind::ray> && !OfKind<A, Kind::plane>)
COLLISION_ALWAYS_INLINE inline PlaneRow<T, NumberOf<A>> rowIn(const A& a, const B& b) {
  const Vector3<T>& normal = numbersIn<T>(b.normal);
  const T constant = b.constant;
  const auto at = [&](const auto& p) COLLISION_ALWAYS_INLINE_LAMBDA {
    return planeValue<T>(normal, constant, numbersIn<T>(p));
  };
  const auto ofCorners = [&](const auto&... p)
                             COLLISION_ALWAYS_INLINE_LAMBDA -> PlaneRow<T, NumberOf<A>> {
    const auto size = (... + sizeAt(b, p));
    const AlongNormal<T> core = betweenCorners(at(p)...);
    if constexpr (requires { a.radius; }) {
      return {withRadius(core, squaredReach<T>(a.radius, normal)),
              kWithRadius.bound(size) +
                  kSquaredReach.ofDifference() * squaredReach(a.radius, b.normal)};
    } else {
      return {core, kPlaneValue.bound(size)};
    }
  };
  if constexpr (A::kKind == Kind::point) {
    return ofCorners(a.position);
  } else if constexpr (A::kKind == Kind::sphere) {
    return ofCorners(a.center);
  } else if constexpr (A::kKind == Kind::segment || A::kKind == Kind::capsule) {
    return ofCorners(a.start, a.end);
  } else if constexpr (A::kKind == Kind::triangle) {
    return ofCorners(a.a, a.b, a.c);
  } else if constexpr (A::kKind == Kind::parallelogram) {
    return {ofParallelogram(at(a.a), at(a.b), at(a.c)),
            kParallelogram.bound(sizeAt(b, a.a) + sizeAt(b, a.b) + sizeAt(b, a.c))};
  } else if constexpr (A::kKind == Kind::aabb) {  // twice
    const Vector3<T>& min = numbersIn<T>(a.min);
    const Vector3<T>& max = numbersIn<T>(a.max);
    const T center = planeValue<T>(normal, constant + constant, min + max);
    return {ofBox<T>(center, max - min, normal),
            kAabb.bound(sizeOf(b.normal) * sizeOf(a.min, a.max) + 2 * sizeOf(b.constant))};
  } else {  // times n
    static_assert(A::kKind == Kind::obb);
    const auto& axes = axesOf<T>(a);
    const Vector3<T>& half = numbersIn<T>(a.halfExtents);
    return {ofBox<T>(at(a.center) * axes.n, half, toLocal(axes, normal)),
            kObb.bound(sizeOf(b.normal) * sizeOf(a.center, a.halfExtents) + sizeOf(b.constant))};
  }
}

template <class A, OfKind<Kind::plane> B>
COLLISION_ALWAYS_INLINE inline auto shapePlane(const A& a, const B& b) {
  return outcomeOfGap(rowIn<NumberOf<A>>(a, b).gap());
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
