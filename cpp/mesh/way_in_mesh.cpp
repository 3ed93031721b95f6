#include "mesh/way_in_mesh.h"

#include <cmath>

#include "mesh/boxes_along.h"
#include "mesh/float_vectors.h"
#include "mesh/open_times.h"
#include "mesh/triangles_along.h"
#include "shapes/all.h"
#include "shapes/bounds.h"
#include "shapes/float_bounds.h"

namespace collision {
namespace {

/** More than what numbers here are off by, as a part of 1, of the shape's and of the way. */
constexpr double kOnWayMargin = 0x1p-17;
static_assert(kOnWayMargin >= 32 * RoundoffIn<float>::kUnit + kBoxesAlongError);
/** The same as a part of what is far away. */
constexpr double kPlacePart = 0x1p-40;

/** How often a plane between is looked for. */
constexpr int kStepsOfBoxes = 2;
constexpr int kStepsOfTriangles = 4;

}  // namespace

void WayInMesh::addRow(const Vec3& normal, double low, double high, double off) {
  const double margin = kOnWayMargin * (1 + roundoff::magnitudeOf(way_)) + off_ + off;
  rows_[at(rowCount_++)] = {floatsOf(normal), floatBelow(low - margin), floatAbove(high + margin),
                            static_cast<float>(dot(normal, way_))};
}

WayInMesh::WayInMesh(ShapeRef shape, const MeshSpace& space, const Vec3& way, double off)
    : core_(shape, space), way_(space.stepOf(way)), off_(space.lengthOf(off)) {
  margin_ = floatAbove(kOnWayMargin * (1 + core_.size() + roundoff::magnitudeOf(way_)) + off_);
  if (shape.kind() == Kind::plane) {
    const auto [normal, constant] = unitPlaneOf(shape.as<collision::Plane>());
    const Vec3 place = space.placeOf(normal * -constant);
    const double along = dot(place, normal);
    addRow(normal, along, along, roundoff::magnitudeOf(place) * kPlacePart);
    return;
  }
  const Bounds bounds = boundsOf(shape);
  const Vec3 min = space.placeOf(bounds.min);
  const Vec3 max = space.placeOf(bounds.max);
  for (int axis = 0; axis < 3; ++axis) {
    addRow(unitAxis(axis), min[axis] - std::fabs(min[axis]) * kPlacePart,
           max[axis] + std::fabs(max[axis]) * kPlacePart, 0);
  }
}

void WayInMesh::addAxis(const Vec3& axis) {
  if (!core_.isTold()) {
    return;
  }
  const Vector3<float> normal = floatsOf(directionOf(axis));
  const float reach = core_.reachAlong(inAllLanes(normal))[0] + margin_;
  planes_.add({normal, reach, dot(normal, floatsOf(way_))});
}

template <class Along>
unsigned WayInMesh::timesOf(const Along& along, int steps, float limit, Floats& times) const {
  OpenTimes open;
  for (int i = 0; i < rowCount_; ++i) {
    const Row& row = rows_[at(i)];
    const auto [low, high] = along(inAllLanes(row.normal));
    open.keep(low - Lane(row.high), high - Lane(row.low), Lane(row.speed));
  }
  for (const auto& [normal, reach, speed] : planes_) {
    open.start(along(inAllLanes(normal)).low - Lane(reach), Lane(speed));
  }
  if (core_.isTold()) {
    const Vector3<Lane> way = inAllLanes(floatsOf(way_));
    const Vector3<Lane> middle = along.middle();
    for (int i = 0; i < steps; ++i) {
      const Lane& time = open.enter();
      const Vector3<Lane> across = core_.waysTo(middle - way * time);
      const Lane speed = dot(across, way);
      const Lane reach = core_.reachAlong(across) + speed * time + Lane(margin_);
      open.advance(along(across).low - reach, speed);
    }
  }
  return open.until(limit, times.data());
}

unsigned WayInMesh::operator()(const FourBoxes& boxes, float limit, Floats& times) const {
  const Vector3<Lane> min = lanesOf(boxes.min);
  const Vector3<Lane> max = lanesOf(boxes.max);
  const BoxesAlong<Lane> along(min, max);
  return timesOf(along, kStepsOfBoxes, limit, times) & (min.x <= max.x).bits();
}

unsigned WayInMesh::operator()(const FourTriangles& triangles, float limit, Floats& times) const {
  const TrianglesAlong along(triangles);
  return timesOf(along, kStepsOfTriangles, limit, times) & triangles.there();
}

}  // namespace collision
