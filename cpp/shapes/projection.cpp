#include "shapes/projection.h"

#include "shapes/all.h"
#include "shapes/visit_any.h"

namespace collision {

Projection projectionOf(ShapeRef shape, const Vec3& axis, const Vec3& reference) {
  return visitAny(shape, [&]<class Shape>(const Shape& s) {
    if constexpr (HasProjection<Shape>) {
      return ShapeTraits<Shape>::projection(s, axis, reference);
    } else {
      return Projection{};
    }
  });
}

Projector::Projector(ShapeRef shape) : shape_(shape) {
  if (shape.kind() == Kind::obb) {
    unit_ = unitsOf(shape.as<Obb>());
  }
}

Projection Projector::along(const Vec3& axis, const Vec3& reference) const {
  if (shape_.kind() != Kind::obb) {
    return projectionOf(shape_, axis, reference);
  }
  const auto& box = shape_.as<Obb>();
  return projectionOfBox(box.center, box.halfExtents, unit_.data(), axis, reference);
}

Projection projectionOfPoints(std::span<const Vec3> points, const Vec3& axis,
                              const Vec3& reference) {
  Projection projection{{kInfinity, -kInfinity}, {}, {}};
  for (const Vec3& point : points) {
    const double s = dot(point - reference, axis);
    if (s < projection.interval.min) {
      projection.interval.min = s;
      projection.minPoint = point;
    }
    if (s > projection.interval.max) {
      projection.interval.max = s;
      projection.maxPoint = point;
    }
  }
  return projection;
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
