// The rows of two boxes in doubles, or in lanes of doubles, each with the bound of its error: what
// the filters of outcomes and the test with numbers have in common.
#pragma once

#include "collision/attributes.h"
#include "sat/axis_estimate.h"
#include "sat/bounded.h"
#include "sat/box_separation.h"
#include "sat/separating_axes.h"
#include "shapes/aabb.h"
#include "shapes/number_of.h"
#include "shapes/obb.h"

namespace collision {

/** |x| + |y| + |z| of numbers that are not negative. */
template <class T>
COLLISION_ALWAYS_INLINE inline T sum(const Vector3<T>& v) {
  return v.x + v.y + v.z;
}

/** What the rounded components of UnitAxes in floats can be off by: see FloatBoxLanes. */
inline constexpr RoundoffIn<float> kFloatAxisRoundoff =
    RoundoffIn<float>::of(1, 16 * RoundoffIn<float>::kUnit);

/** The worst case of the axes of a box. */
template <class Axes>
inline constexpr Axes kAxesRoundoff{};
template <>
inline constexpr ScaledAxes<Roundoff> kAxesRoundoff<ScaledAxes<Roundoff>> = kFrameRoundoff;
template <>
inline constexpr UnitAxes<RoundoffIn<float>> kAxesRoundoff<UnitAxes<RoundoffIn<float>>> = {
    {vectorOfRoundoff(kFloatAxisRoundoff), vectorOfRoundoff(kFloatAxisRoundoff),
     vectorOfRoundoff(kFloatAxisRoundoff)}};

/** b is turned, a may be straight: Axes are ScaledAxes, UnitAxes or StraightAxes. */
template <class T, template <class> class AxesA, template <class> class AxesB = ScaledAxes>
class BoxBoxRows {
 public:
  using Number = T;

  /** `between` is twice the way from center to center; no place or length exceeds `size`. */
  COLLISION_ALWAYS_INLINE BoxBoxRows(const BoxTerms<T, AxesA<T>>& a, const BoxTerms<T, AxesB<T>>& b,
                                     const Vector3<T>& between, const T& size)
      : rows_(a, b, between), faces_(kFaces.bound(size)), edges_(kEdges.bound(size)) {}

  /** A row with the bound of its gap, which is that of its parts, too. */
  struct BoundedRow {
    AxisRow<T> row;
    T bound;
  };
  COLLISION_ALWAYS_INLINE [[nodiscard]] BoundedRow faceA(int i) const {
    return {rows_.alongFaceA(i), faces_};
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] BoundedRow faceB(int i) const {
    return {rows_.alongFaceB(i), faces_};
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] BoundedRow edges(int i, int j) const {
    return {rows_.alongEdges(i, j), edges_};
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] BoundedIn<T> alongFaceA(int i) const {
    return {rows_.alongFaceA(i).gap(), faces_};
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] BoundedIn<T> alongFaceB(int i) const {
    return {rows_.alongFaceB(i).gap(), faces_};
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] BoundedIn<T> alongEdges(int i, int j) const {
    return {rows_.alongEdges(i, j).gap(), edges_};
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] BoundedIn<T> along(const Candidate& axis) const {
    if (axis.type == CandidateType::faceA) {
      return alongFaceA(axis.i);
    }
    return axis.type == CandidateType::faceB ? alongFaceB(axis.i) : alongEdges(axis.i, axis.j);
  }
  /** The gap along an axis in meters. */
  [[nodiscard]] Estimate estimateFaceA(int i) const {
    return estimateOf(rows_.alongFaceA(i).gap(), faces_, rows_.faceScale(), 0);
  }
  [[nodiscard]] Estimate estimateFaceB(int i) const {
    return estimateOf(rows_.alongFaceB(i).gap(), faces_, rows_.faceScale(), 0);
  }
  /** Nothing is known of edges that may be parallel. */
  [[nodiscard]] Estimate estimateEdges(int i, int j) const {
    const double square = rows_.edgesScaleSquare(i, j);
    // The root is off by half as much of itself as the square, which is off by half at most.
    const double off = kSquare.error() / square;
    return off < 0.5 ? estimateOf(rows_.alongEdges(i, j).gap(), edges_, std::sqrt(square), off)
                     : Estimate{};
  }

 private:
  using Worst = RoundoffOf<T>;
  static constexpr BoxBoxSeparation<Worst, AxesA<Worst>, AxesB<Worst>> worst() {
    constexpr auto kUnit = Worst::kUnit;
    // lengths of straight boxes are rounded differences, places the sum of two
    const Vector3<Worst> length = vectorOfRoundoff(Worst::input(Worst::Size::place, kUnit));
    const Vector3<Worst> place = vectorOfRoundoff(Worst::input(Worst::Size::place, 3 * kUnit));
    return {{length, kAxesRoundoff<AxesA<Worst>>}, {length, kAxesRoundoff<AxesB<Worst>>}, place};
  }
  static constexpr auto kWorst = worst();
  static constexpr Worst kFaces = greatest(kWorst.alongFaceA(0).gap(), kWorst.alongFaceB(0).gap());
  static constexpr Worst kEdges = kWorst.alongEdges(0, 0).gap();
  static constexpr Worst kSquare = kWorst.edgesScaleSquare(0, 0);

  BoxBoxSeparation<T, AxesA<T>, AxesB<T>> rows_;
  T faces_;
  T edges_;
};

template <OfKind<Kind::obb> A, OfKind<Kind::obb> B>
COLLISION_ALWAYS_INLINE inline BoxBoxRows<NumberOf<A>, ScaledAxes> rowsOf(const A& a, const B& b) {
  const auto between = b.center - a.center;
  const auto size = withinRange(2 * (sizeOf(between) + sum(a.halfExtents) + sum(b.halfExtents)));
  return {{a.lengths(), roundedFrame(a)}, {b.lengths(), roundedFrame(b)}, between + between, size};
}

template <OfKind<Kind::aabb> A, OfKind<Kind::obb> B>
COLLISION_ALWAYS_INLINE inline BoxBoxRows<NumberOf<A>, StraightAxes> rowsOf(const A& a,
                                                                            const B& b) {
  const auto lengths = a.lengths();
  // |toLow| + |toHigh| ≤ |their sum| + |lengths|
  const auto between = (b.center - a.min) + (b.center - a.max);
  const auto size = withinRange(2 * (sizeOf(between) + sum(lengths) + sum(b.halfExtents)));
  return {{lengths, {}}, {b.lengths(), roundedFrame(b)}, between, size};
}

/**
 * The same of a velocity in place of the way between the centers: AxisRow::along is how fast that
 * leads along the axis, by the same factor.
 */
template <BoxShape A, OfKind<Kind::obb> B>
COLLISION_ALWAYS_INLINE inline auto rowsOf(const A& a, const B& b,
                                           const Vector3<NumberOf<A>>& velocity) {
  const auto twice = velocity + velocity;
  const auto size = withinRange(2 * sizeOf(velocity));
  if constexpr (A::kKind == Kind::obb) {
    return BoxBoxRows<NumberOf<A>, ScaledAxes>{
        {a.lengths(), roundedFrame(a)}, {b.lengths(), roundedFrame(b)}, twice, size};
  } else {
    return BoxBoxRows<NumberOf<A>, StraightAxes>{
        {a.lengths(), {}}, {b.lengths(), roundedFrame(b)}, twice, size};
  }
}

}  // namespace collision
