// What triangles of a hierarchy cover along a normal.
#pragma once

#include <array>

#include "collision/attributes.h"
#include "mesh/extent.h"
#include "mesh/triangle_tree.h"
#include "number/index.h"

namespace collision {

/** Of four triangles in lanes, in the mesh's space. */
class TrianglesAlong {
 public:
  using Lane = Lanes<float>;

  COLLISION_ALWAYS_INLINE explicit TrianglesAlong(const FourTriangles& triangles)
      : a_(lanesOf(triangles.a)), b_(a_ + lanesOf(triangles.ab)), c_(a_ + lanesOf(triangles.ac)) {}

  [[nodiscard]] COLLISION_ALWAYS_INLINE Vector3<Lane> middle() const {
    return (a_ + b_ + c_) * Lane(1.0F / 3);
  }
  /** The three corners along a normal, one for all triangles or one for each. */
  [[nodiscard]] COLLISION_ALWAYS_INLINE std::array<Lane, 3> cornersAlong(
      const Vector3<Lane>& normal) const {
    return {dot(normal, a_), dot(normal, b_), dot(normal, c_)};
  }
  /** Their coordinates. */
  [[nodiscard]] COLLISION_ALWAYS_INLINE std::array<Lane, 3> cornersAlong(int axis) const {
    return {a_[axis], b_[axis], c_[axis]};
  }
  /** From the first to the last of them; of no triangle NaN. */
  template <class Normal>
  COLLISION_ALWAYS_INLINE Extent<Lane> operator()(const Normal& normal) const {
    const auto [a, b, c] = cornersAlong(normal);
    return extentOf(a, b, c);
  }

 private:
  Vector3<Lane> a_;
  Vector3<Lane> b_;
  Vector3<Lane> c_;
};

}  // namespace collision
