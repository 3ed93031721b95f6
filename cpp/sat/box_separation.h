// The separating axis expressions of boxes: each is one polynomial, positive when the axis
// separates.
//
// Axes come scaled by n = q · q (linear/frame.h), lengths come doubled. On the axis L a box reaches
// Σ length[k] |A[k] · L| / 2 n to either side of its center; multiplied by the scales, no division
// is left. On an axis A[i] × B[j] the n cancel, because A[k] × A[i] = ± n A[l].
// Source: Gottschalk, Lin, Manocha, OBBTree, SIGGRAPH 1996, restated for scaled axes.
#pragma once

#include <array>

#include "linear/frame.h"
#include "number/filter.h"
#include "number/index.h"

namespace collision {

/** A box without its place: full lengths along its axes. */
template <class T>
struct BoxTerms {
  Vector3<T> length;
  ScaledAxes<T> frame;
};

/** What the 15 candidates of two boxes share. */
template <class T>
class BoxBoxSeparation {
 public:
  /** `between` is twice the way from the center of a to that of b. */
  constexpr BoxBoxSeparation(const BoxTerms<T>& a, const BoxTerms<T>& b, const Vector3<T>& between)
      : a_(a), b_(b), between_(between) {
    for (std::size_t i = 0; i < 3; ++i) {
      for (std::size_t j = 0; j < 3; ++j) {
        slope_[i][j] = absolute(dot(a.frame.axis[i], b.frame.axis[j]));
      }
    }
  }

  /** Axis A[i]; degree 5 in the scaled quantities. */
  [[nodiscard]] constexpr T alongFaceA(int i) const {
    const auto& slope = slope_[at(i)];
    const T reachB = b_.length.x * slope[0] + b_.length.y * slope[1] + b_.length.z * slope[2];
    const T reachA = a_.length[i] * a_.frame.n;
    const T distance = absolute(dot(between_, a_.frame.axis[at(i)]));
    return (distance - reachA) * b_.frame.n - reachB;
  }

  /** Axis B[j]. */
  [[nodiscard]] constexpr T alongFaceB(int j) const {
    const T reachA = a_.length.x * slope_[0][at(j)] + a_.length.y * slope_[1][at(j)] +
                     a_.length.z * slope_[2][at(j)];
    const T reachB = b_.length[j] * b_.frame.n;
    const T distance = absolute(dot(between_, b_.frame.axis[at(j)]));
    return (distance - reachB) * a_.frame.n - reachA;
  }

  /** Axis A[i] × B[j], which must not be zero. */
  [[nodiscard]] constexpr T alongEdges(int i, int j) const {
    const int i1 = (i + 1) % 3;
    const int i2 = (i + 2) % 3;
    const int j1 = (j + 1) % 3;
    const int j2 = (j + 2) % 3;
    const T reachA = a_.length[i1] * slope_[at(i2)][at(j)] + a_.length[i2] * slope_[at(i1)][at(j)];
    const T reachB = b_.length[j1] * slope_[at(i)][at(j2)] + b_.length[j2] * slope_[at(i)][at(j1)];
    return absolute(dot(between_, edgeAxis(i, j))) - (reachA + reachB);
  }

  [[nodiscard]] constexpr Vector3<T> edgeAxis(int i, int j) const {
    return cross(a_.frame.axis[at(i)], b_.frame.axis[at(j)]);
  }

 private:
  BoxTerms<T> a_;
  BoxTerms<T> b_;
  Vector3<T> between_;
  std::array<std::array<T, 3>, 3> slope_{};
};

/**
 * The 13 candidates of a box and a triangle. The triangle comes in the box's frame, where the box
 * is straight and centered: corners and `half` share one scale.
 */
template <class T>
class BoxTriangleSeparation {
 public:
  constexpr BoxTriangleSeparation(const Vector3<T>& half, const std::array<Vector3<T>, 3>& corner)
      : half_(half),
        corner_(corner),
        edge_{corner[1] - corner[0], corner[2] - corner[1], corner[0] - corner[2]} {}

  /** Axis (box axis i) × (triangle edge k); the edge's two ends project onto one value. */
  [[nodiscard]] constexpr T alongEdges(int i, int k) const {
    const int y = (i + 1) % 3;
    const int z = (i + 2) % 3;
    const Vector3<T>& edge = edge_[at(k)];
    const auto along = [&](const Vector3<T>& p) { return p[z] * edge[y] - p[y] * edge[z]; };
    const T onEdge = along(corner_[at(k)]);
    const T opposite = along(corner_[at((k + 2) % 3)]);
    const T reach = half_[y] * absolute(edge[z]) + half_[z] * absolute(edge[y]);
    return outside(onEdge, opposite, reach);
  }

  [[nodiscard]] constexpr T alongFace(int i) const {
    const T lower = least(corner_[0][i], least(corner_[1][i], corner_[2][i]));
    const T upper = greatest(corner_[0][i], greatest(corner_[1][i], corner_[2][i]));
    return greatest(lower, -upper) - half_[i];
  }

  [[nodiscard]] constexpr T alongNormal() const {
    const Vector3<T> axis = normal();
    const T reach =
        half_.x * absolute(axis.x) + half_.y * absolute(axis.y) + half_.z * absolute(axis.z);
    return absolute(dot(corner_[0], axis)) - reach;
  }
  [[nodiscard]] constexpr Vector3<T> normal() const { return cross(edge_[0], edge_[1]); }
  [[nodiscard]] constexpr const Vector3<T>& edge(int k) const { return edge_[at(k)]; }

 private:
  /** The distance between the interval of s and t, and [−reach, reach]. */
  static constexpr T outside(const T& s, const T& t, const T& reach) {
    return greatest(least(s, t), -greatest(s, t)) - reach;
  }

  Vector3<T> half_;
  std::array<Vector3<T>, 3> corner_;
  std::array<Vector3<T>, 3> edge_;
};

}  // namespace collision
