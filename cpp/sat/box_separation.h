// The separating axis expressions of boxes: each is one polynomial, positive when the axis
// separates.
//
// Axes come scaled by n = q · q (linear/frame.h), lengths come doubled. On the axis L a box reaches
// Σ length[k] |A[k] · L| / 2 n to either side of its center; multiplied by the scales, no division
// is left. Nothing but sums, products and absolute values: no minimum, no branch, and what the rows
// have in common is computed once.
// Source: Gottschalk, Lin, Manocha, OBBTree, SIGGRAPH 1996, restated for scaled axes.
#pragma once

#include <array>

#include "collision/attributes.h"
#include "linear/frame.h"
#include "number/filter.h"
#include "number/index.h"
#include "sat/axis_row.h"

namespace collision {

/** The world's axes, as a frame whose products are components. */
template <class T>
struct StraightAxes {
  static constexpr double n = 1.0;  // NOLINT(readability-identifier-naming): as that of frames
};

/** Axes of length 1, but for rounding. */
template <class T>
struct UnitAxes {
  static constexpr double n = 1.0;  // NOLINT(readability-identifier-naming): as that of frames
  std::array<Vector3<T>, 3> axis;
};

/** A · v of axis i of a frame. */
template <class T, template <class> class Axes>
COLLISION_ALWAYS_INLINE constexpr T alongAxis(const Axes<T>& frame, int i, const Vector3<T>& v) {
  return dot(frame.axis[at(i)], v);
}
template <class T>
COLLISION_ALWAYS_INLINE constexpr T alongAxis(const StraightAxes<T>& /*frame*/, int i,
                                              const Vector3<T>& v) {
  return v[i];
}

/** A number times a frame's scale, which of straight axes is 1. */
template <class T>
COLLISION_ALWAYS_INLINE constexpr T scaledByFrame(const ScaledAxes<T>& frame, const T& number) {
  return number * frame.n;
}
template <class T, template <class> class Axes>
COLLISION_ALWAYS_INLINE constexpr T scaledByFrame(const Axes<T>& /*frame*/, const T& number) {
  return number;
}

/** A box without its place: full lengths along its axes. */
template <class T, class Axes = ScaledAxes<T>>
struct BoxTerms {
  Vector3<T> length;
  Axes frame;
};

/** What the 15 candidates of two boxes share; b is turned, a may be straight. */
template <class T, class AxesA = ScaledAxes<T>, class AxesB = ScaledAxes<T>>
class BoxBoxSeparation {
 public:
  /** `between` is twice the way from the center of a to that of b. */
  COLLISION_ALWAYS_INLINE constexpr BoxBoxSeparation(const BoxTerms<T, AxesA>& a,
                                                     const BoxTerms<T, AxesB>& b,
                                                     const Vector3<T>& between)
      : a_(a), b_(b), between_(between) {
    for (int i = 0; i < 3; ++i) {
      alongA_[at(i)] = alongAxis(a_.frame, i, between_);
      for (int j = 0; j < 3; ++j) {
        slope_[at(i)][at(j)] = alongAxis(a_.frame, i, b_.frame.axis[at(j)]);
      }
    }
    for (int i = 0; i < 3; ++i) {
      scaledA_[i] = scaledByFrame(a_.frame, a_.length[i]);
      scaledB_[i] = scaledByFrame(a_.frame, b_.length[i]);
    }
  }

  /** Axis A[i]. */
  COLLISION_ALWAYS_INLINE [[nodiscard]] constexpr AxisRow<T> alongFaceA(int i) const {
    const auto& slope = slope_[at(i)];
    const T reachB = b_.length.x * absolute(slope[0]) + b_.length.y * absolute(slope[1]) +
                     b_.length.z * absolute(slope[2]);
    return {scaledByFrame(b_.frame, alongA_[at(i)]), scaledByFrame(b_.frame, scaledA_[i]) + reachB};
  }

  /** Axis B[j]. */
  COLLISION_ALWAYS_INLINE [[nodiscard]] constexpr AxisRow<T> alongFaceB(int j) const {
    const T reachA = a_.length.x * absolute(slope_[0][at(j)]) +
                     a_.length.y * absolute(slope_[1][at(j)]) +
                     a_.length.z * absolute(slope_[2][at(j)]);
    return {scaledByFrame(a_.frame, dot(between_, b_.frame.axis[at(j)])),
            scaledByFrame(b_.frame, scaledB_[j]) + reachA};
  }

  /**
   * Axis A[i] × B[j], which must not be zero. With A[i] = A[k] × A[l] / n the axis times n is
   * A[l] (A[k] · B[j]) − A[k] (A[l] · B[j]); |A[k] · (A[i] × B[j])| = |A[l] · B[j]|, and so of B.
   */
  COLLISION_ALWAYS_INLINE [[nodiscard]] constexpr AxisRow<T> alongEdges(int i, int j) const {
    const int k = (i + 1) % 3;
    const int l = (i + 2) % 3;
    const int m = (j + 1) % 3;
    const int o = (j + 2) % 3;
    const T& kSlope = slope_[at(k)][at(j)];
    const T& lSlope = slope_[at(l)][at(j)];
    const T reachA = scaledA_[k] * absolute(lSlope) + scaledA_[l] * absolute(kSlope);
    const T reachB =
        scaledB_[m] * absolute(slope_[at(i)][at(o)]) + scaledB_[o] * absolute(slope_[at(i)][at(m)]);
    return {alongA_[at(l)] * kSlope - alongA_[at(k)] * lSlope, reachA + reachB};
  }

