#pragma once

#include <cmath>

struct Vec {
  double x, y, z;
  Vec operator+(Vec v) const { return {x + v.x, y + v.y, z + v.z}; }
  Vec operator-(Vec v) const { return {x - v.x, y - v.y, z - v.z}; }
  Vec operator*(double s) const { return {x * s, y * s, z * s}; }
};

struct Quat { double x, y, z, w; };
inline double dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
inline double length(Vec a) { return std::sqrt(dot(a, a)); }

inline Vec cross(Vec a, Vec b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

// Stands for a distance of 0, which rounding seldom gives: closer misses are reported as meeting,
// and from about 1e7 m on it is smaller than the rounding.
constexpr double EPSILON = 1e-9;

// q v q⁻¹, |q| ≠ 0
inline Vec rotate(Quat q, Vec v) {
  const Vec u{q.x, q.y, q.z}, uv = cross(u, v);
  return v + (uv * q.w + cross(u, uv)) * (2 / (dot(u, u) + q.w * q.w));
}

// q⁻¹ v q
inline Vec rotateBack(Quat q, Vec v) { return rotate({q.x, q.y, q.z, -q.w}, v); }
