// A reference to a shape of any kind: what functions of any shape take.
#pragma once

#include "collision/kind.h"

namespace collision {

/**
 * A kind and an address. The shape must outlive the reference. Made of a shape without a word:
 * meets(Sphere{{0, 0, 0}, 1}, box).
 */
class ShapeRef {
 public:
  template <class Shape>
    requires requires { Shape::kKind; }
  constexpr ShapeRef(const Shape& shape) : shape_(&shape), kind_(Shape::kKind) {}
  /** What lies at `shape` is of the kind. */
  constexpr ShapeRef(Kind kind, const void* shape) : shape_(shape), kind_(kind) {}

  [[nodiscard]] constexpr Kind kind() const { return kind_; }
  [[nodiscard]] constexpr const void* address() const { return shape_; }
  /** The shape, which must be of this kind. */
  template <class Shape>
  [[nodiscard]] const Shape& as() const {
    return *static_cast<const Shape*>(shape_);
  }
  /** Whether it lies in a ShapeCell, with what the cell derives from it. */
  [[nodiscard]] constexpr bool isInCell() const { return isInCell_; }

 private:
  friend class ShapeCell;
  constexpr ShapeRef(Kind kind, const void* shape, bool isInCell)
      : shape_(shape), kind_(kind), isInCell_(isInCell) {}

  const void* shape_;
  Kind kind_;
  bool isInCell_ = false;
};

}  // namespace collision
