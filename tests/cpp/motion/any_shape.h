// Shapes of any kind near the origin, of a size.
#pragma once

#include "any_box.h"

namespace collision {

inline ShapeCell anyShapeNear(Kind kind, Random& random, double size) {
  const Vec3 p = anyVectorWithin(random, 3 * size);
  const auto near = [&] { return p + anyVectorWithin(random, 2 * size); };
  const auto radius = [&] { return size * (0.5 + 0.1 * random.withinTwo()); };
  switch (kind) {
    case Kind::point:
      return Point{p};
    case Kind::segment:
      return Segment{p, near()};
    case Kind::ray: {
      const Vec3 direction = anyVectorWithin(random, 1);
      return Ray{p, direction, random.below(2) == 0 ? kInfinity : size * random.between(1, 4)};
    }
    case Kind::plane: {
      const Vec3 normal = anyVectorWithin(random, 1);
      return Plane{normal, size * random.withinTwo()};
    }
    case Kind::sphere:
      return Sphere{p, radius()};
    case Kind::capsule: {
      const Vec3 q = near();
      return Capsule{p, q, radius()};
    }
    case Kind::triangle: {
      const Vec3 q = near();
      return Triangle{p, q, near()};
    }
    case Kind::parallelogram: {
      const Vec3 q = near();
      return Parallelogram{p, q, near()};
    }
    default:
      for (;;) {
        if (const ShapeCell box = anyBoxNear(random, size); box.kind() == kind) {
          return box;
        }
      }
  }
}

/** Whether their differences lie in a line, so that some row is exactly 0 wherever they are. */
inline bool lieInLine(Kind a, Kind b) {
  const auto isLine = [](Kind kind) { return kind == Kind::segment || kind == Kind::ray; };
  return (a == Kind::point && (b == Kind::point || isLine(b))) || (isLine(a) && b == Kind::point);
}

}  // namespace collision
