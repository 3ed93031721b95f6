#include "shapes/core.h"

#include "collision/visit_shape.h"
#include "shapes/all.h"

namespace collision {

ShapeCell coreOf(ShapeRef shape) {
  return visitShape(shape, []<class Shape>(const Shape& s) -> ShapeCell {
    if constexpr (HasCore<Shape>) {
      return ShapeTraits<Shape>::core(s);
    } else {
      return s;
    }
  });
}

double radiusOf(ShapeRef shape) {
  return visitShape(shape, []<class Shape>(const Shape& s) -> double {
    if constexpr (HasCore<Shape>) {
      return ShapeTraits<Shape>::radius(s);
    } else {
      return 0;
    }
  });
}

}  // namespace collision
