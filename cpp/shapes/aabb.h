// A box along the world's axes: its own core. With shapes/obb.h what formulas for both kinds of box
// ask of a box.
#pragma once

#include "linear/frame.h"
#include "shapes/box.h"
#include "shapes/number_of.h"
#include "shapes/traits.h"

namespace collision {

/** Two points whose sum is twice the center. */
template <OfKind<Kind::aabb> Box>
COLLISION_ALWAYS_INLINE inline const auto& lowPole(const Box& box) {
  return box.min;
}
template <OfKind<Kind::aabb> Box>
COLLISION_ALWAYS_INLINE inline const auto& highPole(const Box& box) {
  return box.max;
}
template <class T>
Vector3<T> lengthsIn(const Aabb& box) {
  return differenceOf<T>(box.min, box.max);
}
inline Quaternion orientation(const Aabb& /*box*/) { return {}; }
inline Frame roundedFrame(const Aabb& /*box*/) { return {}; }
template <class T>
ScaledAxes<T> frameIn(const Aabb& /*box*/) {
  return {};
}

// Rounded, for output.
inline Vec3 middle(const Aabb& box) { return (box.min + box.max) * 0.5; }
inline Vec3 unit(const Aabb& /*box*/, int i) { return unitAxis(i); }

template <>
struct ShapeTraits<Aabb> : OwnCore<Aabb>, AlwaysBounded<Aabb> {
  static constexpr std::string_view kName = "aabb";
  static constexpr std::array<Field, 2> kFields{{{"min", 3}, {"max", 3}}};
  static constexpr const std::array<std::string_view, 6>& kFeatures = kBoxFaces;
  static constexpr int kCorners = 8;
  static constexpr bool kContainer = true;

  static Fault check(const double* n) {
    if (const Fault fault = checkMagnitudes({n, 6})) {
      return fault;
    }
    for (int i = 0; i < 3; ++i) {
      if (n[3 + i] < n[i]) {
        return {Reason::minAboveMax, 3 + i};
      }
    }
    return {};
  }

  static Projection projection(const Aabb& box, const Vec3& axis, const Vec3& reference) {
    static constexpr std::array<Vec3, 3> kAxes{unitAxis(0), unitAxis(1), unitAxis(2)};
    return projectionOfBox(middle(box), (box.max - box.min) * 0.5, kAxes.data(), axis, reference);
  }
  static Bounds bounds(const Aabb& box) { return {box.min, box.max}; }
};

/** Whether a box has all three lengths: else a curve that goes through it may just touch it. */
COLLISION_ALWAYS_INLINE inline bool isSolid(const Aabb& box) {
  return box.min.x < box.max.x && box.min.y < box.max.y && box.min.z < box.max.z;
}

}  // namespace collision
