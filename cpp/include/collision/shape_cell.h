// A shape of any kind by value: what lists of different shapes are made of.
#pragma once

#include <cstddef>
#include <new>
#include <type_traits>

#include "collision/fault.h"
#include "collision/hull.h"
#include "collision/mesh.h"
#include "collision/shape_ref.h"
#include "collision/shapes.h"

namespace collision {

namespace detail {
/** An oriented box with the rounded frame that its rotation stands for, see linear/frame.h. */
struct FramedObb : Obb {
  FramedObb() = default;
  explicit FramedObb(const Obb& box);

  Frame frame;
};

/** A posed geometry with the number by which a slot names it; 0 of one that is in no slot. */
template <class Posed>
struct Named : Posed {
  explicit Named(const Posed& posed, double named = 0) : Posed(posed), name(named) {}
  [[nodiscard]] bool wasReadFrom(const double* numbers) const;

  double name;
};

/** A shape as a cell holds it. */
template <class Shape>
struct InCell {
  using Type = Shape;
};
template <>
struct InCell<Obb> {
  using Type = FramedObb;
};
template <>
struct InCell<Hull> {
  using Type = Named<Hull>;
};
template <>
struct InCell<PosedMesh> {
  using Type = Named<PosedMesh>;
};

inline constexpr std::size_t kLargestShape = greatestOfKinds([]<class Shape>() {
  using Type = typename InCell<Shape>::Type;
  static_assert(std::is_trivially_copyable_v<Type>, "cells are copied as bytes");
  static_assert(alignof(Type) == alignof(double));
  return sizeof(Type);
});
static_assert(sizeof(Named<Hull>) <= kLargestShape && sizeof(Named<PosedMesh>) <= kLargestShape);
}  // namespace detail

/**
 * Room for the largest kind there is, and which kind is in it. Every kind has a fixed number of
 * numbers; hulls and meshes have theirs in a geometry, which must outlive the cell.
 */
class ShapeCell {
 public:
  /** Empty: Kind::none, no ShapeRef to be made of it. */
  ShapeCell() = default;
  template <class Shape>
    requires requires { Shape::kKind; }
  ShapeCell(const Shape& shape) : kind_(Shape::kKind) {
    new (room_) typename detail::InCell<Shape>::Type(shape);
  }
  /** Numbers in the order of KindInfo::fields, which must have passed checkSlot. */
  ShapeCell(Kind kind, const double* numbers) { read(kind, numbers); }

  /** The same into a cell that is there. */
  void read(Kind kind, const double* numbers);
  /** Whether it was read from numbers that are the same to the bit. */
  [[nodiscard]] bool wasReadFrom(Kind kind, const double* numbers) const;

  [[nodiscard]] Kind kind() const { return kind_; }
  operator ShapeRef() const { return {kind_, room_, true}; }
  /** The shape, which must be of this kind. */
  template <class Shape>
  [[nodiscard]] const Shape& as() const {
    return ShapeRef(*this).as<Shape>();
  }

 private:
  alignas(double) std::byte room_[detail::kLargestShape]{};
  Kind kind_ = Kind::none;
};

}  // namespace collision
