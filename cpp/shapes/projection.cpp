#include "shapes/projection.h"

namespace collision {

Projection projectionOfPoints(std::span<const Vec3> points, const Vec3& axis,
                              const Vec3& reference) {
  Projection extent{{kInfinity, -kInfinity}, {}, {}};
  for (const Vec3& point : points) {
    const double s = dot(point - reference, axis);
    if (s < extent.interval.min) {
      extent.interval.min = s;
      extent.minPoint = point;
    }
    if (s > extent.interval.max) {
      extent.interval.max = s;
      extent.maxPoint = point;
    }
  }
  return extent;
}

Projection projectionOfBox(const Vec3& center, const Vec3& half, const Vec3* unit, const Vec3& axis,
                           const Vec3& reference) {
  double reach = 0;
  Vec3 toCorner{};
  for (int i = 0; i < 3; ++i) {
    const double slope = dot(unit[i], axis);
    const double signedHalf = slope < 0 ? -half[i] : half[i];
    reach += std::fabs(slope) * half[i];
    toCorner = toCorner + unit[i] * signedHalf;
  }
  const double middle = dot(center - reference, axis);
  return {{middle - reach, middle + reach}, center - toCorner, center + toCorner};
}

}  // namespace collision
