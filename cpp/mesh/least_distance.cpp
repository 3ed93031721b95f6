#include "mesh/least_distance.h"

#include <cfloat>
#include <cmath>

#include "convex/axis_range.h"
#include "mesh/boxes_along.h"
#include "mesh/float_vectors.h"
#include "mesh/triangles_along.h"
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
    : shape_(shape),
      space_(space),
      core_(shape, space),
      off_(space.lengthOf(off)),
      coreMargin_(floatAbove(kMargin * (1 + core_.size()) + off_)) {
  const Bounds bounds = boundsOf(shape);
  const Vec3 min = space.placeOf(bounds.min);
  const Vec3 max = space.placeOf(bounds.max);
  for (int axis = 0; axis < 3; ++axis) {
    min_[axis] = std::fmax(floatBelow(min[axis] - kMargin - off_), -FLT_MAX);
    max_[axis] = std::fmin(floatAbove(max[axis] + kMargin + off_), FLT_MAX);
    tellsNothing_ = tellsNothing_ || !(min[axis] < kFarthest && max[axis] > -kFarthest);
  }
  if (shape.kind() == Kind::plane) {
    // On whichever side of it the mesh is.
    const auto [normal, constant] = unitPlaneOf(shape.as<collision::Plane>());
    const Vec3 place = space.placeOf(normal * -constant);
    const double size = 1 + roundoff::magnitudeOf(place);
    const double reach = dot(place, normal);
    for (const double side : {1.0, -1.0}) {
      addPlane(
          {floatsOf(normal * side), floatAbove(reach * side + kMargin + size * 0x1p-40 + off_)});
    }
  }
}

void LeastDistance::addPlane(const Plane& plane) {
  if (std::isfinite(plane.reach)) {
    planes_.add(plane);
  }
}

void LeastDistance::addWay(const Vec3& way) {
  const Vec3 unit = directionOf(way);
  const Vector3<float> floats = floatsOf(unit);
  const Vec3 normal{floats.x, floats.y, floats.z};
  const double reach = intervalAlong(shape_, normal).max * length(normal);
  const Vec3 center = space_.placeAt({});
  const double here = space_.lengthOf(reach - dot(center, normal));
  const double size = 1 + std::fabs(here) +
                      space_.lengthOf(std::fabs(reach) + roundoff::magnitudeOf(center)) * 0x1p-20;
  addPlane({floats, floatAbove(here + kMargin * size + off_)});
}

float LeastDistance::limitOf(double distance) const {
  return std::fmin(floatAbove(space_.lengthOf(distance) * (1 + kMargin) + kMargin), FLT_MAX);
}

template <class Along>
Lane LeastDistance::distanceAcross(const Along& along) const {
  Lane distance(0.0F);
  if (core_.isTold()) {
    const Vector3<Lane> way = core_.waysTo(along.middle());
    distance = greatest(distance, along(way).low - core_.reachAlong(way) - Lane(coreMargin_));
  }
  for (const auto& [normal, reach] : planes_) {
    distance = greatest(distance, along(inAllLanes(normal)).low - Lane(reach));
  }
  return distance;
}

unsigned LeastDistance::operator()(const FourBoxes& boxes, float limit, Floats& distances) const {
  const Vector3<Lane> min = lanesOf(boxes.min);
  const Vector3<Lane> max = lanesOf(boxes.max);
  const Lane gap = gapBetween({{{min.x, max.x}, {min.y, max.y}, {min.z, max.z}}}, min_, max_);
  Lane distance = greatest(gap, distanceAcross(BoxesAlong<Lane>(min, max)));
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
  const TrianglesAlong along(triangles);
  const Lane gap = gapBetween({along(0), along(1), along(2)}, min_, max_);
  return (greatest(gap, distanceAcross(along)) <= Lane(limit)).bits() & triangles.there();
}

}  // namespace collision
