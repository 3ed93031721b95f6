#pragma once

#include <algorithm>
#include <cmath>

#include "polygons.h"

// Boxes by center, unit axes and half extents
struct Box { Vec center, axes[3], halves; };

inline Box aabbBox(Aabb a) {
  return {(a.min + a.max) * 0.5, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, (a.max - a.min) * 0.5};
}

inline Box obbBox(Obb a) {
  const auto turned = [&a](double x, double y, double z) { return rotate(a.rotation, {x, y, z}); };
  return {a.center, {turned(1, 0, 0), turned(0, 1, 0), turned(0, 0, 1)}, a.halfExtents};
}

// Half of what the box covers of an axis
inline double reach(const Box& box, Vec axis) {
  const auto along = [&](int i) { return std::abs(dot(box.axes[i], axis)); };
  return box.halves.x * along(0) + box.halves.y * along(1) + box.halves.z * along(2);
}

inline bool boxesApart(Vec axis, const Box& a, const Box& b) {
  return std::abs(dot(b.center - a.center, axis)) > reach(a, axis) + reach(b, axis);
}

// No axis of a face of either, nor any perpendicular to an edge of each, separates them.
inline bool boxesMeet(const Box& a, const Box& b) {
  for (int i = 0; i < 3; ++i) {
    if (boxesApart(a.axes[i], a, b) || boxesApart(b.axes[i], a, b)) return false;
    for (Vec axis : b.axes) {
      if (boxesApart(cross(a.axes[i], axis), a, b)) return false;
    }
  }
  return true;
}

// The least and the greatest place on an axis, from a point on
struct Interval { double least = INFINITY, most = -INFINITY; };

inline Interval intervalOf(const Polygon& s, Vec axis, Vec from = {0, 0, 0}) {
  Interval found;
  for (Vec corner : s.corners) {
    found.least = std::min(found.least, dot(corner - from, axis));
    found.most = std::max(found.most, dot(corner - from, axis));
  }
  return found;
}

inline bool boxApart(Vec axis, const Box& box, const Polygon& s) {
  const auto [least, most] = intervalOf(s, axis, box.center);
  return least > reach(box, axis) || most < -reach(box, axis);
}

inline bool boxMeetsPolygon(const Box& box, const Polygon& s) {
  if (boxApart(directionOf(s, 0), box, s)) return false;
  for (Vec axis : box.axes) {
    if (boxApart(axis, box, s)) return false;
    for (int k = 1; k <= s.count; ++k) {
      if (boxApart(cross(axis, directionOf(s, k)), box, s)) return false;
    }
  }
  return true;
}

inline bool polygonsApart(Vec axis, const Polygon& a, const Polygon& b) {
  const Interval p = intervalOf(a, axis), q = intervalOf(b, axis);
  return p.least > q.most || q.least > p.most;
}

// With the normals among the edges, also for shapes in one plane
inline bool polygonsMeet(const Polygon& a, const Polygon& b) {
  if (polygonsApart(directionOf(a, 0), a, b)) return false;
  if (polygonsApart(directionOf(b, 0), a, b)) return false;
  for (int i = 0; i <= a.count; ++i) {
    for (int k = 0; k <= b.count; ++k) {
      if (polygonsApart(cross(directionOf(a, i), directionOf(b, k)), a, b)) return false;
    }
  }
  return true;
}

inline bool aabbAabb(Aabb a, Aabb b) {
  return a.min.x <= b.max.x && b.min.x <= a.max.x && a.min.y <= b.max.y && b.min.y <= a.max.y &&
         a.min.z <= b.max.z && b.min.z <= a.max.z;
}

inline bool aabbObb(Aabb a, Obb b) { return boxesMeet(aabbBox(a), obbBox(b)); }

inline bool aabbTriangle(Aabb a, Triangle b) {
  return boxMeetsPolygon(aabbBox(a), triangleOf(b));
}

inline bool aabbParallelogram(Aabb a, Parallelogram b) {
  return boxMeetsPolygon(aabbBox(a), parallelogramOf(b));
}

inline bool obbObb(Obb a, Obb b) { return boxesMeet(obbBox(a), obbBox(b)); }

inline bool obbTriangle(Obb a, Triangle b) { return boxMeetsPolygon(obbBox(a), triangleOf(b)); }

inline bool obbParallelogram(Obb a, Parallelogram b) {
  return boxMeetsPolygon(obbBox(a), parallelogramOf(b));
}

inline bool triangleTriangle(Triangle a, Triangle b) {
  return polygonsMeet(triangleOf(a), triangleOf(b));
}

inline bool triangleParallelogram(Triangle a, Parallelogram b) {
  return polygonsMeet(triangleOf(a), parallelogramOf(b));
}

inline bool parallelogramParallelogram(Parallelogram a, Parallelogram b) {
  return polygonsMeet(parallelogramOf(a), parallelogramOf(b));
}
