// Shapes on a coarse grid, where random ones often touch exactly and are often degenerate.
#pragma once

#include "random.h"
#include "shapes.h"

namespace collision {

inline Vec3 gridPoint(Random& random, int reach = 4) {
  const double x = random.between(-reach, reach);
  const double y = random.between(-reach, reach);
  const double z = random.between(-reach, reach);
  return {x, y, z};
}

/** Never zero. */
inline Vec3 gridDirection(Random& random, int reach = 3) {
  const Vec3 direction = gridPoint(random, reach);
  return isZero(direction) ? Vec3{0, 0, 1} : direction;
}

/** Small integers: the rotation is rational. */
inline Quaternion gridRotation(Random& random) {
  const Vec3 v = gridPoint(random, 2);
  const double w = random.between(-2, 2);
  return isZero(v) && w == 0 ? Quaternion{} : Quaternion{v.x, v.y, v.z, w};
}

inline ShapeCell gridShape(Kind kind, Random& random) {
  const Vec3 p = gridPoint(random);
  const auto radius = [&] { return static_cast<double>(random.between(0, 3)); };
  switch (kind) {
    case Kind::ray: {
      const Vec3 direction = gridDirection(random);
      const double end = random.below(2) == 0 ? kInfinity : random.between(0, 6);
      return Ray{p, direction, end};
    }
    case Kind::plane:
      return Plane{gridDirection(random), static_cast<double>(random.between(-6, 6))};
    case Kind::sphere:
      return Sphere{p, radius()};
    case Kind::aabb:
      return Aabb{p, p + absolute(gridPoint(random, 3))};
    case Kind::obb: {
      const Quaternion rotation = gridRotation(random);
      return box(p, absolute(gridPoint(random, 3)), rotation);
    }
    case Kind::triangle: {
      const Vec3 q = gridPoint(random);
      return Triangle{p, q, gridPoint(random)};
    }
    case Kind::parallelogram: {
      const Vec3 q = gridPoint(random);
      return Parallelogram{p, q, gridPoint(random)};
    }
    case Kind::segment:
      return Segment{p, gridPoint(random)};
    case Kind::capsule: {
      const Vec3 q = gridPoint(random);
      return Capsule{p, q, radius()};
    }
    default:
      return Point{p};
  }
}

}  // namespace collision
