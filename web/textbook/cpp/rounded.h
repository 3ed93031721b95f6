#pragma once

#include <algorithm>

#include "lines.h"
#include "polygons.h"

// From p to the point of the box that is nearest to it
inline Vec outside(Vec p, Vec min, Vec max) {
  return {p.x - std::clamp(p.x, min.x, max.x), p.y - std::clamp(p.y, min.y, max.y),
          p.z - std::clamp(p.z, min.z, max.z)};
}

// The distance is a convex function of t: its slope is halved in on.
inline double segmentToBox(Line segment, Vec min, Vec max) {
  double low = 0, high = 1;
  for (int i = 0; i < 60; ++i) {
    const double t = (low + high) / 2;
    const double slope = dot(outside(segment.at(t), min, max), segment.direction);
    (slope < 0 ? low : high) = t;
  }
  return length(outside(segment.at(high), min, max));
}

inline bool sphereSphere(Sphere a, Sphere b) {
  return length(a.center - b.center) <= a.radius + b.radius;
}

inline bool sphereCapsule(Sphere a, Capsule b) {
  return distanceToLine(a.center, segmentLine(b.start, b.end)) <= a.radius + b.radius;
}

inline bool sphereAabb(Sphere a, Aabb b) {
  return length(outside(a.center, b.min, b.max)) <= a.radius;
}

inline bool sphereObb(Sphere a, Obb b) {
  const Vec local = rotateBack(b.rotation, a.center - b.center);
  return length(outside(local, b.halfExtents * -1, b.halfExtents)) <= a.radius;
}

inline bool sphereTriangle(Sphere a, Triangle b) {
  return distanceToPolygon(a.center, triangleOf(b)) <= a.radius;
}

inline bool sphereParallelogram(Sphere a, Parallelogram b) {
  return distanceToPolygon(a.center, parallelogramOf(b)) <= a.radius;
}

inline bool capsuleCapsule(Capsule a, Capsule b) {
  return lineDistance(segmentLine(a.start, a.end), segmentLine(b.start, b.end)) <=
         a.radius + b.radius;
}

inline bool capsuleAabb(Capsule a, Aabb b) {
  return segmentToBox(segmentLine(a.start, a.end), b.min, b.max) <= a.radius;
}

inline bool capsuleObb(Capsule a, Obb b) {
  const Vec start = rotateBack(b.rotation, a.start - b.center);
  const Vec end = rotateBack(b.rotation, a.end - b.center);
  return segmentToBox(segmentLine(start, end), b.halfExtents * -1, b.halfExtents) <= a.radius;
}

inline bool capsuleTriangle(Capsule a, Triangle b) {
  return segmentToPolygon(segmentLine(a.start, a.end), triangleOf(b)) <= a.radius;
}

inline bool capsuleParallelogram(Capsule a, Parallelogram b) {
  return segmentToPolygon(segmentLine(a.start, a.end), parallelogramOf(b)) <= a.radius;
}
