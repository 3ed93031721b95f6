// What a shape covers along an axis in doubles: for the steps of a trace.
#pragma once

#include <array>
#include <span>

#include "collision/measures.h"
#include "collision/shape_ref.h"

namespace collision {

/** On a unit axis, measured from `reference`; of any kind but rays and planes. */
Projection projectionOf(ShapeRef shape, const Vec3& axis, const Vec3& reference);

/** The same of one shape on several axes: the axes of a box are made once. */
class Projector {
 public:
  explicit Projector(ShapeRef shape);

  [[nodiscard]] Projection along(const Vec3& axis, const Vec3& reference) const;

 private:
  ShapeRef shape_;
  std::array<Vec3, 3> unit_{};  // of an OBB
};

/** Projection of the convex hull of a few points. */
Projection projectionOfPoints(std::span<const Vec3> points, const Vec3& axis,
                              const Vec3& reference);

/** Projection of the box center ± Σ half[i]·unit[i]. */
Projection projectionOfBox(const Vec3& center, const Vec3& half, const Vec3* unit, const Vec3& axis,
                           const Vec3& reference);

}  // namespace collision
