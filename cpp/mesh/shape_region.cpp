#include "mesh/shape_region.h"

#include <bit>
#include <cfloat>
#include <cmath>
#include <limits>
#include <span>

#include "mesh/boxes_along.h"
#include "mesh/float_vectors.h"
#include "mesh/nearest_places.h"
#include "mesh/triangles_along.h"
#include "number/filter.h"
#include "shapes/all.h"
#include "shapes/bounds.h"
#include "shapes/float_bounds.h"

namespace collision {
namespace {

/** More than the roundings of a coordinate here, of corners in lanes, and of a sum along a normal.
 */
constexpr double kRegionMargin = 0x1p-17;
static_assert(dot(kUnitFloats, kUnitFloats).error() < kRegionMargin &&
              kBoxesAlongError < kRegionMargin);
/** The same as a part of numbers that are larger than those here. */
constexpr double kRegionPart = 0x1p-40;

/** Across a vector: along the axis that it is furthest from, without its part along the vector. */
Vec3 acrossOf(const Vec3& direction) {
  int least = 0;
  for (int axis = 1; axis < 3; ++axis) {
    least = std::fabs(direction[axis]) < std::fabs(direction[least]) ? axis : least;
  }
  return directionOf(cross(direction, unitAxis(least)));
}

}  // namespace

void ShapeRegion::addSlab(const Vec3& normal, double low, double high, double off, bool isSolid) {
  const double margin = off + widening_;
  if (!(margin < 1)) {
    return;  // it would tell nothing
  }
  Slab& slab = slabs_[at(slabCount_)];
  slab.normal = floatsOf(normal);
  slab.low = floatBelow(low - margin);
  slab.high = floatAbove(high + margin);
  slab.innerLow = isSolid ? floatAbove(low + margin) : HUGE_VALF;
  slab.innerHigh = floatBelow(high - margin);
  ++slabCount_;
}

ShapeRegion::ShapeRegion(ShapeRef shape, const MeshSpace& space, double within)
    : widening_(space.lengthOf(within) * (1 + kRegionPart)) {
  const double margin = kRegionMargin + widening_;
  const Bounds bounds = boundsOf(shape);
  const Vec3 min = space.placeOf(bounds.min);
  const Vec3 max = space.placeOf(bounds.max);
  for (int axis = 0; axis < 3; ++axis) {
    // Finite, so that a box that there is not is beyond them.
    min_[axis] = std::fmax(floatBelow(min[axis] - margin), -FLT_MAX);
    max_[axis] = std::fmin(floatAbove(max[axis] + margin), FLT_MAX);
    twiceMiddle_[axis] = min_[axis] + max_[axis];
  }
  /** Between the first and the last of some places, all of them a radius away. */
  const auto addAlong = [&](const Vec3& normal, std::span<const Vec3> places, double radius) {
    double low = kInfinity;
    double high = -kInfinity;
    double size = 0;
    for (const Vec3& place : places) {
      const Vec3 here = space.placeOf(place);
      const double along = dot(here, normal);
      low = std::fmin(low, along - radius);
      high = std::fmax(high, along + radius);
      size += roundoff::magnitudeOf(here);
    }
    // Lengths across are off by a rounding of the normal.
    addSlab(normal, low, high, kRegionMargin * (1 + radius) + kRegionPart * size, false);
  };
  const auto addAcross = [&](const Vec3& along, std::span<const Vec3> places, double radius) {
    if (isZero(along)) {
      return;
    }
    const Vec3 direction = directionOf(along);
    const Vec3 first = acrossOf(direction);
    addAlong(first, places, radius);
    addAlong(cross(direction, first), places, radius);
  };
  switch (shape.kind()) {
    case Kind::segment: {
      const auto& segment = shape.as<Segment>();
      const std::array<Vec3, 2> ends{segment.start, segment.end};
      addAcross(segment.end - segment.start, ends, 0);
      break;
    }
    case Kind::capsule: {
      const auto& capsule = shape.as<Capsule>();
      const std::array<Vec3, 2> ends{capsule.start, capsule.end};
      addAcross(capsule.end - capsule.start, ends, space.lengthOf(capsule.radius));
      break;
    }
    case Kind::ray: {
      // A normal is not quite across: on the way past the mesh it drifts by so much.
      const auto& ray = shape.as<Ray>();
      const Vec3 here = space.placeOf(ray.origin);
      const double drift = kRegionMargin * (roundoff::magnitudeOf(here) + 4);
      const std::array<Vec3, 1> start{ray.origin};
      addAcross(ray.direction, start, drift);
      break;
    }
    case Kind::triangle: {
      const auto& [a, b, c] = shape.as<Triangle>();
      const std::array<Vec3, 3> corners{a, b, c};
      const Vec3 normal = cross(b - a, c - a);
      if (std::isfinite(roundoff::magnitudeOf(normal)) && !isZero(normal)) {
        addAlong(directionOf(normal), corners, 0);
      }
      break;
    }
    case Kind::parallelogram: {
      const auto& [a, b, c] = shape.as<Parallelogram>();
      const std::array<Vec3, 4> corners{a, b, c, b + (c - a)};
      const Vec3 normal = cross(b - a, c - a);
      if (std::isfinite(roundoff::magnitudeOf(normal)) && !isZero(normal)) {
        addAlong(directionOf(normal), corners, 0);
      }
      break;
    }
    case Kind::plane: {
      const auto& [normal, height] = unitPlaneOf(shape.as<Plane>());
      const Vec3 place = space.placeOf(normal * -height);
      const double off = kRegionMargin + kRegionPart * roundoff::magnitudeOf(place);
      addSlab(normal, dot(place, normal), dot(place, normal), off, false);
      break;
    }
    case Kind::obb: {
      const auto& box = shape.as<Obb>();
      const Vec3 center = space.placeOf(box.center);
      const Vec3 half = space.stepOf(box.halfExtents);
      const double size = roundoff::magnitudeOf(center) + roundoff::magnitudeOf(half);
      const std::array<Vec3, 3> axes = unitsOf(box);
      for (int i = 0; i < 3; ++i) {
        const double middle = dot(center, axes[at(i)]);
        addSlab(axes[at(i)], middle - half[i], middle + half[i], kRegionMargin * (1 + size), true);
      }
      inside_ = slabCount_ == 3 ? Inside::slabs : Inside::nothing;
      break;
    }
    case Kind::aabb:
      inside_ = Inside::box;
      for (int axis = 0; axis < 3; ++axis) {
        innerMin_[axis] = floatAbove(min[axis] + margin);
        innerMax_[axis] = floatBelow(max[axis] - margin);
      }
      break;
    case Kind::sphere: {
      const auto& sphere = shape.as<Sphere>();
      const Vec3 center = space.placeOf(sphere.center);
      const double radius = space.lengthOf(sphere.radius);
      const double size = roundoff::magnitudeOf(center) + radius;
      const double off = 4 * kRegionMargin * (1 + size) + widening_;
      constexpr double kLargest = 0x1p+20;
      if (size < kLargest && off < kLargest) {
        inside_ = Inside::sphere;
        const float inner = floatBelow(greatest(radius - off, 0.0));
        const float outer = floatAbove(radius + off);
        innerSquare_ = inner * inner;
        outerSquare_ = outer * outer;
        innerMin_ = floatsOf(center);
      }
      break;
    }
    default:
      break;
  }
}

ShapeRegion::Found ShapeRegion::find(const FourBoxes& boxes) const {
  const Vector3<Floats> min = lanesOf(boxes.min);
  const Vector3<Floats> max = lanesOf(boxes.max);
  auto meets = (min.x <= Floats(max_.x)) & (Floats(min_.x) <= max.x);
  meets = meets & (min.y <= Floats(max_.y)) & (Floats(min_.y) <= max.y);
  meets = meets & (min.z <= Floats(max_.z)) & (Floats(min_.z) <= max.z);
  auto inside = meets;
  const BoxesAlong<Floats> along(min, max);
  for (int i = 0; i < slabCount_; ++i) {
    const Slab& slab = slabs_[at(i)];
    const auto [low, high] = along(inAllLanes(slab.normal));
    meets = meets & (low <= Floats(slab.high)) & (Floats(slab.low) <= high);
    inside = inside & (low >= Floats(slab.innerLow)) & (high <= Floats(slab.innerHigh));
  }
  switch (inside_) {
    case Inside::nothing:
      return {meets.bits(), 0};
    case Inside::slabs:
      break;
    case Inside::box:
      for (int axis = 0; axis < 3; ++axis) {
        inside = inside & (min[axis] >= Floats(innerMin_[axis])) &
                 (max[axis] <= Floats(innerMax_[axis]));
      }
      break;
    case Inside::sphere: {
      Floats nearest(0.0F);
      Floats farthest(0.0F);
      for (int axis = 0; axis < 3; ++axis) {
        const Floats below = min[axis] - Floats(innerMin_[axis]);
        const Floats above = Floats(innerMin_[axis]) - max[axis];
        const Floats beside = greatest(Floats(0.0F), greatest(below, above));
        const Floats out = greatest(absolute(below), absolute(above));
        nearest = nearest + beside * beside;
        farthest = farthest + out * out;
      }
      meets = meets & (nearest <= Floats(outerSquare_));
      inside = inside & (farthest < Floats(innerSquare_));
      break;
    }
  }
  return {meets.bits(), (inside & meets).bits()};
}

int ShapeRegion::nearestOf(const FourBoxes& boxes, unsigned which) const {
  const Vector3<Floats> way = lanesOf(boxes.min) + lanesOf(boxes.max) - inAllLanes(twiceMiddle_);
  FourBoxes::Floats squares;
  store(dot(way, way), squares.data());
  int nearest = std::countr_zero(which);
  for (which &= which - 1; which != 0; which &= which - 1) {
    const int other = std::countr_zero(which);
    nearest = squares[at(other)] < squares[at(nearest)] ? other : nearest;
  }
  return nearest;
}

ShapeRegion::Found ShapeRegion::find(const FourTriangles& triangles) const {
  const Vector3<Floats> first = lanesOf(triangles.a);
  const TrianglesAlong corners(triangles);
  auto meets = first.x == first.x;
  for (int axis = 0; axis < 3; ++axis) {
    const auto [low, high] = corners(axis);
    meets = meets & (low <= Floats(max_[axis])) & (Floats(min_[axis]) <= high);
  }
  using Mask = LaneMask<float>;
  std::array<Mask, 3> inside{Mask(inside_ != Inside::nothing), Mask(inside_ != Inside::nothing),
                             Mask(inside_ != Inside::nothing)};
  for (int i = 0; i < slabCount_; ++i) {
    const Slab& slab = slabs_[at(i)];
    const std::array<Floats, 3> along = corners.cornersAlong(inAllLanes(slab.normal));
    for (std::size_t k = 0; k < 3; ++k) {
      inside[k] =
          inside[k] & (along[k] >= Floats(slab.innerLow)) & (along[k] <= Floats(slab.innerHigh));
    }
    const auto [low, high] = extentOf(along[0], along[1], along[2]);
    meets = meets & (low <= Floats(slab.high)) & (Floats(slab.low) <= high);
  }
  if (inside_ == Inside::sphere) {
    // Seen from the center: all of a triangle lies beyond the plane across the way to any place.
    const Vector3<Floats> center{Floats(innerMin_.x), Floats(innerMin_.y), Floats(innerMin_.z)};
    const filter::PolygonCore<Floats, true> polygon{first - center, lanesOf(triangles.ab),
                                                    lanesOf(triangles.ac)};
    const Vector3<Floats> way = nearestOnTriangles(polygon);
    const Floats beyond = greatest(Floats(0.0F), polygon.leastAlong(way));
    const Floats square = dot(way, way);
    meets = butNot(meets, beyond * beyond > square * Floats(outerSquare_));
    inside.fill(square < Floats(innerSquare_));
  }
  for (int axis = 0; inside_ == Inside::box && axis < 3; ++axis) {
    const std::array<Floats, 3> along = corners.cornersAlong(axis);
    for (std::size_t k = 0; k < 3; ++k) {
      inside[k] =
          inside[k] & (along[k] >= Floats(innerMin_[axis])) & (along[k] <= Floats(innerMax_[axis]));
    }
  }
  return {meets.bits(), (meets & (inside[0] | inside[1] | inside[2])).bits()};
}

}  // namespace collision
