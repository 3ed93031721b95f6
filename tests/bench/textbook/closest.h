// Squared distances that several families of tests need (Ericson, chapter 5.1).
#pragma once

#include "shapes.h"

namespace textbook {

/** From a point to a ray or segment. */
inline double squaredDistance(const Vector& p, const Curve& curve) {
  const Vector offset = p - curve.origin;
  const double along = dot(offset, curve.direction);
  const double t = clamp(along / squaredLength(curve.direction), 0, curve.end);
  return squaredLength(offset - curve.direction * t);
}

/** From a point to the box of these half extents around 0. */
inline double squaredDistanceToBox(const Vector& p, const Vector& half) {
  return squaredLength({most(magnitude(p.x) - half.x, 0), most(magnitude(p.y) - half.y, 0),
                        most(magnitude(p.z) - half.z, 0)});
}

/** Between rays and segments (5.1.9); neither of them is a point. */
inline double squaredDistance(const Curve& a, const Curve& b) {
  const Vector offset = a.origin - b.origin;
  const double aa = squaredLength(a.direction);
  const double bb = squaredLength(b.direction);
  const double ab = dot(a.direction, b.direction);
  const double ao = dot(a.direction, offset);
  const double bo = dot(b.direction, offset);
  const double determinant = aa * bb - ab * ab;
  double s = determinant != 0 ? clamp((ab * bo - ao * bb) / determinant, 0, a.end) : 0;
  double t = (ab * s + bo) / bb;
  if (t < 0) {
    t = 0;
    s = clamp(-ao / aa, 0, a.end);
  } else if (t > b.end) {
    t = b.end;
    s = clamp((ab * b.end - ao) / aa, 0, a.end);
  }
  return squaredLength(offset + a.direction * s - b.direction * t);
}

/** From a point to a triangle (5.1.5). */
double squaredDistance(const Vector& p, const Triangle& triangle);
double squaredDistance(const Vector& p, const Parallelogram& parallelogram);

}  // namespace textbook
