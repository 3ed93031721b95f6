// The rows of a box and a triangle or parallelogram in doubles or lanes, each with its error bound:
// what the filter of outcomes and the test with numbers have in common.
#pragma once

#include "collision/attributes.h"
#include "sat/bounded.h"
#include "sat/box_box_rows.h"
#include "sat/box_separation.h"
#include "sat/separating_axes.h"
#include "shapes/aabb.h"
#include "shapes/number_of.h"
#include "shapes/obb.h"

namespace collision {

/** E edges: 3 of a triangle, 2 of a parallelogram. */
template <class T, int E, bool kTurned>
class BoxPolygonRows {
 public:
  using Number = T;

  /** As those of BoxPolygonSeparation; no place or length exceeds `size`. */
  COLLISION_ALWAYS_INLINE BoxPolygonRows(const Vector3<T>& half,
                                         const std::array<Vector3<T>, 3>& corner, const T& size)
      : rows_(half, corner),
        size_(size),
        edges_(kEdges.bound(size)),
        faces_(kFaces.bound(size)),
        normal_(kNormal.bound(size)) {}

  COLLISION_ALWAYS_INLINE [[nodiscard]] BoundedIn<T> alongEdges(int i, int k) const {
    return {rows_.alongEdges(i, k).gap(), edges_};
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] BoundedIn<T> alongFace(int i) const {
    return {rows_.alongFace(i).gap(), faces_};
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] BoundedIn<T> alongNormal() const {
    return {rows_.alongNormal().gap(), normal_};
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] BoundedIn<T> along(const Candidate& axis) const {
    if (axis.type == CandidateType::edges) {
      return alongEdges(axis.i, axis.j);
    }
    return axis.type == CandidateType::faceA ? alongFace(axis.i) : alongNormal();
  }

  /** Whether edge k is not along axis i of the box, beyond doubt. */
  [[nodiscard]] bool surelyCross(int i, int k) const {
    const Vector3<T>& edge = rows_.edge(k);
    const T across = absolute(edge[(i + 1) % 3]) + absolute(edge[(i + 2) % 3]);
    return surelyAboveZero(across, 2 * kEdge.bound(size_));
  }
  [[nodiscard]] bool surelyHasArea() const {
    return surelyAboveZero(largestMagnitude(rows_.normal()), kArea.bound(size_));
  }

 private:
  static constexpr BoxPolygonSeparation<Roundoff, E> worst() {
    // A position twice is the sum of two rounded differences.
    const Vector3<Roundoff> twice =
        vectorOfRoundoff(Roundoff::input(Roundoff::Size::place, 3 * 0x1p-53));
    const Roundoff place = kTurned ? dot(kFrameRoundoff.axis[0], twice) : twice.x;
    const Roundoff length = kTurned ? kPlaceDifference * kFrameRoundoff.n : kPlaceDifference;
    const Vector3<Roundoff> corner = vectorOfRoundoff(place);
    return {vectorOfRoundoff(length), {corner, corner, corner}};
  }
  static constexpr auto kWorst = worst();
  static constexpr Roundoff kEdges = kWorst.alongEdges(0, 0).gap();
  static constexpr Roundoff kFaces = kWorst.alongFace(0).gap();
  static constexpr Roundoff kNormal = kWorst.alongNormal().gap();
  static constexpr Roundoff kEdge = kWorst.edge(0).x;
  static constexpr Roundoff kArea = kWorst.normal().x;

  BoxPolygonSeparation<T, E> rows_;
  T size_;
  T edges_;
  T faces_;
  T normal_;
};

template <int E, OfKind<Kind::aabb> Box, class Polygon>
COLLISION_ALWAYS_INLINE inline BoxPolygonRows<NumberOf<Box>, E, false> rowsOf(
    const Box& box, const Polygon& polygon) {
  using Vector = Vector3<NumberOf<Box>>;
  const auto local = [&](const Vector& p) { return (p - box.min) + (p - box.max); };
  const std::array<Vector, 3> corner{local(polygon.a), local(polygon.b), local(polygon.c)};
  const Vector lengths = box.lengths();
  // |p − min| + |p − max| ≤ |their sum| + |max − min|
  return {lengths, corner, withinRange(sizeOf(corner[0], corner[1], corner[2]) + sum(lengths))};
}

template <int E, OfKind<Kind::obb> Box, class Polygon>
COLLISION_ALWAYS_INLINE inline BoxPolygonRows<NumberOf<Box>, E, true> rowsOf(
    const Box& box, const Polygon& polygon) {
  using Number = NumberOf<Box>;
  using Vector = Vector3<Number>;
  const auto local = [&](const Vector& p) { return (p - box.center) * Number(2.0); };
  const std::array<Vector, 3> corner{local(polygon.a), local(polygon.b), local(polygon.c)};
  const Vector lengths = box.lengths();
  const auto& frame = roundedFrame(box);
  return {lengths * frame.n,
          {toLocal(frame, corner[0]), toLocal(frame, corner[1]), toLocal(frame, corner[2])},
          withinRange(sizeOf(corner[0], corner[1], corner[2]) + sum(lengths))};
}

}  // namespace collision
