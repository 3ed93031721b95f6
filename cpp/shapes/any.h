// A shape of any kind, read from a slot and checked.
#pragma once

#include <string_view>
#include <variant>

#include "shapes/aabb.h"
#include "shapes/capsule.h"
#include "shapes/obb.h"
#include "shapes/parallelogram.h"
#include "shapes/plane.h"
#include "shapes/point.h"
#include "shapes/ray.h"
#include "shapes/segment.h"
#include "shapes/sphere.h"
#include "shapes/triangle.h"

namespace collision {

/** In the order of Kind. */
using AnyShape =
    std::variant<Ray, Plane, Sphere, Aabb, Obb, Triangle, Parallelogram, Point, Segment, Capsule>;
static_assert(std::variant_size_v<AnyShape> == kKindCount);

inline Kind kindOf(const AnyShape& shape) { return static_cast<Kind>(shape.index()); }

/** Refers to a shape of any kind, which must outlive it: what functions of any shape take. */
class ShapeRef {
 public:
  template <class Shape>
  requires requires { Shape::kKind; }
  constexpr ShapeRef(const Shape& shape) : shape_(&shape), kind_(Shape::kKind) {}
  ShapeRef(const AnyShape& shape)
      : shape_(std::visit([](const auto& s) -> const void* { return &s; }, shape)),
        kind_(kindOf(shape)) {}
  /** What lies at `shape` is of the kind. */
  constexpr ShapeRef(Kind kind, const void* shape) : shape_(shape), kind_(kind) {}

  [[nodiscard]] constexpr Kind kind() const { return kind_; }
  [[nodiscard]] constexpr const void* address() const { return shape_; }
  /** The shape, which must be of this kind. */
  template <class Shape>
  [[nodiscard]] const Shape& as() const {
    return *static_cast<const Shape*>(shape_);
  }

 private:
  const void* shape_;
  Kind kind_;
};

/** What is wrong with the numbers of a slot. */
Fault checkSlot(Kind kind, const double* slot);

/** The slot's shape, made in place; its numbers must have passed checkSlot. */
void readSlot(Kind kind, const double* slot, AnyShape& shape);
inline AnyShape readSlot(Kind kind, const double* slot) {
  AnyShape shape;
  readSlot(kind, slot, shape);
  return shape;
}

/** What the catalog says about a kind. */
struct KindInfo {
  std::string_view name;
  std::span<const Field> fields;
  std::span<const std::string_view> features;
};
KindInfo kindInfo(Kind kind);

}  // namespace collision
