#include "mesh/least_distance.h"

#include <algorithm>
#include <cfloat>
#include <cmath>

#include "convex/axis_range.h"
#include "mesh/boxes_along.h"
#include "number/roundoff.h"
#include "shapes/bounds.h"
#include "shapes/float_bounds.h"

namespace collision {
namespace {

using Lane = Lanes<float>;

/** More than what numbers here are off by, as a part of 1 and of themselves. */
constexpr double kMargin = 0x1p-17;
/** A sum along a normal, a length of three gaps, and rounding to floats. */
static_assert(kMargin >= 32 * RoundoffIn<float>::kUnit + kBoxesAlongError);

/** Of lengths that are not beyond this all squares are floats. */
constexpr double kFarthest = 0x1p+60;

/** What is covered of an axis. */
template <class T>
struct Extent {
  T low;
  T high;
};

/** The length of the gaps between two boxes. */
Lane gapBetween(const std::array<Extent<Lane>, 3>& extents, const Vector3<float>& min,
                const Vector3<float>& max) {
  Lane square(0.0F);
  for (int axis = 0; axis < 3; ++axis) {
    const auto& [low, high] = extents[at(axis)];
    const Lane gap = greatest(Lane(0.0F), greatest(low - Lane(max[axis]), Lane(min[axis]) - high));
    square = square + gap * gap;
  }
  return squareRoot(square);
}

}  // namespace

LeastDistance::LeastDistance(ShapeRef shape, const MeshSpace& space, double off)
    : shape_(shape), space_(space), off_(space.stepOf({off, 0, 0}).x) {
  const Bounds bounds = boundsOf(shape);
  const Vec3 min = space.placeOf(bounds.min);
  const Vec3 max = space.placeOf(bounds.max);
  for (int axis = 0; axis < 3; ++axis) {
    min_[axis] = std::fmax(floatBelow(min[axis] - kMargin - off_), -FLT_MAX);
    max_[axis] = std::fmin(floatAbove(max[axis] + kMargin + off_), FLT_MAX);
    tellsNothing_ = tellsNothing_ || !(min[axis] < kFarthest && max[axis] > -kFarthest);
  }
}

void LeastDistance::addWay(const Vec3& way) {
  const Vec3 unit = directionOf(way);
  Plane plane{};
  Vec3 normal;
  for (int axis = 0; axis < 3; ++axis) {
    plane.normal[axis] = static_cast<float>(unit[axis]);
    normal[axis] = plane.normal[axis];
  }
  const double reach = intervalAlong(shape_, normal).max * length(normal);
  const Vec3 center = space_.placeAt({});
  const double here = space_.stepOf({reach - dot(center, normal), 0, 0}).x;
  const double size =
      1 + std::fabs(here) +
      space_.stepOf({std::fabs(reach) + roundoff::magnitudeOf(center), 0, 0}).x * 0x1p-20;
  plane.reach = floatAbove(here + kMargin * size + off_);
  if (std::isfinite(plane.reach)) {
    planes_[planeCount_++ % kPlanes] = plane;
  }
}

float LeastDistance::limitOf(double distance) const {
  return std::fmin(floatAbove(space_.stepOf({distance, 0, 0}).x * (1 + kMargin) + kMargin),
                   FLT_MAX);
}

unsigned LeastDistance::operator()(const FourBoxes& boxes, float limit, Floats& distances) const {
  const Vector3<Lane> min = lanesOf(boxes.min);
  const Vector3<Lane> max = lanesOf(boxes.max);
  Lane distance = gapBetween({{{min.x, max.x}, {min.y, max.y}, {min.z, max.z}}}, min_, max_);
  const BoxesAlong<Lane> along(min, max);
  for (std::size_t i = 0; i < std::min(planeCount_, kPlanes); ++i) {
    const auto& [normal, reach] = planes_[i];
    distance = greatest(distance, along(inAllLanes(normal)).low - Lane(reach));
  }
  if (tellsNothing_) {
    distance = choose(min.x <= max.x, Lane(0.0F), distance);
  }
  store(distance, distances.data());
  return (distance <= Lane(limit)).bits();
}

unsigned LeastDistance::mayBeWithin(const FourTriangles& triangles, float limit) const {
  if (tellsNothing_) {
    return triangles.there();
  }
  const Vector3<Lane> a = lanesOf(triangles.a);
  const Vector3<Lane> b = a + lanesOf(triangles.ab);
  const Vector3<Lane> c = a + lanesOf(triangles.ac);
  std::array<Extent<Lane>, 3> extents{};
  for (int axis = 0; axis < 3; ++axis) {
    extents[at(axis)] = {least(a[axis], least(b[axis], c[axis])),
                         greatest(a[axis], greatest(b[axis], c[axis]))};
  }
  Lane distance = gapBetween(extents, min_, max_);
  for (std::size_t i = 0; i < std::min(planeCount_, kPlanes); ++i) {
    const auto& [normal, reach] = planes_[i];
    const Vector3<Lane> across = inAllLanes(normal);
    const Lane nearest = least(dot(across, a), least(dot(across, b), dot(across, c)));
    distance = greatest(distance, nearest - Lane(reach));
  }
  return (distance <= Lane(limit)).bits() & triangles.there();
}

}  // namespace collision
