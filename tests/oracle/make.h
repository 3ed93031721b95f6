// How does a test write a shape down? With one short function a kind.
#pragma once

#include <array>
#include <limits>

#include "shape.h"

namespace oracle {

using Triple = std::array<double, 3>;

inline constexpr double kEndless = std::numeric_limits<double>::infinity();

inline Shape ray(const Triple& o, const Triple& d, double maxDistance = kEndless) {
  return {Kind::ray, {o[0], o[1], o[2], d[0], d[1], d[2], maxDistance}};
}
inline Shape plane(const Triple& n, double constant) {
  return {Kind::plane, {n[0], n[1], n[2], constant}};
}
inline Shape sphere(const Triple& c, double radius) {
  return {Kind::sphere, {c[0], c[1], c[2], radius}};
}
inline Shape aabb(const Triple& min, const Triple& max) {
  return {Kind::aabb, {min[0], min[1], min[2], max[0], max[1], max[2]}};
}
inline Shape obb(const Triple& c, const std::array<double, 4>& q, const Triple& h) {
  return {Kind::obb, {c[0], c[1], c[2], q[0], q[1], q[2], q[3], h[0], h[1], h[2]}};
}
inline Shape triangle(const Triple& a, const Triple& b, const Triple& c) {
  return {Kind::triangle, {a[0], a[1], a[2], b[0], b[1], b[2], c[0], c[1], c[2]}};
}
inline Shape parallelogram(const Triple& a, const Triple& b, const Triple& c) {
  return {Kind::parallelogram, {a[0], a[1], a[2], b[0], b[1], b[2], c[0], c[1], c[2]}};
}
inline Shape point(const Triple& p) { return {Kind::point, {p[0], p[1], p[2]}}; }
inline Shape segment(const Triple& a, const Triple& b) {
  return {Kind::segment, {a[0], a[1], a[2], b[0], b[1], b[2]}};
}
inline Shape capsule(const Triple& a, const Triple& b, double radius) {
  return {Kind::capsule, {a[0], a[1], a[2], b[0], b[1], b[2], radius}};
}

}  // namespace oracle
