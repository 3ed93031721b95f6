// Four boxes side by side, as a node of a hierarchy has them, and how far each is from something:
// along a ray, or from a place. In floats, a lane a box, and rounded so that nothing is passed over
// that is as near as a limit. What is told of places without a box says nothing.
#pragma once

#include <array>

#include "collision/interval.h"
#include "linear/vec3.h"
#include "number/index.h"
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
using OfFourBoxes = Lanes<float>;

/**
 * Where a ray enters boxes, or when a box that moves straight meets them: parameters along its
 * direction. Source: Kay, Kajiya, Ray Tracing Complex Scenes, SIGGRAPH 1986.
 */
class RaySlabs {
 public:
  explicit RaySlabs(const Ray& ray);
  /** A box with a velocity, from the time 0 to an end. */
  RaySlabs(const Bounds& moving, const Vec3& velocity, double end);

  /** No parameter of the ray is greater. */
  [[nodiscard]] float end() const { return end_; }
  /** What parameters are compared with, of those that may be as early as this. */
  [[nodiscard]] static float limitOf(double parameter);
  /** At most where it enters each box; NaN of those that it surely misses. */
  [[nodiscard]] OfFourBoxes operator()(const FourBoxes& boxes) const;

 private:
  using Lane = Lanes<float>;

  /** Between two planes across an axis; NaN: not told. */
  struct Slab {
    bool isBackward;
    // rounded so that the nearer plane is crossed early, and the farther one late
    float originOfNear;
    float originOfFar;
    float inverseOfNear;  // of the direction's component
    float inverseOfFar;
  };

  /** Of what lies between two places and moves so fast. */
  static Slab slabOf(double min, double max, double velocity);

  std::array<Slab, 3> slabs_{};
  float end_;
};

inline OfFourBoxes RaySlabs::operator()(const FourBoxes& boxes) const {
  constexpr float kLost = 0x1p-126F;    // more than what underflow takes away
  constexpr float kLatest = 0x1p+126F;  // no parameter that is told apart from others is greater
  Lane enter = 0.0F;
  Lane exit = end_;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    const Slab& slab = slabs_[axis];
    const Lane near = lanesAt((slab.isBackward ? boxes.max : boxes.min)[axis].data());
    const Lane far = lanesAt((slab.isBackward ? boxes.min : boxes.max)[axis].data());
    // Times before 0 need no bound. NaN, also of a plane that the ray lies in, changes nothing.
    enter = greatest(enter, (near - slab.originOfNear) * slab.inverseOfNear);
    exit = least(exit, (far - slab.originOfFar) * slab.inverseOfFar);
  }
  return choose(enter <= exit + kLost, least(enter, Lane(kLatest)),
                Lane(static_cast<float>(kNone)));
}

/** The squared distances of boxes from a place. */
class SquaredDistances {
 public:
  explicit SquaredDistances(const Vec3& place);

  [[nodiscard]] OfFourBoxes operator()(const FourBoxes& boxes) const;
  /** What squared distances are compared with, of those that may be as near as this. */
  [[nodiscard]] static float limitOf(double distance);

 private:
  std::array<float, 3> below_;  // the place, rounded down and up
  std::array<float, 3> above_;
};

inline OfFourBoxes SquaredDistances::operator()(const FourBoxes& boxes) const {
  OfFourBoxes square = 0.0F;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    const OfFourBoxes min = lanesAt(boxes.min[axis].data());
    const OfFourBoxes max = lanesAt(boxes.max[axis].data());
    const OfFourBoxes out =
        greatest(greatest(min - above_[axis], below_[axis] - max), OfFourBoxes(0.0F));
    square = square + out * out;
  }
  return square;
}

}  // namespace collision
