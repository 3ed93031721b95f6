// From a kind that is known at run time to the shape's type, hulls and meshes included.
#pragma once

#include "collision/attributes.h"
#include "collision/hull.h"
#include "collision/mesh.h"
#include "collision/visit_shape.h"
#include "shapes/has_hulls.h"

namespace collision {

COLLISION_ALWAYS_INLINE constexpr bool isHull(ShapeRef shape) { return isHull(shape.kind()); }
COLLISION_ALWAYS_INLINE constexpr bool isMesh(ShapeRef shape) { return isMesh(shape.kind()); }
COLLISION_ALWAYS_INLINE constexpr bool hasGeometry(ShapeRef shape) {
  return hasGeometry(shape.kind());
}

/** As visitShape, with a visitor that takes a Hull and a PosedMesh, too. */
template <class Visitor>
auto visitAny(ShapeRef shape, const Visitor& visit) {
  if constexpr (kHasHulls) {
    if (hasGeometry(shape)) [[unlikely]] {
      return shape.kind() == Kind::hull ? visit(shape.as<Hull>()) : visit(shape.as<PosedMesh>());
    }
  }
  return visitShape(shape, visit);
}

}  // namespace collision
