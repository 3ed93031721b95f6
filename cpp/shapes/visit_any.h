// From a kind that is known at run time to the shape's type, hulls included.
#pragma once

#include "collision/hull.h"
#include "collision/visit_shape.h"

namespace collision {

#ifdef COLLISION_EXACT_NUMBERS
inline constexpr bool kHasHulls = false;  // the small module, which makes no geometry
#else
inline constexpr bool kHasHulls = true;
#endif

constexpr bool isHull(ShapeRef shape) { return kHasHulls && shape.kind() == Kind::hull; }

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
