// A rounded shape is all points within a radius of its core, which has flat faces: of a sphere the
// center, of a capsule the segment between its ends. Any other shape is its own core.
#pragma once

#include "collision/shape_cell.h"

namespace collision {

/** The core as a shape; of a plane the plane. */
ShapeCell coreOf(ShapeRef shape);

/** The core of a point or sphere; null of other kinds. */
inline const Vec3* centerOf(ShapeRef shape) {
  if (shape.kind() == Kind::sphere) {
    return &shape.as<Sphere>().center;
  }
  return shape.kind() == Kind::point ? &shape.as<Point>().position : nullptr;
}

/** The radius around the core: 0 of a shape that is its own core. */
double radiusOf(ShapeRef shape);

}  // namespace collision
