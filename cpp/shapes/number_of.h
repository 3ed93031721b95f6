// What formulas for shapes in doubles and for shapes in lanes (batch/lane_shapes.h) ask of both: a
// kind, and the number that their members are made of. Members have the same names.
#pragma once

#include "collision/kind.h"

namespace collision {

template <class Shape, Kind kKind>
concept OfKind = Shape::kKind == kKind;

namespace detail {
template <class Shape>
struct ShapeNumber {
  using Type = double;
};
template <class Shape>
  requires requires { typename Shape::Number; }
struct ShapeNumber<Shape> {
  using Type = typename Shape::Number;
};
}  // namespace detail

template <class Shape>
using NumberOf = typename detail::ShapeNumber<Shape>::Type;

template <class Shape>
concept BoxShape = OfKind<Shape, Kind::aabb> || OfKind<Shape, Kind::obb>;
template <class Shape>
concept PolygonShape = OfKind<Shape, Kind::triangle> || OfKind<Shape, Kind::parallelogram>;

}  // namespace collision
