#include "mesh/least_distance.h"

#include <bit>
#include <cfloat>
#include <cmath>

#include "convex/axis_range.h"
#include "mesh/boxes_along.h"
#include "mesh/float_vectors.h"
#include "mesh/nearest_places.h"
#include "mesh/triangles_along.h"
#include "number/roundoff.h"
#include "shapes/bounds.h"
#include "shapes/float_bounds.h"

namespace collision {
namespace {

using Lane = Lanes<float>;

/** More than what numbers here are off by, as a part of 1 and of themselves. */
constexpr double kDistanceMargin = 0x1p-17;
/** A sum along a normal, a length of three gaps, and rounding to floats. */
static_assert(kDistanceMargin >= 32 * RoundoffIn<float>::kUnit + kBoxesAlongError);

/**
 * The same along a way, which is one of floats as it is: what boxes or triangles and a core cover
 * of it, and how long it is.
 */
constexpr double kWayMargin = 0x1p-18;
constexpr Vector3<RoundoffIn<float>> kFloats = vectorOfRoundoff(RoundoffIn<float>::of(1, 0));
/** A core is a sum of four vectors; a way ends in places that are off by up to 16 roundings. */
constexpr double kOfCore = 24 * RoundoffIn<float>::kUnit;
static_assert(kWayMargin >= BoxesAlong(kFloats, kFloats)(kFloats).low.error() + kOfCore);
static_assert(kWayMargin >= dot(kUnitFloats, kFloats).error() + kOfCore);

/** How often the nearest places of a core and a triangle are looked for, each from the other. */
constexpr int kSteps = 3;

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
      wayMargin_(floatAbove(kWayMargin * (1 + core_.size()) + off_)) {
  const Bounds bounds = boundsOf(shape);
  const Vec3 min = space.placeOf(bounds.min);
  const Vec3 max = space.placeOf(bounds.max);
  for (int axis = 0; axis < 3; ++axis) {
    min_[axis] = std::fmax(floatBelow(min[axis] - kDistanceMargin - off_), -FLT_MAX);
    max_[axis] = std::fmin(floatAbove(max[axis] + kDistanceMargin + off_), FLT_MAX);
    tellsNothing_ = tellsNothing_ || !(min[axis] < kFarthest && max[axis] > -kFarthest);
  }
  if (shape.kind() == Kind::plane) {
    // On whichever side of it the mesh is.
    const auto [normal, constant] = unitPlaneOf(shape.as<collision::Plane>());
    const Vec3 place = space.placeOf(normal * -constant);
    const double size = 1 + roundoff::magnitudeOf(place);
    const double reach = dot(place, normal);
    for (const double side : {1.0, -1.0}) {
      addPlane({floatsOf(normal * side),
                floatAbove(reach * side + kDistanceMargin + size * 0x1p-40 + off_)});
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
  addPlane({floats, floatAbove(here + kDistanceMargin * size + off_)});
}

template <class Along>
Lane LeastDistance::distanceAcross(const Along& along) const {
  Lane distance(0.0F);
  if (core_.isTold()) {
    const Vector3<Lane> way = core_.waysTo(along.middle());
    distance = greatest(distance, along(way).low - core_.reachAlong(way) - Lane(wayMargin_));
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

unsigned LeastDistance::operator()(const FourTriangles& triangles, float& limit,
                                   Floats& distances) const {
  if (tellsNothing_) {
    distances.fill(0);
    return triangles.there();
  }
  const TrianglesAlong along(triangles);
  const Lane gap = gapBetween({along(0), along(1), along(2)}, min_, max_);
  Lane distance = greatest(gap, distanceAcross(along));
  const auto withinLimit = [&] { return (distance <= Lane(limit)).bits() & triangles.there(); };
  if (withinLimit() != 0 && tellsMost()) {
    // Each step goes from the place of a triangle to the nearest one of the core, and back.
    Lane length(HUGE_VALF);
    Vector3<Lane> place = along.middle();
    for (int i = 0; i < (core_.isPlace() ? 1 : kSteps); ++i) {
      const Vector3<Lane> from = core_.nearestTo(place);
      const Vector3<Lane> way = nearestOnTriangles(
          {lanesOf(triangles.a) - from, lanesOf(triangles.ab), lanesOf(triangles.ac)});
      place = from + way;
      const Lane own = squareRoot(dot(way, way));
      length = least(length, own);
      const Vector3<Lane> unit = way * (Lane(1.0F) / own);
      distance = greatest(distance, along(unit).low - core_.reachAlong(unit) - Lane(wayMargin_));
    }
    const Lane farthest = greatest(length - Lane(core_.radius()), Lane(0.0F)) + Lane(wayMargin_);
    for (unsigned lanes = triangles.there(); lanes != 0; lanes &= lanes - 1) {
      limit = std::fmin(limit, farthest[std::countr_zero(lanes)]);
    }
  }
  store(distance, distances.data());
  return withinLimit();
}

}  // namespace collision
