#include "shapes/hull_shape.h"

#include "collision/shape_ref.h"

namespace collision {
Projection ShapeTraits<Hull>::projection(const Hull& hull, const Vec3& axis,
                                         const Vec3& reference) {
  const Frame frame = frameOf(hull.rotation);
  Projection projection{{kInfinity, -kInfinity}, {}, {}};
  for (const Vec3& corner : hull.geometry->corners()) {
    const Vec3 fromPosition = turned(frame.axis, corner) * (1 / frame.n);
    const double along = dot(hull.position - reference, axis) + dot(fromPosition, axis);
    if (along < projection.interval.min) {
      projection.interval.min = along;
      projection.minPoint = hull.position + fromPosition;
    }
    if (along > projection.interval.max) {
      projection.interval.max = along;
      projection.maxPoint = hull.position + fromPosition;
    }
  }
  return projection;
}

Bounds ShapeTraits<Hull>::bounds(const Hull& hull) {
  // Axes are rounded too: the error of each term is a part of the extent, n being 1 or more.
  constexpr double kPart = kFrameRoundoff.axis[0].x.error() + kFrameRoundoff.n.error();
  constexpr RelativeRoundoff kInverse = RelativeRoundoff() / RelativeRoundoff();
  static_assert(isWithinBoundsSlack(dot(kExactVector, kExactVector) * kInverse));
  const Frame frame = frameOf(hull.rotation);
  const double inverse = 1 / frame.n;
  const double scale = 3 * hull.geometry->extent() * (1 + 2 * kPart / kBoundsSlack);
  Bounds bounds{{kInfinity, kInfinity, kInfinity}, {-kInfinity, -kInfinity, -kInfinity}};
  for (const Vec3& corner : hull.geometry->corners()) {
    const Vec3 fromPosition = turned(frame.axis, corner) * inverse;
    for (int i = 0; i < 3; ++i) {
      bounds.min[i] = std::fmin(bounds.min[i], fromPosition[i]);
      bounds.max[i] = std::fmax(bounds.max[i], fromPosition[i]);
    }
  }
  for (int i = 0; i < 3; ++i) {
    const double slack = slackOf(std::fabs(hull.position[i]) + scale);
    bounds.min[i] = hull.position[i] + bounds.min[i] - slack;
    bounds.max[i] = hull.position[i] + bounds.max[i] + slack;
  }
  return bounds;
}

}  // namespace collision
