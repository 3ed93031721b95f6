// An oriented bounding box: its own core. With shapes/aabb.h what formulas for both kinds of box
// ask of a box.
#pragma once

#include "collision/attributes.h"
#include "collision/shape_cell.h"
#include "linear/frame.h"
#include "number/filter.h"
#include "shapes/box.h"
#include "shapes/number_of.h"
#include "shapes/traits.h"

namespace collision {

using detail::FramedObb;

/** Two points whose sum is twice the center. */
template <OfKind<Kind::obb> Box>
COLLISION_ALWAYS_INLINE inline const auto& lowPole(const Box& box) {
  return box.center;
}
template <OfKind<Kind::obb> Box>
COLLISION_ALWAYS_INLINE inline const auto& highPole(const Box& box) {
  return box.center;
}
template <class T>
Vector3<T> lengthsIn(const Obb& box) {
  return vectorOf<T>(box.lengths());
}
inline const Quaternion& orientation(const Obb& box) { return box.rotation; }
/** The frame in doubles, off by kFrameRoundoff; lanes (batch/lane_shapes.h) hold theirs. */
Frame roundedFrame(const Quaternion& rotation);
inline Frame roundedFrame(const Obb& box) { return roundedFrame(box.rotation); }
inline const Frame& roundedFrame(const FramedObb& box) { return box.frame; }
template <class T>
ScaledAxes<T> frameIn(const Obb& box) {
  return axesIn<T>(box.rotation);
}

// Rounded, for output.
inline Vec3 middle(const Obb& box) { return box.center; }
inline std::array<Vec3, 3> unitsOf(const Obb& box) {
  const Frame frame = roundedFrame(box);
  return {normalized(frame.axis[0]), normalized(frame.axis[1]), normalized(frame.axis[2])};
}
inline Vec3 unit(const Obb& box, int i) { return unitsOf(box)[static_cast<std::size_t>(i)]; }

template <class T>
struct BoxBounds {
  Vector3<T> min;
  Vector3<T> max;
};

/** A straight box that surely holds this one; of lanes, if they are within range. */
template <OfKind<Kind::obb> Box>
COLLISION_ALWAYS_INLINE inline BoxBounds<NumberOf<Box>> boundsOfBox(const Box& box) {
  using T = NumberOf<Box>;
  // Axes are rounded too: the error of each term is a part of the half extent, n being 1 or more.
  constexpr double kPart = kFrameRoundoff.axis[0].x.error() + kFrameRoundoff.n.error();
  constexpr RelativeRoundoff kInverse = RelativeRoundoff() / RelativeRoundoff();
  static_assert(isWithinBoundsSlack(dot(kExactVector, kExactVector) * kInverse));
  const auto& [axis, n] = roundedFrame(box);
  const T inverse = 1 / n;
  const Vector3<T>& half = box.halfExtents;
  const T scale = (half.x + half.y + half.z) * (1 + 2 * kPart / kBoundsSlack);
  BoxBounds<T> bounds;
  for (int i = 0; i < 3; ++i) {
    const T reach = half.x * absolute(axis[0][i]) + half.y * absolute(axis[1][i]) +
                    half.z * absolute(axis[2][i]);
    const T& middle = box.center[i];
    const T outward = reach * inverse + slackOf(T(absolute(middle) + scale));
    bounds.min[i] = middle - outward;
    bounds.max[i] = middle + outward;
  }
  return bounds;
}

template <>
struct ShapeTraits<Obb> : OwnCore<Obb>, AlwaysBounded<Obb> {
  static constexpr std::string_view kName = "obb";
  static constexpr std::array<Field, 3> kFields{
      {{"center", 3}, {"rotation", 4}, {"halfExtents", 3}}};
  static constexpr const std::array<std::string_view, 6>& kFeatures = kBoxFaces;
  static constexpr int kCorners = 8;
  static constexpr bool kContainer = true;

  static Fault check(const double* n) {
    if (const Fault fault = checkMagnitudes({n, 10})) {
      return fault;
    }
    if (const Fault fault = checkNotZero({n + 3, 4}, 3)) {
      return fault;
    }
    return checkNotNegative({n + 7, 3}, 7);
  }

  static Projection projection(const Obb& box, const Vec3& axis, const Vec3& reference) {
    return projectionOfBox(box.center, box.halfExtents, unitsOf(box).data(), axis, reference);
  }
  static Bounds bounds(const Obb& box) {
    const auto [min, max] = boundsOfBox(box);
    return {min, max};
  }
};

template <>
struct ShapeTraits<FramedObb> : ShapeTraits<Obb> {};

/** Whether a box has all three lengths: else a curve that goes through it may just touch it. */
COLLISION_ALWAYS_INLINE inline bool isSolid(const Obb& box) {
  return box.halfExtents.x > 0 && box.halfExtents.y > 0 && box.halfExtents.z > 0;
}

}  // namespace collision
