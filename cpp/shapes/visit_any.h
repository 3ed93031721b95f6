// From a kind that is known at run time to the shape's type, hulls included.
#pragma once

#include "collision/attributes.h"
#include "collision/hull.h"
#include "collision/visit_shape.h"
#include "shapes/has_hulls.h"

namespace collision {

COLLISION_ALWAYS_INLINE constexpr bool isHull(ShapeRef shape) { return isHull(shape.kind()); }

/** As visitShape, with a visitor that takes a Hull, too. */
template <class Visitor>
auto visitAny(ShapeRef shape, const Visitor& visit) {
  if constexpr (kHasHulls) {
    if (shape.kind() == Kind::hull) [[unlikely]] {
      return visit(shape.as<Hull>());
    }
  }
  return visitShape(shape, visit);
}

}  // namespace collision
