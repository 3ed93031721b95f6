// The outcome of a ray or segment with a box, polygon, sphere or plane, and with one another, in
// doubles.
#pragma once

#include "collision/attributes.h"
#include "linear/predicates.h"
#include "pairs/filter/line_rows.h"
#include "pairs/filter/planes.h"

namespace collision::filter {

/** Crossing, on one side, or going away. */
COLLISION_ALWAYS_INLINE inline Summary shapePlane(const Ray& a, const Plane& b) {
  const Bounded value = valueOf(b, a.origin);
  const Bounded slope = slopeOf(b, a.direction);
  if (!isSure(value) || !isSure(slope)) [[unlikely]] {
    return kUndecided;
  }
  const bool goesAway = (value.value > 0) == (slope.value > 0);
  if (a.maxDistance == kInfinity) {
    return {goesAway ? Outcome::apart : Outcome::overlapping, 0};
  }
  const Line line = lineOf(a);
  if (!hasOrdinaryDirection(line, sizeOf(a.direction))) {
    return kUndecided;
  }
  if (goesAway) {
    return {Outcome::apart, 0};
  }
  const double rise = std::fabs(slope.value);
  return outcomeOfGap({beyondEnd(-std::fabs(value.value), rise, line.end),
                       beyondEndError(value.bound, rise, slope.bound, line.end)});
}

template <class Curve, BoxShape Box>
COLLISION_ALWAYS_INLINE inline Summary curveBox(const Curve& a, const Box& b) {
  return isSolid(b) ? lineBox(lineOf(a), b) : kUndecided;
}

template <class Curve, PolygonShape Polygon>
COLLISION_ALWAYS_INLINE inline Summary curvePolygon(const Curve& a, const Polygon& b) {
  return linePolygon<Polygon::kKind == Kind::triangle>(lineOf(a), b);
}
template <class Curve>
COLLISION_ALWAYS_INLINE inline Summary curveSphere(const Curve& a, const Sphere& b) {
  return lineSphere(lineOf(a), b);
}

/** Two lines without a common plane. */
COLLISION_ALWAYS_INLINE inline Summary skewLines(const Vec3& originA, const Vec3& directionA,
                                                 const Vec3& originB, const Vec3& directionB) {
  constexpr int kCommonPlane = 0;
  const Vec3 between = originB - originA;
  const double volume = std::fabs(dot(between, cross(directionA, directionB)));
  const double bound = kSignedVolume.bound(sizeOf(between), sizeOf(directionA), sizeOf(directionB));
  return certain({volume, bound}) == Certain::positive ? Summary(Outcome::apart, kCommonPlane)
                                                       : kUndecided;
}

/** A segment's direction; a ray without length has none that its candidates know of. */
COLLISION_ALWAYS_INLINE inline Vec3 directionOf(const Segment& s) { return s.end - s.start; }
COLLISION_ALWAYS_INLINE inline Vec3 directionOf(const Ray& r) {
  return r.maxDistance == 0 ? Vec3{} : r.direction;
}

COLLISION_ALWAYS_INLINE inline const Vec3& originOf(const Segment& s) { return s.start; }
COLLISION_ALWAYS_INLINE inline const Vec3& originOf(const Ray& r) { return r.origin; }

template <class A, class B>
COLLISION_ALWAYS_INLINE inline Summary curveCurve(const A& a, const B& b) {
  return skewLines(originOf(a), directionOf(a), originOf(b), directionOf(b));
}

/** A point off a line. */
COLLISION_ALWAYS_INLINE inline Summary pointOffLine(const Vec3& point, const Vec3& origin,
                                                    const Vec3& direction) {
  constexpr Roundoff kCross = cross(kPlaceDifferenceVector, kDirectionVector).x;
  constexpr int kBeside = 3;
  const Vec3 toPoint = point - origin;
  const double bound = kCross.bound(sizeOf(toPoint), sizeOf(direction));
  return certain({largestMagnitude(cross(toPoint, direction)), bound}) == Certain::positive
             ? Summary(Outcome::apart, kBeside)
             : kUndecided;
}

template <class Curve>
COLLISION_ALWAYS_INLINE inline Summary pointCurve(const Point& a, const Curve& b) {
  return pointOffLine(a.position, originOf(b), directionOf(b));
}
COLLISION_ALWAYS_INLINE inline Summary pointPoint(const Point& a, const Point& b) {
  constexpr int kInLine = 4;
  return {a.position == b.position ? Outcome::touching : Outcome::apart, kInLine};
}

}  // namespace collision::filter
