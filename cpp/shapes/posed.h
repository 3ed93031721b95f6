// A geometry that stands somewhere: turned by the exact rotation of a quaternion about its origin,
// which lies at a position. A slot has the numbers of its place and the number that names it.
#pragma once

#include <array>

#include "collision/shape_ref.h"
#include "shapes/traits.h"

namespace collision {

/** Which of the numbers of a slot names the geometry. */
inline constexpr int kGeometryName = 7;

template <class Shape>
struct PosedTraits : AlwaysBounded<Shape> {
  static constexpr std::array<Field, 3> kFields{{{"position", 3}, {"rotation", 4}, {"geometry"}}};
  /** Of its place; the geometry may be any. */
  static Fault check(const Shape& posed) {
    const Vec3& p = posed.position;
    const Quaternion& q = posed.rotation;
    const std::array<double, 3> place{p.x, p.y, p.z};
    const std::array<double, 4> turn{q.x, q.y, q.z, q.w};
    if (const Fault fault = checkMagnitudes(place)) {
      return fault;
    }
    const Fault fault = checkMagnitudes(turn, 3);
    return fault ? fault : checkNotZero(turn, 3);
  }
};

/** The shape of a slot's numbers, with the geometry that they name. */
template <class Shape>
Shape posedOf(const double* numbers, decltype(Shape::geometry) geometry) {
  const double* const turn = numbers + 3;
  return {geometry, vectorAt(numbers), {turn[0], turn[1], turn[2], turn[3]}};
}

template <class Shape>
void writePosed(const Shape& posed, double name, double* numbers) {
  std::memcpy(numbers, &posed.position, sizeof posed.position);
  std::memcpy(numbers + 3, &posed.rotation, sizeof posed.rotation);
  numbers[kGeometryName] = name;
}

}  // namespace collision
