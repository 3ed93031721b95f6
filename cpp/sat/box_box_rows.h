// The rows of two boxes in doubles, each with the bound of its error: what the filter of outcomes
// and the test with numbers have in common.
#pragma once

#include "sat/bounded.h"
#include "sat/box_separation.h"
#include "sat/separating_axes.h"
#include "shapes/aabb.h"
#include "shapes/obb.h"

namespace collision {

/** |x| + |y| + |z| of numbers that are not negative. */
[[gnu::always_inline]] inline double sum(const Vec3& v) { return v.x + v.y + v.z; }

/** b is turned, a may be straight: Axes is ScaledAxes or StraightAxes. */
template <template <class> class Axes>
class BoxBoxRows {
 public:
  /** `between` is twice the way from center to center; no place or length exceeds `size`. */
  [[gnu::always_inline]] BoxBoxRows(const BoxTerms<double, Axes<double>>& a,
                                    const BoxTerms<double>& b, const Vec3& between, double size)
      : rows_(a, b, between), faces_(kFaces.bound(size)), edges_(kEdges.bound(size)) {}

  [[gnu::always_inline]] [[nodiscard]] Bounded alongFaceA(int i) const {
    return {rows_.alongFaceA(i), faces_};
  }
  [[gnu::always_inline]] [[nodiscard]] Bounded alongFaceB(int i) const {
    return {rows_.alongFaceB(i), faces_};
  }
  [[gnu::always_inline]] [[nodiscard]] Bounded alongEdges(int i, int j) const {
    return {rows_.alongEdges(i, j), edges_};
  }
  [[gnu::always_inline]] [[nodiscard]] Bounded along(const Candidate& axis) const {
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

  BoxBoxSeparation<double, Axes<double>> rows_;
  double faces_;
  double edges_;
};

[[gnu::always_inline]] inline BoxBoxRows<ScaledAxes> rowsOf(const Obb& a, const Obb& b) {
  const Vec3 between = b.center - a.center;
  const double size = withinRange(2 * (sizeOf(between) + sum(a.halfExtents) + sum(b.halfExtents)));
  return {{a.lengths(), a.frame}, {b.lengths(), b.frame}, between + between, size};
}

[[gnu::always_inline]] inline BoxBoxRows<StraightAxes> rowsOf(const Aabb& a, const Obb& b) {
  const Vec3 lengths = a.lengths();
  // |toLow| + |toHigh| ≤ |their sum| + |lengths|
  const Vec3 between = (b.center - a.min) + (b.center - a.max);
  const double size = withinRange(2 * (sizeOf(between) + sum(lengths) + sum(b.halfExtents)));
  return {{lengths, {}}, {b.lengths(), b.frame}, between, size};
}

}  // namespace collision
