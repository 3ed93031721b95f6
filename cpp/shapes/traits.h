// What a kind of shape knows about itself. One file per shape specializes ShapeTraits for its
// struct (collision/shapes.h) with
//   kName, kFields, kFeatures                    what the catalog says
//   kCorners                                     how many corners a certificate can name
//   kContainer                                   whether other shapes can lie in it
//   Shape read(numbers)                          of a slot, valid; or lanes of them
//   Fault check(numbers)                         of a slot
//   void write(shape, numbers)                   the inverse of read
//   core(shape), double radius(shape)            the shape as all points within a radius of a core
//                                                with flat faces; a plane has none
//   bool bounded(shape)                          whether it ends everywhere
//   Projection projection(shape, axis, reference)  on a unit axis; of what always ends everywhere
//   Bounds bounds(shape)                         a box that surely holds it
// Everything that takes a shape of any kind is made from these, see shapes/all.h.
#pragma once

#include <array>
#include <span>
#include <string_view>
#include <type_traits>

#include "collision/attributes.h"
#include "collision/fault.h"
#include "collision/kind.h"
#include "collision/shapes.h"
#include "shapes/bounds.h"
#include "shapes/projection.h"

namespace collision {

template <class Shape>
struct ShapeTraits;

/** A shape that is its own core. */
template <class Shape>
struct OwnCore {
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

// Numbers of slots.

template <class Number>
COLLISION_ALWAYS_INLINE inline Vector3<Number> vectorAt(const Number* numbers) {
  return {numbers[0], numbers[1], numbers[2]};
}

template <class... Values>
void writeNumbers(double* numbers, const Values&... values) {
  const auto write = [&]<class Value>(const Value& value) {
    if constexpr (std::is_same_v<Value, double>) {
      *numbers++ = value;
    } else {
      *numbers++ = value.x;
      *numbers++ = value.y;
      *numbers++ = value.z;
      if constexpr (std::is_same_v<Value, Quaternion>) {
        *numbers++ = value.w;
      }
    }
  };
  (write(values), ...);
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

}  // namespace collision
