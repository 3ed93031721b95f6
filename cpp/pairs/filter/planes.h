// The outcome of a shape and a plane, in doubles: the signs of the plane's value at the ends of the
// shape along the normal.
#pragma once

#include "linear/frame.h"
#include "linear/predicates.h"
#include "number/index.h"
#include "pairs/filter/rows.h"
#include "shapes/all.h"

namespace collision::filter {

[[gnu::always_inline]] inline double valueAt(const Plane& plane, const Vec3& p) {
  return dot(plane.normal, p) + plane.constant;
}

/** normal · p + constant and the sum of its terms' magnitudes: a size as kPlaneValue takes it. */
struct PlaneValue {
  double value;
  double size;

  [[gnu::always_inline]] [[nodiscard]] Bounded bounded() const {
    return {value, kPlaneValue.bound(size)};
  }
};

[[gnu::always_inline]] inline PlaneValue valueOf(const Plane& plane, const Vec3& p) {
  return {valueAt(plane, p), std::fabs(plane.normal.x * p.x) + std::fabs(plane.normal.y * p.y) +
                                 std::fabs(plane.normal.z * p.z) + std::fabs(plane.constant)};
}

/** By the least and the greatest of the values at several places. */
template <std::size_t N>
[[gnu::always_inline]] inline Summary outcomeOfSides(const std::array<PlaneValue, N>& values) {
  double low = values[0].value;
  double high = values[0].value;
  double size = values[0].size;
  for (std::size_t i = 1; i < N; ++i) {
    low = least(low, values[i].value);
    high = greatest(high, values[i].value);
    size += values[i].size;
  }
  // Positive where both are on one side: how far the nearer one is off.
  return outcomeOfGap({greatest(low, -high), kPlaneValue.bound(size)});
}

[[gnu::always_inline]] inline Summary outcomeOf(const Point& a, const Plane& b) {
  return outcomeOfSides<1>({valueOf(b, a.position)});
}

[[gnu::always_inline]] inline Summary outcomeOf(const Segment& a, const Plane& b) {
  return outcomeOfSides<2>({valueOf(b, a.start), valueOf(b, a.end)});
}

[[gnu::always_inline]] inline Summary outcomeOf(const Triangle& a, const Plane& b) {
  return outcomeOfSides<3>({valueOf(b, a.a), valueOf(b, a.b), valueOf(b, a.c)});
}

[[gnu::always_inline]] inline Summary outcomeOf(const Parallelogram& a, const Plane& b) {
  const PlaneValue first = valueOf(b, a.a);
  const PlaneValue second = valueOf(b, a.b);
  const PlaneValue third = valueOf(b, a.c);
  // The fourth corner's value is b + c − a: three values and two roundings, below four times one.
  const PlaneValue fourth{second.value + third.value - first.value,
                          3 * (first.size + second.size + third.size)};
  return outcomeOfSides<4>({first, second, third, fourth});
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

/** value² − radius² normal² of a center; what is taken away is off by less than 8 roundings. */
[[gnu::always_inline]] inline Bounded beyondRadius(const PlaneValue& value, double radius,
                                                   const Plane& plane) {
  // NOLINTNEXTLINE(misc-redundant-expression): the rounding of the difference
  constexpr Roundoff kSquared = kPlaneValue * kPlaneValue - kPlaneValue * kPlaneValue;
  constexpr double kRelative = 8 * 0x1p-53;
  const double limit = radius * radius * withinRange(dot(plane.normal, plane.normal));
  return {value.value * value.value - limit, kSquared.bound(value.size) + kRelative * limit};
}

[[gnu::always_inline]] inline Summary outcomeOf(const Sphere& a, const Plane& b) {
  return outcomeOfGap(beyondRadius(valueOf(b, a.center), a.radius, b));
}

[[gnu::always_inline]] inline Summary outcomeOf(const Capsule& a, const Plane& b) {
  const PlaneValue startValue = valueOf(b, a.start);
  const PlaneValue endValue = valueOf(b, a.end);
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

[[gnu::always_inline]] inline Summary outcomeOf(const Plane& a, const Plane& b) {
  constexpr Roundoff kCross = cross(kDirectionVector, kOtherDirectionVector).x;
  const Vec3 line = cross(a.normal, b.normal);
  const double bound = kCross.bound(1, sizeOf(a.normal), sizeOf(b.normal));
  return certain({largestMagnitude(line), bound}) == Certain::positive
             ? Summary(Outcome::overlapping, 0)
             : kUndecided;
}

}  // namespace collision::filter
