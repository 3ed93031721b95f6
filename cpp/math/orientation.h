// Signs about points, lines and planes: on which side does it lie, does it point along or against?
#pragma once

#include "math/sign.h"
#include "math/vec3.h"

namespace collision {

/** Sign of a · b. */
inline Decision signOfDot(const Vec3& a, const Vec3& b, int line = __builtin_LINE()) {
  return decide(dot(a, b), line);
}

/** Which side of the plane normal · p + constant = 0 the point is on; degree 2. */
inline Decision planeSide(const Vec3& normal, double constant, const Vec3& p,
                          int line = __builtin_LINE()) {
  return decide(dot(normal, p) + constant, line);
}

/**
 * How the line o + t · d passes the edge from p to q: d · ((p − o) × (q − o)); degree 3.
 * Exchanging p and q changes the sign and nothing else, so two triangles that share an edge agree
 * about every line.
 */
inline double edgeVolume(const Vec3& o, const Vec3& d, const Vec3& p, const Vec3& q) {
  return dot(d, cross(p - o, q - o));
}
inline Decision edgeSide(const Vec3& o, const Vec3& d, const Vec3& p, const Vec3& q,
                         int line = __builtin_LINE()) {
  return decide(edgeVolume(o, d, p, q), line);
}

/** The same about the line through p along `edge`. */
inline Decision lineSide(const Vec3& o, const Vec3& d, const Vec3& p, const Vec3& edge,
                         int line = __builtin_LINE()) {
  return decide(dot(d, cross(p - o, edge)), line);
}

/** Positive when `side` is against `facing`: the line passes an edge on the outer side. */
constexpr Decision against(const Decision& side, const Decision& facing) {
  return {-(side.sign * facing.sign), side.by, side.line};
}

/** The normal (b − a) × (c − a) of three points; zero when they lie on one line. */
inline Vec3 normalOf(const Vec3& a, const Vec3& b, const Vec3& c) { return cross(b - a, c - a); }

}  // namespace collision
