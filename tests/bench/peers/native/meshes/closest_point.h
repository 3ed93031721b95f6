// The point of a triangle that is nearest to another, in single precision, for the callback of
// Embree's query. Source: Ericson, Real-Time Collision Detection, 5.1.5.
#pragma once

namespace meshes {

struct FloatPoint {
  float x = 0;
  float y = 0;
  float z = 0;
};

inline FloatPoint operator-(FloatPoint a, FloatPoint b) {
  return {a.x - b.x, a.y - b.y, a.z - b.z};
}
/** a + t b. */
inline FloatPoint along(FloatPoint a, float t, FloatPoint b) {
  return {a.x + t * b.x, a.y + t * b.y, a.z + t * b.z};
}
inline float dot(FloatPoint a, FloatPoint b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
inline float squared(FloatPoint a) { return dot(a, a); }

inline FloatPoint closestPoint(FloatPoint p, FloatPoint a, FloatPoint b, FloatPoint c) {
  const FloatPoint ab = b - a;
  const FloatPoint ac = c - a;
  const FloatPoint ap = p - a;
  const float d1 = dot(ab, ap);
  const float d2 = dot(ac, ap);
  if (d1 <= 0 && d2 <= 0) {
    return a;
  }
  const FloatPoint bp = p - b;
  const float d3 = dot(ab, bp);
  const float d4 = dot(ac, bp);
  if (d3 >= 0 && d4 <= d3) {
    return b;
  }
  const float vc = d1 * d4 - d3 * d2;
  if (vc <= 0 && d1 >= 0 && d3 <= 0) {
    return along(a, d1 / (d1 - d3), ab);
  }
  const FloatPoint cp = p - c;
  const float d5 = dot(ab, cp);
  const float d6 = dot(ac, cp);
  if (d6 >= 0 && d5 <= d6) {
    return c;
  }
  const float vb = d5 * d2 - d1 * d6;
  if (vb <= 0 && d2 >= 0 && d6 <= 0) {
    return along(a, d2 / (d2 - d6), ac);
  }
  const float va = d3 * d6 - d5 * d4;
  if (va <= 0 && d4 >= d3 && d5 >= d6) {
    return along(b, (d4 - d3) / ((d4 - d3) + (d5 - d6)), c - b);
  }
  const float scale = 1 / (va + vb + vc);
  return along(along(a, vb * scale, ab), vc * scale, ac);
}

}  // namespace meshes
