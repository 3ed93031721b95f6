// A shape that moves and turns: where it stands at a time, in doubles, and how far that is off.
#pragma once

#include "collision/shape_cell.h"
#include "collision/turning.h"

namespace collision {

/** No point of the shape is further than `error` from where the motion has brought it. */
struct Pose {
  ShapeCell shape;
  double error = 0;
};

class TurningShape {
 public:
  /** All of them must outlive it; a plane or ray does not turn. */
  TurningShape(ShapeRef shape, const Vec3& velocity, const Vec3& angularVelocity);

  /** t ≥ 0; at 0 the shape as it is, as one that stands still always is. */
  [[nodiscard]] Pose at(double t) const;

  [[nodiscard]] ShapeRef shape() const { return shape_; }
  [[nodiscard]] const Vec3& velocity() const { return velocity_; }
  /** Zero where it makes no difference. */
  [[nodiscard]] const Vec3& angularVelocity() const { return angularVelocity_; }
  [[nodiscard]] const Vec3& pivot() const { return pivot_; }
  /** No point of its core is further from the pivot; of a plane or ray 0. */
  [[nodiscard]] double reach() const { return reach_; }
  /** What holds it however it turns: a ball about the pivot; itself where it is convex and doesn't
   * turn. */
  [[nodiscard]] ShapeCell around() const;

 private:
  ShapeRef shape_;
  const Vec3& velocity_;
  Vec3 angularVelocity_;
  Vec3 pivot_;
  double reach_ = 0;
};

}  // namespace collision
