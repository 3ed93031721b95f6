// The place of a polygon that is nearest to the origin, of several polygons in lanes: a guess, as
// rounding may choose another edge. What it proves doesn't depend on how good it is.
#pragma once

#include "collision/attributes.h"
#include "pairs/filter/cores.h"

namespace collision::filter {

/** The place of an edge from p along d that is nearest to the origin. */
template <class T>
COLLISION_ALWAYS_INLINE inline Vector3<T> nearestOnEdge(const Vector3<T>& p, const Vector3<T>& d) {
  const T nearest = -dot(p, d) / dot(d, d);
  return SegmentCore<T>{p, d}.at(clamped(nearest, T(0), T(1)));
}

template <class T>
COLLISION_ALWAYS_INLINE inline Vector3<T> nearer(const Vector3<T>& p, const Vector3<T>& q) {
  const auto isNearer = dot(p, p) < dot(q, q);
  return {choose(isNearer, p.x, q.x), choose(isNearer, p.y, q.y), choose(isNearer, p.z, q.z)};
}

/** A guess at the nearest place; what it proves doesn't depend on how good it is. */
template <bool kTriangle, class T>
COLLISION_ALWAYS_INLINE inline Vector3<T> nearestOnPolygon(
    const PolygonCore<T, kTriangle>& polygon) {
  const auto& [a, ab, ac] = polygon;
  const T zero(0);
  const T one(1);
  const T bb = dot(ab, ab);
  const T bc = dot(ab, ac);
  const T cc = dot(ac, ac);
  const T onB = -dot(a, ab);
  const T onC = -dot(a, ac);
  const T perArea = one / (bb * cc - bc * bc);
  const T u = (onB * cc - onC * bc) * perArea;
  const T v = (onC * bb - onB * bc) * perArea;
  const Vector3<T> within = polygon.at(u, v);
  Vector3<T> edge = nearer(nearestOnEdge(a, ab), nearestOnEdge(a, ac));
  auto isWithin = (u >= zero) & (v >= zero);
  if constexpr (kTriangle) {
    edge = nearer(edge, nearestOnEdge(a + ab, ac - ab));
    isWithin = isWithin & (u + v <= one);
  } else {
    edge = nearer(edge, nearer(nearestOnEdge(a + ab, ac), nearestOnEdge(a + ac, ab)));
    isWithin = isWithin & (u <= one) & (v <= one);
  }
  return {choose(isWithin, within.x, edge.x), choose(isWithin, within.y, edge.y),
          choose(isWithin, within.z, edge.z)};
}

}  // namespace collision::filter
