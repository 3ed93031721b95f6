#pragma once

#include <algorithm>
#include <cmath>

#include "lines.h"

// Corners in order around the shape; a triangle leaves out the fourth.
struct Polygon { Vec corners[4]; int count; };
inline Polygon triangleOf(Triangle s) { return {{s.a, s.b, s.c, s.c}, 3}; }
inline Polygon parallelogramOf(Parallelogram s) { return {{s.a, s.b, s.b + s.c - s.a, s.c}, 4}; }

// The normal, then the edges
inline Vec directionOf(const Polygon& s, int i) {
  if (i == 0) return cross(s.corners[1] - s.corners[0], s.corners[2] - s.corners[1]);
  return s.corners[i % s.count] - s.corners[i - 1];
}

// Above the inside the distance to the plane, else to the nearest edge
inline double distanceToPolygon(Vec p, const Polygon& s) {
  const Vec normal = directionOf(s, 0);
  double nearest = INFINITY;
  bool above = true;
  for (int i = 0; i < s.count; ++i) {
    const Line side{s.corners[i], directionOf(s, i + 1), 1};
    above = above && dot(cross(side.direction, p - side.origin), normal) >= 0;
    nearest = std::min(nearest, distanceToLine(p, side));
  }
  return above ? std::abs(dot(p - s.corners[0], normal)) / length(normal) : nearest;
}

// From an end, or from where the segment crosses the plane, or between it and an edge
inline double segmentToPolygon(Line segment, const Polygon& s) {
  const double slope = dot(directionOf(s, 0), segment.direction);
  const double height = dot(directionOf(s, 0), s.corners[0] - segment.origin);
  const double crossing = slope == 0 ? 0 : std::clamp(height / slope, 0.0, 1.0);
  double nearest = INFINITY;
  for (double t : {0.0, crossing, 1.0}) {
    nearest = std::min(nearest, distanceToPolygon(segment.at(t), s));
  }
  for (int i = 0; i < s.count; ++i) {
    const Line side{s.corners[i], directionOf(s, i + 1), 1};
    nearest = std::min(nearest, lineDistance(segment, side));
  }
  return nearest;
}
