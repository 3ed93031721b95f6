// A shape of a few possible kinds, as what it is.
#pragma once

#include "collision/shape_ref.h"

namespace collision {

/** visit(shape) of the shape, which is one of `Shapes`. */
template <class First, class... Rest, class Visit>
decltype(auto) visitAs(ShapeRef shape, const Visit& visit) {
  if constexpr (sizeof...(Rest) == 0) {
    return visit(shape.as<First>());
  } else {
    return shape.kind() == First::kKind ? visit(shape.as<First>()) : visitAs<Rest...>(shape, visit);
  }
}

}  // namespace collision
