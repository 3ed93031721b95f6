// What a kind of shape knows about itself. One file per shape specializes ShapeTraits for its
// struct (collision/shapes.h) with
//   kName, kFields, kFeatures                    what the catalog says
//   kCorners                                     how many corners a certificate can name
//   kContainer                                   whether other shapes can lie in it
//   Fault check(numbers)                         of a slot; read and write follow from kFields
//   core(shape), double radius(shape)            the shape as all points within a radius of a core
//                                                with flat faces; a plane has none
//   bool bounded(shape)                          whether it ends everywhere
//   Projection projection(shape, axis, reference)  on a unit axis; of what always ends everywhere
//   Bounds bounds(shape)                         a box that surely holds it
// Everything that takes a shape of any kind is made from these, see shapes/all.h.
#pragma once

#include <array>
#include <cstring>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>

#include "collision/attributes.h"
#include "collision/fault.h"
#include "collision/kind.h"
#include "collision/shapes.h"
#include "shapes/bounds.h"
#include "shapes/projection.h"

namespace collision {

template <class Shape>
struct ShapeTraits;

// Numbers of slots.

template <class Number>
COLLISION_ALWAYS_INLINE inline Vector3<Number> vectorAt(const Number* numbers) {
  return {numbers[0], numbers[1], numbers[2]};
}

/** The first number of `values` that is NaN, infinite or too large. */
constexpr Fault checkMagnitudes(std::span<const double> values, int firstIndex = 0) {
  int index = firstIndex;
  for (const double value : values) {
    // A choice would be a jump that is mispredicted.
    const double magnitude = COLLISION_FABS(value);
    if (!(magnitude <= kMaxMagnitude)) {
      const bool finite = magnitude <= 0x1.fffffffffffffp+1023;
      return {finite ? Reason::outOfRange : Reason::notFinite, index};
    }
    ++index;
  }
  return {};
}

constexpr Fault checkNotZero(std::span<const double> values, int firstIndex) {
  for (const double value : values) {
    if (value != 0) {
      return {};
    }
  }
  return {Reason::zeroLength, firstIndex};
}

constexpr Fault checkNotNegative(std::span<const double> values, int firstIndex) {
  int index = firstIndex;
  for (const double value : values) {
    if (value < 0) {
      return {Reason::negative, index};
    }
    ++index;
  }
  return {};
}

/** How many doubles a shape's fields have, or its first ones. */
template <class Shape>
constexpr int numbersOf(std::size_t fields = ShapeTraits<Shape>::kFields.size()) {
  int numbers = 0;
  for (std::size_t i = 0; i < fields; ++i) {
    numbers += ShapeTraits<Shape>::kFields[i].size;
  }
  return numbers;
}

/** What follows from kFields, which are a shape's members in order. */
template <class Shape>
struct FieldsOf {
  template <class Into = Shape, class Number>
  COLLISION_ALWAYS_INLINE static Into read(const Number* numbers) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) COLLISION_ALWAYS_INLINE_LAMBDA {
      return Into{fieldAt<I>(numbers)...};
    }(std::make_index_sequence<ShapeTraits<Shape>::kFields.size()>{});
  }
  static void write(const Shape& shape, double* numbers) {
    std::memcpy(numbers, &shape, sizeof shape);
  }
  static Fault check(const double* numbers) {
    return checkMagnitudes({numbers, static_cast<std::size_t>(numbersOf<Shape>())});
  }

 private:
  template <std::size_t I, class Number>
  COLLISION_ALWAYS_INLINE static auto fieldAt(const Number* numbers) {
    constexpr int kSize = ShapeTraits<Shape>::kFields[I].size;
    const Number* n = numbers + numbersOf<Shape>(I);
    if constexpr (kSize == 1) {
      return *n;
    } else if constexpr (kSize == 3) {
      return vectorAt(n);
    } else if constexpr (std::is_same_v<Number, double>) {
      return Quaternion{n[0], n[1], n[2], n[3]};
    } else {
      return std::array<Number, 4>{n[0], n[1], n[2], n[3]};
    }
  }
};

/** A shape that is its own core. */
template <class Shape>
struct OwnCore : FieldsOf<Shape> {
  static const Shape& core(const Shape& shape) { return shape; }
  static constexpr double radius(const Shape& /*shape*/) { return 0; }
};

/** A shape that ends everywhere, whatever its numbers. */
template <class Shape>
struct AlwaysBounded {
  static constexpr bool bounded(const Shape& /*shape*/) { return true; }
};

/** A shape that can be seen as a core and a radius. */
template <class Shape>
concept HasCore = requires(const Shape& shape) { ShapeTraits<Shape>::core(shape); };

/** A shape that always has a projection. */
template <class Shape>
concept HasProjection =
    requires(const Shape& shape, const Vec3& v) { ShapeTraits<Shape>::projection(shape, v, v); };

}  // namespace collision
