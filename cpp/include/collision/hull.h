// The convex hull of points: corners, edges and faces, exactly those of the points given.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "collision/fault.h"
#include "collision/quaternion.h"
#include "collision/vector3.h"

namespace collision {

/**
 * The smallest convex set that holds all points. Nothing is rounded: a corner is one of the points,
 * each point lies within every face's half-space, and what is flat, straight or a single place is
 * the polygon, segment or point that it is. Immutable; in the frame that its points are given in.
 */
class HullGeometry {
 public:
  /** An edge between two corners, and the faces to its left and right as seen from outside. */
  struct Edge {
    std::array<std::int32_t, 2> corner{};  // the lesser first
    std::int32_t left = -1;                // whose corners hold the two in this order; −1: no face
    std::int32_t right = -1;
  };

  /** What is wrong with points: as checkMagnitudes, with the index of the number; none at all. */
  static Fault check(std::span<const Vec3> points);
  /** Of one given point or more, which `check` finds no fault with, in any order, repeated or not.
   */
  explicit HullGeometry(std::span<const Vec3> given);
  /** That of three points; what has an area is a polygon that is seen from where they turn left. */
  HullGeometry(const Vec3& a, const Vec3& b, const Vec3& c);

  /** 3: a solid, 2: a polygon, 1: a segment, 0: a point. */
  [[nodiscard]] int dimension() const { return dimension_; }
  /** In the order of the points that they are; no corner lies between others. */
  [[nodiscard]] std::span<const Vec3> corners() const { return corners_; }
  /** Which of the points each corner is: of equal ones the first. */
  [[nodiscard]] std::span<const std::int32_t> sources() const { return sources_; }
  /** In ascending order of their corners. */
  [[nodiscard]] std::span<const Edge> edges() const { return edges_; }
  /** Of a solid its facets, however many corners they have; of a polygon one. */
  [[nodiscard]] int faces() const { return static_cast<int>(faceStart_.size()) - 1; }
  /**
   * The corners of a face in order, counter-clockwise as seen from outside, the least first; of a
   * polygon either way around. Faces are in ascending order of these.
   */
  [[nodiscard]] std::span<const std::int32_t> face(int i) const {
    const auto place = static_cast<std::size_t>(i);
    return std::span(faceCorners_)
        .subspan(faceStart_[place], faceStart_[place + 1] - faceStart_[place]);
  }

  /** The face whose normal is parallel to that of a face, of which there is one at most; −1: none.
   */
  [[nodiscard]] int parallelFace(int i) const {
    return parallelFaces_.empty() ? -1 : parallelFaces_[static_cast<std::size_t>(i)];
  }
  [[nodiscard]] bool hasParallels() const {
    return !parallelFaces_.empty() || !parallelEdges_.empty();
  }
  /** Of edges that are parallel, either way, the first. */
  [[nodiscard]] int firstParallelEdge(int i) const {
    return parallelEdges_.empty() ? i : parallelEdges_[static_cast<std::size_t>(i)];
  }

  /** Of corners that may lie between others, without edges and faces: for what asks corners only.
   */
  static HullGeometry ofCorners(std::vector<Vec3> corners);
  /** No coordinate of a corner is larger. */
  [[nodiscard]] double extent() const { return extent_; }

 private:
  HullGeometry() = default;
  void findParallels();

  int dimension_ = 0;
  double extent_ = 0;
  std::vector<Vec3> corners_;
  std::vector<std::int32_t> sources_;
  std::vector<Edge> edges_;
  std::vector<std::size_t> faceStart_{0};
  std::vector<std::int32_t> faceCorners_;
  std::vector<std::int32_t> parallelFaces_;  // empty: no faces are parallel
  std::vector<std::int32_t> parallelEdges_;  // empty: no edges are
};

/**
 * A convex hull that stands somewhere: its geometry turned by the exact rotation of the quaternion
 * (of any length but zero) about the geometry's origin, which lies at `position`. Solid, or the
 * polygon, segment or point that the geometry is. The geometry must outlive it.
 */
struct Hull {
  const HullGeometry* geometry = nullptr;
  Vec3 position;
  Quaternion rotation;

  static constexpr Kind kKind = Kind::hull;
};

}  // namespace collision
