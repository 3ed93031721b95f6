#pragma once

#include <algorithm>
#include <cmath>

#include "axes.h"
#include "polygons.h"

// The signed distance times the length of the normal
inline double side(Plane plane, Vec p) { return dot(plane.normal, p) + plane.constant; }

inline bool boxMeetsPlane(const Box& box, Plane plane) {
  return std::abs(side(plane, box.center)) <= reach(box, plane.normal);
}

inline bool polygonMeetsPlane(const Polygon& s, Plane plane) {
  const auto [least, most] = intervalOf(s, plane.normal);
  return least + plane.constant <= 0 && most + plane.constant >= 0;
}

inline bool pointPlane(Point a, Plane b) {
  return std::abs(side(b, a.position)) <= EPSILON * length(b.normal);
}

inline bool spherePlane(Sphere a, Plane b) {
  return std::abs(side(b, a.center)) <= a.radius * length(b.normal);
}

inline bool capsulePlane(Capsule a, Plane b) {
  const double s = side(b, a.start), e = side(b, a.end);
  return s * e <= 0 || std::min(std::abs(s), std::abs(e)) <= a.radius * length(b.normal);
}

inline bool aabbPlane(Aabb a, Plane b) { return boxMeetsPlane(aabbBox(a), b); }

inline bool obbPlane(Obb a, Plane b) { return boxMeetsPlane(obbBox(a), b); }

inline bool trianglePlane(Triangle a, Plane b) { return polygonMeetsPlane(triangleOf(a), b); }

inline bool parallelogramPlane(Parallelogram a, Plane b) {
  return polygonMeetsPlane(parallelogramOf(a), b);
}

// Parallel planes meet only where they are the same.
inline bool planePlane(Plane a, Plane b) {
  const double lengths = length(a.normal) * length(b.normal);
  if (length(cross(a.normal, b.normal)) > EPSILON * lengths) return true;
  const Vec onA = a.normal * (-a.constant / dot(a.normal, a.normal));
  return std::abs(side(b, onA)) <= EPSILON * length(b.normal);
}
