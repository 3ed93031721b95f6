// The nearest point to the origin of what a few points of D = b − a span: the step of the distance
// algorithm of Gilbert, Johnson and Keerthi. In doubles; its callers prove what it found.
#pragma once

#include <array>
#include <initializer_list>
#include <span>

#include "linear/vec3.h"

namespace collision {

/** A point of D, the point of a that it comes from, and what its maker knows it by. */
struct Difference {
  Vec3 point;
  Vec3 onA;
  unsigned name = 0;
};

inline Difference mixed(const Difference& p, const Difference& q, double share) {
  return {p.point + (q.point - p.point) * share, p.onA + (q.onA - p.onA) * share};
}

class Simplex {
 public:
  [[nodiscard]] const Difference& nearest() const { return nearest_; }
  /** The points that the nearest one is a mean of. */
  [[nodiscard]] std::span<const Difference> points() const {
    return {points_.data(), static_cast<std::size_t>(count_)};
  }

  /** False when the origin is within the hull. */
  bool add(const Difference& point);

 private:
  /** `nearest` by value: the points it is made of are being replaced. */
  void keep(std::initializer_list<Difference> points, Difference nearest);
  void onSegment(const Difference& a, const Difference& b);
  void onTriangle(const Difference& a, const Difference& b, const Difference& c);
  void onNearestEdge(const Difference& a, const Difference& b, const Difference& c);
  bool onTetrahedron();

  std::array<Difference, 4> points_{};
  int count_ = 0;
  Difference nearest_;
};

}  // namespace collision
