// The separating axis expressions of boxes: each is one polynomial, positive when the axis
// separates.
//
// Axes come scaled by n = q · q (math/frame.h), lengths come doubled. On the axis L a box reaches
// Σ half[k] |A[k] · L| / n to either side of its center; multiplied by the scales, no division is
// left. On an axis A[i] × B[j] the n cancel, because A[k] × A[i] = ± n A[l].
// Source: Gottschalk, Lin, Manocha, OBBTree, SIGGRAPH 1996, restated for scaled axes.
#pragma once

#include <array>

#include "math/box_terms.h"
#include "math/sign.h"

namespace collision {

/** What the 15 candidates of two boxes share. */
class BoxBoxSeparation {
 public:
  BoxBoxSeparation(const BoxTerms& a, const BoxTerms& b) : a_(a), b_(b) {
    between_ = b.center2 - a.center2;
    for (int i = 0; i < 3; ++i) {
      for (int j = 0; j < 3; ++j) {
        slope_[i][j] = std::fabs(dot(a.frame.axis[at(i)], b.frame.axis[at(j)]));
      }
    }
  }

  /** Axis A[i]; degree 5 in the scaled quantities. */
  [[nodiscard]] Decision alongFaceA(int i, int line = __builtin_LINE()) const {
    const double reachB =
        b_.half2.x * slope_[i][0] + b_.half2.y * slope_[i][1] + b_.half2.z * slope_[i][2];
    const double reachA = a_.half2[i] * a_.frame.n;
    const double distance = std::fabs(dot(between_, a_.frame.axis[at(i)]));
    return compare(distance * b_.frame.n, reachA * b_.frame.n + reachB, line);
  }

  /** Axis B[j]. */
  [[nodiscard]] Decision alongFaceB(int j, int line = __builtin_LINE()) const {
    const double reachA =
        a_.half2.x * slope_[0][j] + a_.half2.y * slope_[1][j] + a_.half2.z * slope_[2][j];
    const double reachB = b_.half2[j] * b_.frame.n;
    const double distance = std::fabs(dot(between_, b_.frame.axis[at(j)]));
    return compare(distance * a_.frame.n, reachB * a_.frame.n + reachA, line);
  }

  /** Axis A[i] × B[j], which must not be zero. */
  [[nodiscard]] Decision alongEdges(int i, int j, int line = __builtin_LINE()) const {
    const int i1 = (i + 1) % 3;
    const int i2 = (i + 2) % 3;
    const int j1 = (j + 1) % 3;
    const int j2 = (j + 2) % 3;
    const double reachA = a_.half2[i1] * slope_[i2][j] + a_.half2[i2] * slope_[i1][j];
    const double reachB = b_.half2[j1] * slope_[i][j2] + b_.half2[j2] * slope_[i][j1];
    return compare(std::fabs(dot(between_, edgeAxis(i, j))), reachA + reachB, line);
  }

  [[nodiscard]] Vec3 edgeAxis(int i, int j) const {
    return cross(a_.frame.axis[at(i)], b_.frame.axis[at(j)]);
  }

  /** Any axis, for boxes that are no more than segments. */
  [[nodiscard]] Decision along(const Vec3& axis, int line = __builtin_LINE()) const {
    const double reachA = reach(a_, axis);
    const double reachB = reach(b_, axis);
    const double distance = std::fabs(dot(between_, axis));
    return compare(distance * a_.frame.n * b_.frame.n, reachA * b_.frame.n + reachB * a_.frame.n,
                   line);
  }

 private:
  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
  static double reach(const BoxTerms& box, const Vec3& axis) {
    const Vec3 slope = absolute(toLocal(box.frame, axis));
    return dot(box.half2, slope);
  }

  const BoxTerms& a_;
  const BoxTerms& b_;
  Vec3 between_;
  double slope_[3][3] = {};
};

/**
 * The 13 candidates of a box and a triangle. The triangle comes in the box's frame, where the box
 * is straight and centred: corner[k] and half share one scale.
 */
class BoxTriangleSeparation {
 public:
  BoxTriangleSeparation(const Vec3& half, const std::array<Vec3, 3>& corner)
      : half_(half),
        corner_(corner),
        edge_{corner[1] - corner[0], corner[2] - corner[1], corner[0] - corner[2]} {}

  /** Axis (box axis i) × (triangle edge k); the edge's two ends project onto one value. */
  [[nodiscard]] Decision alongEdges(int i, int k, int line = __builtin_LINE()) const {
    const Vec3 axis = edgeAxis(i, k);
    const double onEdge = dot(corner_[at(k)], axis);
    const double opposite = dot(corner_[at((k + 2) % 3)], axis);
    return outside(onEdge, opposite, dot(half_, absolute(axis)), line);
  }
  [[nodiscard]] Vec3 edgeAxis(int i, int k) const { return cross(unitAxis(i), edge_[at(k)]); }

  [[nodiscard]] Decision alongFace(int i, int line = __builtin_LINE()) const {
    const double lower = std::fmin(corner_[0][i], std::fmin(corner_[1][i], corner_[2][i]));
    const double upper = std::fmax(corner_[0][i], std::fmax(corner_[1][i], corner_[2][i]));
    return outside(lower, upper, half_[i], line);
  }

  [[nodiscard]] Decision alongNormal(int line = __builtin_LINE()) const {
    const Vec3 axis = normal();
    const double height = dot(corner_[0], axis);
    return outside(height, height, dot(half_, absolute(axis)), line);
  }
  [[nodiscard]] Vec3 normal() const { return cross(edge_[0], edge_[1]); }

  /** Any axis, for shapes that are flat, straight or points. */
  [[nodiscard]] Decision along(const Vec3& axis, int line = __builtin_LINE()) const {
    const double s0 = dot(corner_[0], axis);
    const double s1 = dot(corner_[1], axis);
    const double s2 = dot(corner_[2], axis);
    return outside(std::fmin(s0, std::fmin(s1, s2)), std::fmax(s0, std::fmax(s1, s2)),
                   dot(half_, absolute(axis)), line);
  }
  [[nodiscard]] const Vec3& edge(int k) const { return edge_[at(k)]; }

 private:
  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
  /** Sign of the distance between the interval of s and t, and [−reach, reach]. */
  static Decision outside(double s, double t, double reach, int line) {
    const double lower = std::fmin(s, t);
    const double upper = std::fmax(s, t);
    return compare(std::fmax(lower, -upper), reach, line);
  }

  Vec3 half_;
  std::array<Vec3, 3> corner_;
  std::array<Vec3, 3> edge_;
};

}  // namespace collision
