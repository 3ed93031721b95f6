#pragma once

#include <algorithm>
#include <cmath>

#include "shapes.h"

// Rays and segments: origin + t · direction with t from 0 to tMax.
struct Line {
  Vec origin, direction;
  double tMax;
  Vec at(double t) const { return origin + direction * t; }
};

inline Line rayLine(Ray r) { return {r.origin, r.direction, r.maxDistance / length(r.direction)}; }
inline Line segmentLine(Vec start, Vec end) { return {start, end - start, 1}; }

inline double distanceToLine(Vec p, Line line) {
  const double t = dot(p - line.origin, line.direction) / dot(line.direction, line.direction);
  return length(p - line.at(std::clamp(t, 0.0, line.tMax)));
}

// The best t for a free s, then the best s for that t
inline double lineDistance(Line a, Line b) {
  const Vec offset = a.origin - b.origin;
  const double aa = dot(a.direction, a.direction), ab = dot(a.direction, b.direction);
  const double bb = dot(b.direction, b.direction);
  const double ao = dot(a.direction, offset), bo = dot(b.direction, offset);
  const double det = aa * bb - ab * ab;  // 0 for parallel lines, but for the rounding
  const double free = det > 0 ? std::clamp((ab * bo - ao * bb) / det, 0.0, a.tMax) : 0;
  const double t = std::clamp((ab * free + bo) / bb, 0.0, b.tMax);
  const double s = std::clamp((ab * t - ao) / aa, 0.0, a.tMax);
  return length(a.at(s) - b.at(t));
}
