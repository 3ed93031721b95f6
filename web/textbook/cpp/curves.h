#pragma once

#include <algorithm>
#include <cmath>

#include "lines.h"

// Between the roots of |origin − center + t · direction|² = radius²
inline double hitSphere(Line line, Vec center, double radius) {
  const Vec from = line.origin - center;
  const double a = dot(line.direction, line.direction), b = dot(from, line.direction);
  const double square = b * b - a * (dot(from, from) - radius * radius);
  if (square < 0) return -1;
  const double enter = std::max((-b - std::sqrt(square)) / a, 0.0);
  return enter <= std::min((-b + std::sqrt(square)) / a, line.tMax) ? enter : -1;
}

// Within the radius of the axis, and between the planes through its ends
inline double hitCylinder(Line line, Capsule capsule) {
  const Vec axis = capsule.end - capsule.start;
  const Vec o = cross(line.origin - capsule.start, axis), d = cross(line.direction, axis);
  const double a = dot(d, d), b = dot(o, d);
  const double c = dot(o, o) - capsule.radius * capsule.radius * dot(axis, axis);
  const double root = std::sqrt(std::max(b * b - a * c, 0.0));
  if (b * b < a * c || (a == 0 && c > 0)) return -1;
  const double t0 = a == 0 ? 0 : (-b - root) / a, t1 = a == 0 ? line.tMax : (-b + root) / a;
  const double s0 = dot(capsule.start - line.origin, axis) / dot(line.direction, axis);
  const double s1 = dot(capsule.end - line.origin, axis) / dot(line.direction, axis);
  const double enter = std::max({t0, std::min(s0, s1), 0.0});
  return enter <= std::min({t1, std::max(s0, s1), line.tMax}) ? enter : -1;
}

inline double hitCapsule(Line line, Capsule capsule) {
  double first = -1;
  for (double t : {hitSphere(line, capsule.start, capsule.radius),
                   hitSphere(line, capsule.end, capsule.radius), hitCylinder(line, capsule)}) {
    if (t >= 0 && (first < 0 || t < first)) first = t;
  }
  return first;
}

// Where the line is between all three pairs of faces
inline double hitSlabs(Line line, Vec min, Vec max) {
  double enter = 0, leave = line.tMax;
  for (double Vec::*i : {&Vec::x, &Vec::y, &Vec::z}) {
    const double t0 = (min.*i - line.origin.*i) / line.direction.*i;  // 0 / 0 in a face's plane
    const double t1 = (max.*i - line.origin.*i) / line.direction.*i;
    enter = std::max(enter, std::min(t0, t1));
    leave = std::min(leave, std::max(t0, t1));
  }
  return enter <= leave ? enter : -1;
}

inline double hitBox(Line line, Obb box) {
  const Vec origin = rotateBack(box.rotation, line.origin - box.center);
  const Vec direction = rotateBack(box.rotation, line.direction);
  return hitSlabs({origin, direction, line.tMax}, box.halfExtents * -1, box.halfExtents);
}

// origin + t · direction = a + u · (b − a) + v · (c − a), by Möller and Trumbore
struct Solution {
  double t, u, v;
};

inline Solution solve(Line line, Vec a, Vec b, Vec c) {
  const Vec e = b - a, f = c - a, offset = line.origin - a;
  const Vec p = cross(line.direction, f), q = cross(offset, e);
  const double k = 1 / dot(e, p);  // 1 / 0 for a line along the plane: a comparison fails then
  return {dot(f, q) * k, dot(offset, p) * k, dot(line.direction, q) * k};
}

inline double hitTriangle(Line line, Triangle triangle) {
  const auto [t, u, v] = solve(line, triangle.a, triangle.b, triangle.c);
  return u >= 0 && v >= 0 && u + v <= 1 && t >= 0 && t <= line.tMax ? t : -1;
}

inline double hitParallelogram(Line line, Parallelogram shape) {
  const auto [t, u, v] = solve(line, shape.a, shape.b, shape.c);
  return u >= 0 && u <= 1 && v >= 0 && v <= 1 && t >= 0 && t <= line.tMax ? t : -1;
}

inline double hitPlane(Line line, Plane plane) {
  const double slope = dot(plane.normal, line.direction);
  if (slope == 0) return -1;
  const double t = -(dot(plane.normal, line.origin) + plane.constant) / slope;
  return t >= 0 && t <= line.tMax ? t : -1;
}

// The t of the first common point, or −1
inline double segmentSphere(Segment a, Sphere b) {
  return hitSphere(segmentLine(a.start, a.end), b.center, b.radius);
}

// The t of the first common point, or −1
inline double raySphere(Ray a, Sphere b) { return hitSphere(rayLine(a), b.center, b.radius); }

// The t of the first common point, or −1
inline double segmentCapsule(Segment a, Capsule b) {
  return hitCapsule(segmentLine(a.start, a.end), b);
}

// The t of the first common point, or −1
inline double rayCapsule(Ray a, Capsule b) { return hitCapsule(rayLine(a), b); }

// The t of the first common point, or −1
inline double segmentAabb(Segment a, Aabb b) {
  return hitSlabs(segmentLine(a.start, a.end), b.min, b.max);
}

// The t of the first common point, or −1
inline double rayAabb(Ray a, Aabb b) { return hitSlabs(rayLine(a), b.min, b.max); }

// The t of the first common point, or −1
inline double segmentObb(Segment a, Obb b) { return hitBox(segmentLine(a.start, a.end), b); }

// The t of the first common point, or −1
inline double rayObb(Ray a, Obb b) { return hitBox(rayLine(a), b); }

// The t of the common point, or −1
inline double segmentTriangle(Segment a, Triangle b) {
  return hitTriangle(segmentLine(a.start, a.end), b);
}

// The t of the common point, or −1
inline double rayTriangle(Ray a, Triangle b) { return hitTriangle(rayLine(a), b); }

// The t of the common point, or −1
inline double segmentParallelogram(Segment a, Parallelogram b) {
  return hitParallelogram(segmentLine(a.start, a.end), b);
}

// The t of the common point, or −1
inline double rayParallelogram(Ray a, Parallelogram b) { return hitParallelogram(rayLine(a), b); }

// The t of the common point, or −1
inline double segmentPlane(Segment a, Plane b) { return hitPlane(segmentLine(a.start, a.end), b); }

// The t of the common point, or −1
inline double rayPlane(Ray a, Plane b) { return hitPlane(rayLine(a), b); }
