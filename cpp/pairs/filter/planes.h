// The outcome of a shape and a plane, in doubles: the signs of the plane's value at the ends of the
// shape along the normal.
#pragma once

#include "linear/frame.h"
#include "linear/predicates.h"
#include "number/index.h"
#include "pairs/filter/rows.h"
#include "shapes/all.h"

namespace collision::filter {

/** By the least and the greatest of several values. */
template <std::size_t N>
[[gnu::always_inline]] inline Summary outcomeOfSides(const std::array<double, N>& values,
                                                     double bound) {
  double low = values[0];
  double high = values[0];
  for (std::size_t i = 1; i < N; ++i) {
    low = least(low, values[i]);
    high = greatest(high, values[i]);
  }
  // Positive where both are on one side: how far the nearer one is off.
  return outcomeOfGap({greatest(low, -high), bound});
}

[[gnu::always_inline]] inline double valueAt(const Plane& plane, const Vec3& p) {
  return dot(plane.normal, p) + plane.constant;
}

/** Bound of valueAt: of |normal| · place and the constant together. */
[[gnu::always_inline]] inline double valueBound(const Plane& plane, double place) {
  return kPlaneValue.bound(sizeOf(plane.normal) * place + sizeOf(plane.constant));
}

[[gnu::always_inline]] inline Summary outcomeOf(const Point& a, const Plane& b) {
  return outcomeOfSides<1>({valueAt(b, a.position)}, valueBound(b, sizeOf(a.position)));
}

[[gnu::always_inline]] inline Summary outcomeOf(const Segment& a, const Plane& b) {
  return outcomeOfSides<2>({valueAt(b, a.start), valueAt(b, a.end)},
                           valueBound(b, sizeOf(a.start, a.end)));
}

[[gnu::always_inline]] inline Summary outcomeOf(const Triangle& a, const Plane& b) {
  return outcomeOfSides<3>({valueAt(b, a.a), valueAt(b, a.b), valueAt(b, a.c)},
                           valueBound(b, sizeOf(a.a, a.b, a.c)));
}

[[gnu::always_inline]] inline Summary outcomeOf(const Parallelogram& a, const Plane& b) {
  // The fourth corner's value is b + c − a: three values and two roundings, below four times one.
  const std::array<double, 3> value{valueAt(b, a.a), valueAt(b, a.b), valueAt(b, a.c)};
  return outcomeOfSides<4>({value[0], value[1], value[2], value[1] + value[2] - value[0]},
                           4 * valueBound(b, sizeOf(a.a, a.b, a.c)));
}

/** Of an axis-aligned box the corners that reach furthest are its own. */
[[gnu::always_inline]] inline Summary outcomeOf(const Aabb& a, const Plane& b) {
  // |value at the center| − Σ half |normal|, twice.
  const Vec3 twice = a.min + a.max;
  const Vec3 lengths = a.max - a.min;
  const double reach = std::fabs(b.normal.x) * lengths.x + std::fabs(b.normal.y) * lengths.y +
                       std::fabs(b.normal.z) * lengths.z;
  const double beyond = std::fabs(dot(b.normal, twice) + 2 * b.constant) - reach;
  // Two rounded vectors, two dot products of them and their difference.
  constexpr Roundoff kReach = dot(kUnitVector, kPlaceDifferenceVector);
  constexpr Roundoff kBeyond = kReach + kPlace + kReach;
  const double size = 2 * sizeOf(b.normal) * sizeOf(a.min, a.max) + 2 * sizeOf(b.constant);
  return outcomeOfGap({beyond, kBeyond.bound(size)});
}

[[gnu::always_inline]] inline Summary outcomeOf(const Obb& a, const Plane& b) {
  // n (normal · center + constant), and Σ half |normal · A|.
  constexpr Roundoff kReach = dot(kUnitVector, kFrameRoundoff.axis[0]) * kPlace +
                              dot(kUnitVector, kFrameRoundoff.axis[1]) * kPlace +
                              dot(kUnitVector, kFrameRoundoff.axis[2]) * kPlace;
  constexpr Roundoff kBeyond = kPlaneValue * kFrameRoundoff.n + kReach;
  const Frame& frame = a.frame;
  const double reach = a.halfExtents.x * std::fabs(dot(b.normal, frame.axis[0])) +
                       a.halfExtents.y * std::fabs(dot(b.normal, frame.axis[1])) +
                       a.halfExtents.z * std::fabs(dot(b.normal, frame.axis[2]));
  const double beyond = std::fabs(valueAt(b, a.center) * frame.n) - reach;
  const double size = sizeOf(b.normal) * a.size + sizeOf(b.constant);
  return outcomeOfGap({beyond, kBeyond.bound(size)});
}

/** value² − radius² normal² of a center. */
[[gnu::always_inline]] inline Bounded beyondRadius(const Vec3& center, double radius,
                                                   const Plane& plane, double size) {
  constexpr Roundoff kRadius = kPlace * kPlace * dot(kUnitVector, kUnitVector);
  constexpr Roundoff kBeyond = kPlaneValue * kPlaneValue - kRadius;
  const double value = valueAt(plane, center);
  return {value * value - radius * radius * dot(plane.normal, plane.normal), kBeyond.bound(size)};
}

[[gnu::always_inline]] inline Summary outcomeOf(const Sphere& a, const Plane& b) {
  const double size = sizeOf(b.normal) * sizeOf(a.center, a.radius) + sizeOf(b.constant);
  return outcomeOfGap(beyondRadius(a.center, a.radius, b, size));
}

[[gnu::always_inline]] inline Summary outcomeOf(const Capsule& a, const Plane& b) {
  const double size = sizeOf(b.normal) * sizeOf(a.start, a.end, a.radius) + sizeOf(b.constant);
  const Bounded start = beyondRadius(a.start, a.radius, b, size);
  const Bounded end = beyondRadius(a.end, a.radius, b, size);
  if (!isSure(start) || !isSure(end)) {
    return kUndecided;
  }
  // Where both are further off than the radius, the signs of their values are certain.
  const bool crosses = (valueAt(b, a.start) > 0) != (valueAt(b, a.end) > 0);
  const double nearer = least(start.value, end.value);
  return Summary(crosses || nearer < 0 ? Outcome::overlapping : Outcome::apart, 0);
}

[[gnu::always_inline]] inline Summary outcomeOf(const Plane& a, const Plane& b) {
  constexpr Roundoff kCross = cross(kDirectionVector, kOtherDirectionVector).x;
  const Vec3 line = cross(a.normal, b.normal);
  const double bound = kCross.bound(1, sizeOf(a.normal), sizeOf(b.normal));
  return certain({largestMagnitude(line), bound}) == Certain::positive
             ? Summary(Outcome::overlapping, 0)
             : kUndecided;
}

}  // namespace collision::filter
