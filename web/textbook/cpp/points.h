#pragma once

#include <cmath>

#include "lines.h"
#include "polygons.h"

inline bool pointPoint(Point a, Point b) {
  const Vec p = a.position, q = b.position;
  return p.x == q.x && p.y == q.y && p.z == q.z;
}

inline bool pointSegment(Point a, Segment b) {
  return distanceToLine(a.position, segmentLine(b.start, b.end)) <= EPSILON;
}

inline bool pointRay(Point a, Ray b) { return distanceToLine(a.position, rayLine(b)) <= EPSILON; }

inline bool pointSphere(Point a, Sphere b) { return length(a.position - b.center) <= b.radius; }

inline bool pointCapsule(Point a, Capsule b) {
  return distanceToLine(a.position, segmentLine(b.start, b.end)) <= b.radius;
}

inline bool pointAabb(Point a, Aabb b) {
  const Vec p = a.position;
  return b.min.x <= p.x && p.x <= b.max.x && b.min.y <= p.y && p.y <= b.max.y && b.min.z <= p.z &&
         p.z <= b.max.z;
}

inline bool pointObb(Point a, Obb b) {
  const Vec local = rotateBack(b.rotation, a.position - b.center);
  return std::abs(local.x) <= b.halfExtents.x && std::abs(local.y) <= b.halfExtents.y &&
         std::abs(local.z) <= b.halfExtents.z;
}

inline bool pointTriangle(Point a, Triangle b) {
  return distanceToPolygon(a.position, triangleOf(b)) <= EPSILON;
}

inline bool pointParallelogram(Point a, Parallelogram b) {
  return distanceToPolygon(a.position, parallelogramOf(b)) <= EPSILON;
}

inline bool segmentSegment(Segment a, Segment b) {
  return lineDistance(segmentLine(a.start, a.end), segmentLine(b.start, b.end)) <= EPSILON;
}

inline bool segmentRay(Segment a, Ray b) {
  return lineDistance(segmentLine(a.start, a.end), rayLine(b)) <= EPSILON;
}

inline bool rayRay(Ray a, Ray b) { return lineDistance(rayLine(a), rayLine(b)) <= EPSILON; }
