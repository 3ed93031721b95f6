// What an axis shows of two polytopes, in numbers: gap or depth, and the points that face each
// other. Rounded from approximate numbers where these are certain, else from exact ones
// (number/certified.h); nothing is decided here.
#pragma once

#include <span>

#include "answer/ask.h"
#include "convex/polytope.h"
#include "linear/number_vector.h"

namespace collision {

/**
 * An axis of any length but zero, with the edges of a and of b that are known to be across it; of
 * hulls the corners that are known to be level along it.
 */
template <class T>
struct KnownAxis {
  Vector3<T> axis;
  EdgeSet acrossA = 0;
  EdgeSet acrossB = 0;
  LevelCorners levelA = {};
  LevelCorners levelB = {};
};

/**
 * The witness along an axis, turned so that it points from a to b. Positions
 * in `a` and `b` are measured from `reference`. Where a side goes on forever along the axis there
 * is no gap: NaN.
 */
template <class T>
Witness witnessAlong(const PolytopeTerms<T>& a, const PolytopeTerms<T>& b,
                     const KnownAxis<T>& known, const Vec3& reference);

/** Whether the middle of b lies further along an axis than that of a, or as far; both end. */
template <class T>
bool isAhead(const PolytopeTerms<T>& a, const PolytopeTerms<T>& b, const KnownAxis<T>& known);

/** What reaches furthest along an axis: its middle and its corners. */
struct Support {
  Vec3 point;
  Corners corners = 0;
};
template <class T>
Support supportOf(const PolytopeTerms<T>& given, const Vector3<T>& axis, EdgeSet across,
                  const Vec3& reference, const LevelCorners& level = {});
/** The same of a shape that goes on around the polytope by a radius. */
template <class T>
Support supportOf(const PolytopeTerms<T>& given, const Direction<T>& axis, const Vec3& reference,
                  double radius);

/** The corners of the same, and nothing computed. */
template <class T>
Corners cornersAlong(const PolytopeTerms<T>& terms, const Vector3<T>& axis, EdgeSet across,
                     const LevelCorners& level = {});

/** The place point / weight, and from there on along an axis by a radius. */
template <class T>
Vec3 pointBeyond(const Vector3<T>& point, const T& weight, const Direction<T>& axis, double radius);
template <class T>
Vec3 pointBeyond(const Vector3<T>& point, const T& weight, const Vector3<T>& axis, double radius) {
  return radius == 0 ? quotient(point, weight)
                     : pointBeyond(point, weight, Direction<T>(axis), radius);
}

/**
 * The witness with the least depth along the axes, of those that are not zero; the first of ties.
 * Of shapes that touch the first along which they do.
 */
template <class T>
Witness leastWitness(const PolytopeTerms<T>& a, const PolytopeTerms<T>& b,
                     std::span<const KnownAxis<T>> axes, const Vec3& reference);

}  // namespace collision
