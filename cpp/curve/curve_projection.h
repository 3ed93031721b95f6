// What a ray or segment covers along an axis, to show it: a ray may reach to infinity.
#pragma once

#include "curve/curve.h"
#include "number/sign.h"
#include "shapes/projection.h"

namespace collision {

/** `along`: how the curve goes along the unit axis; the caller decides this sign, rounding must
 * not. */
inline Projection projectionOf(const Curve& curve, const Vec3& axis, Sign along,
                               const Vec3& reference) {
  const double start = dot(curve.origin() - reference, axis);
  Projection extent{{start, start}, curve.origin(), curve.origin()};
  if (along == Sign::zero) {
    return extent;
  }
  const bool up = along == Sign::positive;
  double far = up ? kInfinity : -kInfinity;
  Vec3 farPoint{kNone, kNone, kNone};
  if (curve.bounded()) {
    farPoint = curve.isSegment() ? curve.endPoint() : curve.at(curve.end());
    far = dot(farPoint - reference, axis);
  }
  (up ? extent.interval.max : extent.interval.min) = far;
  (up ? extent.maxPoint : extent.minPoint) = farPoint;
  return extent;
}

}  // namespace collision