  /** What meters along the normal of a face are multiplied by in its row. */
  [[nodiscard]] constexpr T faceScale() const {
    return scaledByFrame(a_.frame, scaledByFrame(b_.frame, T(2.0)));
  }
  /** The same of A[i] × B[j], squared: A[k] and A[l], of length n, are perpendicular. */
  [[nodiscard]] constexpr T edgesScaleSquare(int i, int j) const {
    const T& kSlope = slope_[at((i + 1) % 3)][at(j)];
    const T& lSlope = slope_[at((i + 2) % 3)][at(j)];
    const T twice = scaledByFrame(a_.frame, T(2.0));
    return (kSlope * kSlope + lSlope * lSlope) * (twice * twice);
  }

 private:
  BoxTerms<T, AxesA> a_;
  BoxTerms<T, AxesB> b_;
  Vector3<T> between_;
  std::array<T, 3> alongA_{};                // A[i] · between
  std::array<std::array<T, 3>, 3> slope_{};  // A[i] · B[j]
  Vector3<T> scaledA_;                       // lengths of a times a's scale
  Vector3<T> scaledB_;                       // lengths of b times a's scale
};

/**
 * The candidates of a box and a triangle or parallelogram. These come in the box's frame, where the
 * box is straight and centered; positions and lengths are doubled and share one scale.
 *
 * With E edges e and the normal N = e × e', a polygon covers of an axis across edge k the interval
 * middle[k] · L ± |e' · L| / 2, and |e' · (X × e)| = |N · X| for any X.
 */
template <class T, int E>
class BoxPolygonSeparation {
 public:
  /** middle[k]: twice the middle of what the polygon covers of an axis across edge k. */
  COLLISION_ALWAYS_INLINE constexpr BoxPolygonSeparation(const Vector3<T>& half,
                                                         const std::array<Vector3<T>, 3>& corner)
      : half_(half), corner_(corner) {
    if constexpr (E == 3) {
      edge_ = {corner[1] - corner[0], corner[2] - corner[1], corner[0] - corner[2]};
      middle_ = {corner[0] + corner[2], corner[1] + corner[0], corner[2] + corner[1]};
      normal_ = cross(edge_[0], edge_[1]);
    } else {
      edge_ = {corner[1] - corner[0], corner[2] - corner[0], {}};
      middle_[0] = corner[1] + corner[2];
      normal_ = cross(edge_[0], edge_[1]);
    }
  }

  /** Axis (box axis i) × (edge k). */
  COLLISION_ALWAYS_INLINE [[nodiscard]] constexpr AxisRow<T> alongEdges(int i, int k) const {
    const int y = (i + 1) % 3;
    const int z = (i + 2) % 3;
    const Vector3<T>& edge = edge_[at(k)];
    const Vector3<T>& middle = middle_[E == 3 ? at(k) : 0];
    const T reach = half_[y] * absolute(edge[z]) + half_[z] * absolute(edge[y]);
    return {middle[z] * edge[y] - middle[y] * edge[z], absolute(normal_[i]) + (reach + reach)};
  }

  /** Axis i of the box. */
  COLLISION_ALWAYS_INLINE [[nodiscard]] constexpr AxisRow<T> alongFace(int i) const {
    const T reach = half_[i] + half_[i];
    if constexpr (E == 3) {
      const T lower = least(corner_[0][i], least(corner_[1][i], corner_[2][i]));
      const T upper = greatest(corner_[0][i], greatest(corner_[1][i], corner_[2][i]));
      return {lower + upper, (upper - lower) + reach};
    } else {
      return {middle_[0][i], absolute(edge_[0][i]) + absolute(edge_[1][i]) + reach};
    }
  }

  /** The polygon's normal. */
  COLLISION_ALWAYS_INLINE [[nodiscard]] constexpr AxisRow<T> alongNormal() const {
    return {dot(corner_[0], normal_), half_.x * absolute(normal_.x) +
                                          half_.y * absolute(normal_.y) +
                                          half_.z * absolute(normal_.z)};
  }
  [[nodiscard]] constexpr const Vector3<T>& normal() const { return normal_; }
  [[nodiscard]] constexpr const Vector3<T>& edge(int k) const { return edge_[at(k)]; }

 private:
  Vector3<T> half_;
  std::array<Vector3<T>, 3> corner_;  // of a parallelogram a, b, c
  std::array<Vector3<T>, 3> edge_{};
  std::array<Vector3<T>, 3> middle_{};
  Vector3<T> normal_;
};
template <class T>
using BoxTriangleSeparation = BoxPolygonSeparation<T, 3>;

}  // namespace collision
