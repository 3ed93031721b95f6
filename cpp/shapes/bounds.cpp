#include "shapes/bounds.h"

#include "shapes/all.h"
#include "shapes/visit_any.h"

namespace collision {

Bounds boundsOfPoints(std::span<const Vec3> points) {
  Bounds bounds{points[0], points[0]};
  for (const Vec3& point : points) {
    for (int i = 0; i < 3; ++i) {
      bounds.min[i] = std::fmin(bounds.min[i], point[i]);
      bounds.max[i] = std::fmax(bounds.max[i], point[i]);
    }
  }
  return bounds;
}

Bounds boundsOf(ShapeRef shape) {
  return visitAny(shape, []<class Shape>(const Shape& s) { return ShapeTraits<Shape>::bounds(s); });
}

}  // namespace collision
