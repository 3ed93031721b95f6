// The rows of two boxes in doubles, or in lanes of doubles, each with the bound of its error: what
// the filters of outcomes and the test with numbers have in common.
#pragma once

#include "sat/bounded.h"
#include "sat/box_separation.h"
#include "sat/separating_axes.h"
#include "shapes/aabb.h"
#include "shapes/number_of.h"
#include "shapes/obb.h"

namespace collision {

/** |x| + |y| + |z| of numbers that are not negative. */
template <class T>
[[gnu::always_inline]] inline T sum(const Vector3<T>& v) {
  return v.x + v.y + v.z;
}

/** b is turned, a may be straight: Axes is ScaledAxes or StraightAxes. */
template <class T, template <class> class Axes>
class BoxBoxRows {
 public:
  using Number = T;

  /** `between` is twice the way from center to center; no place or length exceeds `size`. */
  [[gnu::always_inline]] BoxBoxRows(const BoxTerms<T, Axes<T>>& a, const BoxTerms<T>& b,
                                    const Vector3<T>& between, const T& size)
      : rows_(a, b, between), faces_(kFaces.bound(size)), edges_(kEdges.bound(size)) {}

  [[gnu::always_inline]] [[nodiscard]] BoundedIn<T> alongFaceA(int i) const {
    return {rows_.alongFaceA(i), faces_};
  }
  [[gnu::always_inline]] [[nodiscard]] BoundedIn<T> alongFaceB(int i) const {
    return {rows_.alongFaceB(i), faces_};
  }
  [[gnu::always_inline]] [[nodiscard]] BoundedIn<T> alongEdges(int i, int j) const {
    return {rows_.alongEdges(i, j), edges_};
  }
  [[gnu::always_inline]] [[nodiscard]] BoundedIn<T> along(const Candidate& axis) const {
    if (axis.type == CandidateType::faceA) {
      return alongFaceA(axis.i);
    }
    return axis.type == CandidateType::faceB ? alongFaceB(axis.i) : alongEdges(axis.i, axis.j);
  }

 private:
  static constexpr BoxBoxSeparation<Roundoff, Axes<Roundoff>> worst() {
    const Vector3<Roundoff> length = kPlaceDifferenceVector;
    // the sum of two rounded differences
    const Vector3<Roundoff> place =
        vectorOfRoundoff(Roundoff::input(Roundoff::Size::place, 3 * 0x1p-53));
    if constexpr (std::is_same_v<Axes<Roundoff>, ScaledAxes<Roundoff>>) {
      return {{length, kFrameRoundoff}, {length, kFrameRoundoff}, place};
    } else {
      return {{length, {}}, {length, kFrameRoundoff}, place};
    }
  }
  static constexpr auto kWorst = worst();
  static constexpr Roundoff kFaces = greatest(kWorst.alongFaceA(0), kWorst.alongFaceB(0));
  static constexpr Roundoff kEdges = kWorst.alongEdges(0, 0);

  BoxBoxSeparation<T, Axes<T>> rows_;
  T faces_;
  T edges_;
};

template <OfKind<Kind::obb> A, OfKind<Kind::obb> B>
[[gnu::always_inline]] inline BoxBoxRows<NumberOf<A>, ScaledAxes> rowsOf(const A& a, const B& b) {
  const auto between = b.center - a.center;
  const auto size = withinRange(2 * (sizeOf(between) + sum(a.halfExtents) + sum(b.halfExtents)));
  return {{a.lengths(), a.frame}, {b.lengths(), b.frame}, between + between, size};
}

template <OfKind<Kind::aabb> A, OfKind<Kind::obb> B>
[[gnu::always_inline]] inline BoxBoxRows<NumberOf<A>, StraightAxes> rowsOf(const A& a, const B& b) {
  const auto lengths = a.lengths();
  // |toLow| + |toHigh| ≤ |their sum| + |lengths|
  const auto between = (b.center - a.min) + (b.center - a.max);
  const auto size = withinRange(2 * (sizeOf(between) + sum(lengths) + sum(b.halfExtents)));
  return {{lengths, {}}, {b.lengths(), b.frame}, between, size};
}

}  // namespace collision
