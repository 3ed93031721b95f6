// Shapes as the textbook tests want them: prepared from the numbers of a slot, outside of the
// timing.
#pragma once

#include <cmath>

#include "vector.h"

namespace textbook {

inline Vector vectorAt(const double* slot) { return {slot[0], slot[1], slot[2]}; }

struct Point {
  Vector position;
  static Point read(const double* s) { return {vectorAt(s)}; }
};

/** origin + t · direction, t in [0, end]. The direction is not unit and has no reciprocal yet. */
struct Curve {
  Vector origin;
  Vector direction;
  double end = 1;
};

struct Segment : Curve {
  static Segment read(const double* s) { return {{vectorAt(s), vectorAt(s + 3) - vectorAt(s), 1}}; }
};

struct Ray : Curve {
  static Ray read(const double* s) {
    const Vector direction = vectorAt(s + 3);
    return {{vectorAt(s), direction, s[6] / std::sqrt(squaredLength(direction))}};
  }
};

struct Sphere {
  Vector center;
  double radius = 1;
  static Sphere read(const double* s) { return {vectorAt(s), s[3]}; }
};

struct Capsule {
  Segment core;
  double radius = 1;
  static Capsule read(const double* s) { return {Segment::read(s), s[6]}; }
};

struct Aabb {
  Vector min;
  Vector max;
  static Aabb read(const double* s) { return {vectorAt(s), vectorAt(s + 3)}; }
};

struct Obb {
  Vector center;
  Vector axis[3];  // unit
  Vector half;

  /** The axes are the columns of the matrix of a quaternion of any length. */
  static Obb read(const double* s) {
    const double x = s[3];
    const double y = s[4];
    const double z = s[5];
    const double w = s[6];
    const double k = 2 / (x * x + y * y + z * z + w * w);
    return {vectorAt(s),
            {{1 - k * (y * y + z * z), k * (x * y + z * w), k * (x * z - y * w)},
             {k * (x * y - z * w), 1 - k * (x * x + z * z), k * (y * z + x * w)},
             {k * (x * z + y * w), k * (y * z - x * w), 1 - k * (x * x + y * y)}},
            vectorAt(s + 7)};
  }

  /** A direction in the box's own coordinates. */
  [[nodiscard]] Vector turned(const Vector& v) const {
    return {dot(v, axis[0]), dot(v, axis[1]), dot(v, axis[2])};
  }
  /** A place in the box's own coordinates. */
  [[nodiscard]] Vector local(const Vector& p) const { return turned(p - center); }
};

struct Triangle {
  Vector a;
  Vector b;
  Vector c;
  static Triangle read(const double* s) { return {vectorAt(s), vectorAt(s + 3), vectorAt(s + 6)}; }
};

/** corner + u · first + v · second, u and v in [0, 1]. */
struct Parallelogram {
  Vector corner;
  Vector first;
  Vector second;
  static Parallelogram read(const double* s) {
    const Vector a = vectorAt(s);
    return {a, vectorAt(s + 3) - a, vectorAt(s + 6) - a};
  }
  [[nodiscard]] Vector center() const { return corner + (first + second) * 0.5; }
};

/** normal · p + constant = 0 with a unit normal. */
struct Plane {
  Vector normal;
  double constant = 0;
  static Plane read(const double* s) {
    const Vector normal = vectorAt(s);
    const double k = 1 / std::sqrt(squaredLength(normal));
    return {normal * k, s[3] * k};
  }
  [[nodiscard]] double distance(const Vector& p) const { return dot(normal, p) + constant; }
};

}  // namespace textbook
