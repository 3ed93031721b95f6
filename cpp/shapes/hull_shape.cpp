#include "shapes/hull_shape.h"

#include "collision/shape_ref.h"

namespace collision {
namespace {

constexpr Fault shifted(const Fault& fault, int by) { return {fault.reason, fault.index + by}; }

}  // namespace

Hull hullOf(const double* numbers, const HullGeometry* geometry) {
  const double* const turn = numbers + 3;
  return {geometry, vectorAt(numbers), {turn[0], turn[1], turn[2], turn[3]}};
}

void write(const Hull& hull, double name, double* numbers) {
  std::memcpy(numbers, &hull.position, sizeof hull.position);
  std::memcpy(numbers + 3, &hull.rotation, sizeof hull.rotation);
  numbers[kHullName] = name;
}

Fault ShapeTraits<Hull>::check(const Hull& hull) {
  const Vec3& p = hull.position;
  const Quaternion& q = hull.rotation;
  const std::array<double, 3> place{p.x, p.y, p.z};
  const std::array<double, 4> turn{q.x, q.y, q.z, q.w};
  if (const Fault fault = checkMagnitudes(place)) {
    return fault;
  }
  if (const Fault fault = checkMagnitudes(turn)) {
    return shifted(fault, 3);
  }
  return checkNotZero(turn, 3);
}

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
