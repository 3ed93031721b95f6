// From a kind that is known at run time to the shape's type.
#pragma once

#include <utility>

#include "collision/shape_ref.h"
#include "collision/shapes.h"

namespace collision {

/**
 * visit(s) of the shape as what it is, for example a const Sphere&. The visitor takes each of
 * AllShapes and answers the same type for all. The kind is not none.
 */
template <class Visitor>
auto visitShape(ShapeRef shape, const Visitor& visit) {
  using Result = decltype(visit(std::declval<const Point&>()));
  using Visit = Result (*)(ShapeRef, const Visitor&);
  static constexpr auto kVisits = forEachKind([]<class Shape>() -> Visit {
    return [](ShapeRef s, const Visitor& v) -> Result { return v(s.as<Shape>()); };
  });
  return kVisits[static_cast<std::size_t>(shape.kind())](shape, visit);
}

}  // namespace collision
