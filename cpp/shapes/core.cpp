#include "shapes/core.h"

#include "shapes/all.h"
#include "shapes/visit_any.h"

namespace collision {

ShapeCell coreOf(ShapeRef shape) {
  return visitAny(shape, []<class Shape>(const Shape& s) -> ShapeCell {
    if constexpr (HasCore<Shape>) {
      return ShapeTraits<Shape>::core(s);
    } else {
      return s;
    }
  });
}

double radiusOf(ShapeRef shape) {
  return visitAny(shape, []<class Shape>(const Shape& s) -> double {
    if constexpr (HasCore<Shape>) {
      return ShapeTraits<Shape>::radius(s);
    } else {
      return 0;
    }
  });
}

}  // namespace collision
