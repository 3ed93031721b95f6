// Four boxes side by side, as a node of a hierarchy has them, and how far each is from something:
// along a ray, or from a place. Rounded so that nothing is passed over that is as near as a limit.
// What is told of places without a box says nothing.
#pragma once

#include <array>
#include <cmath>

#include "linear/vec3.h"
#include "number/index.h"
#include "number/lane_shuffles.h"
#include "number/lanes.h"
#include "shapes/bounds.h"
#include "shapes/ray.h"

namespace collision {

/** The corners of four boxes, an array a coordinate. Those of no box are NaN. */
struct alignas(16) FourBoxes {
  static constexpr std::size_t kCount = 4;
  using Floats = std::array<float, kCount>;

  std::array<Floats, 3> min;
  std::array<Floats, 3> max;

  [[nodiscard]] Bounds operator[](int box) const {
    const std::size_t i = at(box);
    return {{min[0][i], min[1][i], min[2][i]}, {max[0][i], max[1][i], max[2][i]}};
  }
};

/** A number of each of four boxes. */
using OfFourBoxes = std::array<double, FourBoxes::kCount>;

/**
 * Where a ray enters boxes: parameters along its direction.
 * Source: Kay, Kajiya, Ray Tracing Complex Scenes, SIGGRAPH 1986.
 */
class RaySlabs {
 public:
  explicit RaySlabs(const Ray& ray);

  /** No parameter of the ray is greater. */
  [[nodiscard]] double end() const { return end_; }
  /** At most where it enters each box; NaN of those that it surely misses. */
  [[nodiscard]] OfFourBoxes operator()(const FourBoxes& boxes) const;

 private:
  using Doubles = Lanes<double>;

  struct Times {
    Doubles enter;
    Doubles exit;
  };
  /** Cuts the times by the slab between two planes across an axis: the nearer and the farther. */
  void cut(Times& times, int axis, const Doubles& near, const Doubles& far) const;

  Vec3 origin_;
  Vec3 inverse_;                      // of the direction; NaN: not told
  std::array<bool, 3> isBackward_{};  // along each axis
  double end_;
};

/** The squared distances of boxes from a place. */
class SquaredDistances {
 public:
  explicit SquaredDistances(const Vec3& place) : place_(place) {}

  [[nodiscard]] OfFourBoxes operator()(const FourBoxes& boxes) const;
  /** What squared distances are compared with, of those that may be as near as this. */
  [[nodiscard]] static double limitOf(double distance);

 private:
  Vec3 place_;
};

}  // namespace collision
