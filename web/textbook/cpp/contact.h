#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "axes.h"

// Half an edge of the box along its axis i
inline Vec sideOf(const Box& box, int i) {
  const double halves[] = {box.halves.x, box.halves.y, box.halves.z};
  return box.axes[i] * halves[i];
}

// A direction from a to b and how far they overlap along it. Of the axes 0 to 2 are those of faces
// of a, 3 to 5 of faces of b, then come edge of a × edge of b.
struct Overlap { double depth; Vec normal; int index; };

// The least; nothing: apart
inline std::optional<Overlap> leastOverlap(const Box& a, const Box& b) {
  const Vec offset = b.center - a.center;
  Overlap least{INFINITY, {}, 0};
  for (int i = 0; i < 15; ++i) {
    const Vec axis = i < 3   ? a.axes[i]
                     : i < 6 ? b.axes[i - 3]
                             : cross(a.axes[(i - 6) / 3], b.axes[(i - 6) % 3]);
    const double size = length(axis);
    if (size < 1e-6) continue;  // parallel edges
    const Vec normal = axis * ((dot(offset, axis) < 0 ? -1 : 1) / size);
    const double depth = reach(a, normal) + reach(b, normal) - dot(offset, normal);
    if (depth < 0) return {};
    // Of nearly the same depth: a face, which gives more points than edges
    if (depth < least.depth - (i < 6 ? 0 : 1e-10)) least = {depth, normal, i};
  }
  return least;
}

// What lies behind a plane, dot(normal, p) <= offset, of a polygon: one step of Sutherland–Hodgman
inline std::vector<Vec> clip(const std::vector<Vec>& polygon, Vec normal, double offset) {
  std::vector<Vec> kept;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Vec p = polygon[i], q = polygon[(i + 1) % polygon.size()];
    const double h = dot(normal, p) - offset, k = dot(normal, q) - offset;
    if (h <= 0) kept.push_back(p);
    if (h * k < 0) kept.push_back(p + (q - p) * (h / (h - k)));
  }
  return kept;
}

// The corners of the face that is most against the direction
inline std::vector<Vec> faceAgainst(const Box& box, Vec direction) {
  const auto slope = [&](int i) { return dot(box.axes[i], direction); };
  int i = 0;
  for (int k : {1, 2}) {
    if (std::abs(slope(k)) > std::abs(slope(i))) i = k;
  }
  const Vec center = box.center + sideOf(box, i) * (slope(i) > 0 ? -1 : 1);
  const Vec u = sideOf(box, (i + 1) % 3), v = sideOf(box, (i + 2) % 3);
  return {center + u + v, center - u + v, center - u - v, center + u - v};
}

// Points of a and b that face each other along the normal
struct ContactPoint { Vec pointA, pointB; double depth; };

// The incident face, clipped by the sides of the reference face i: point of it, and of that face
inline std::vector<ContactPoint> clippedFace(const Box& reference, int i, Vec normal,
                                             const Box& incident) {
  std::vector<Vec> polygon = faceAgainst(incident, normal);
  for (int k : {(i + 1) % 3, (i + 2) % 3}) {
    for (double sign : {1.0, -1.0}) {
      const Vec axis = reference.axes[k] * sign;
      polygon = clip(polygon, axis, dot(axis, reference.center + sideOf(reference, k) * sign));
    }
  }
  const double top = dot(normal, reference.center) + length(sideOf(reference, i));
  std::vector<ContactPoint> found;
  for (Vec p : polygon) {
    const double depth = top - dot(normal, p);
    if (depth >= 0) found.push_back({p + normal * depth, p, depth});
  }
  return found;
}

// The middle of the edge along the axis i that is furthest along the direction
inline Vec edgeMiddle(const Box& box, int i, Vec direction) {
  Vec middle = box.center;
  for (int k : {(i + 1) % 3, (i + 2) % 3}) {
    middle = middle + sideOf(box, k) * (dot(box.axes[k], direction) < 0 ? -1 : 1);
  }
  return middle;
}

// The point of the first line that is nearest to the second: o + t u and p + s v
inline Vec nearestOnLine(Vec o, Vec u, Vec p, Vec v) {
  const Vec n = cross(v, cross(u, v));
  return o + u * (dot(p - o, n) / dot(u, n));
}

// The normal points from a to b.
struct Manifold { double depth; Vec normal; std::vector<ContactPoint> points; };

// Nothing: apart
inline std::optional<Manifold> boxContact(const Box& a, const Box& b) {
  const auto least = leastOverlap(a, b);
  if (!least) return {};
  const auto [depth, normal, index] = *least;
  if (index < 3) return Manifold{depth, normal, clippedFace(a, index, normal, b)};
  if (index < 6) {
    std::vector<ContactPoint> points = clippedFace(b, index - 3, normal * -1, a);
    for (ContactPoint& point : points) std::swap(point.pointA, point.pointB);
    return Manifold{depth, normal, points};
  }
  const Vec u = a.axes[(index - 6) / 3], v = b.axes[(index - 6) % 3];
  const Vec o = edgeMiddle(a, (index - 6) / 3, normal);
  const Vec p = edgeMiddle(b, (index - 6) % 3, normal * -1);
  return Manifold{depth, normal, {{nearestOnLine(o, u, p, v), nearestOnLine(p, v, o, u), depth}}};
}

inline std::optional<Manifold> aabbAabbContact(Aabb a, Aabb b) {
  return boxContact(aabbBox(a), aabbBox(b));
}

inline std::optional<Manifold> aabbObbContact(Aabb a, Obb b) {
  return boxContact(aabbBox(a), obbBox(b));
}

inline std::optional<Manifold> obbObbContact(Obb a, Obb b) {
  return boxContact(obbBox(a), obbBox(b));
}
