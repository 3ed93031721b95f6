#include "mesh/core_in_mesh.h"

#include <cmath>

#include "linear/frame.h"
#include "mesh/float_vectors.h"
#include "mesh/nearest_places.h"
#include "pairs/filter/nearest_place.h"
#include "shapes/all.h"

namespace collision {
namespace {

/** Of sizes that are not beyond this all squares are ordinary floats. */
constexpr double kLargest = 0x1p+20;

/**
 * Where a ray goes beyond what is nearest to any place of the mesh, which is within 1 of the origin
 * along each axis: later all of them are further away.
 */
double lastNear(const Vec3& origin, const Vec3& direction) {
  constexpr double kDiagonal = 1.75;
  return greatest(kDiagonal - dot(origin, direction), 0.0);
}

}  // namespace

CoreInMesh::CoreInMesh(ShapeRef shape, const MeshSpace& space) {
  const auto takeSegment = [&](const Vec3& start, const Vec3& along) {
    take(Form::halfAxes, start + along * 0.5, {along * 0.5});
  };
  switch (shape.kind()) {
    case Kind::point:
      take(Form::halfAxes, space.placeOf(shape.as<Point>().position), {});
      break;
    case Kind::sphere: {
      const auto& [center, radius] = shape.as<Sphere>();
      radius_ = static_cast<float>(space.lengthOf(radius));
      take(Form::halfAxes, space.placeOf(center), {});
      break;
    }
    case Kind::segment: {
      const auto& [start, end] = shape.as<Segment>();
      takeSegment(space.placeOf(start), space.stepOf(end - start));
      break;
    }
    case Kind::capsule: {
      const auto& [start, end, radius] = shape.as<Capsule>();
      radius_ = static_cast<float>(space.lengthOf(radius));
      takeSegment(space.placeOf(start), space.stepOf(end - start));
      break;
    }
    case Kind::ray: {
      const auto& ray = shape.as<Ray>();
      const Vec3 origin = space.placeOf(ray.origin);
      const Vec3 direction = directionOf(ray.direction);
      const double end = least(lastNear(origin, direction), space.lengthOf(ray.maxDistance));
      takeSegment(origin, direction * end);
      break;
    }
    case Kind::aabb: {
      const auto& [min, max] = shape.as<Aabb>();
      const Vec3 half = space.stepOf(max - min) * 0.5;
      take(Form::halfAxes, space.placeOf(min) + half,
           {unitAxis(0) * half.x, unitAxis(1) * half.y, unitAxis(2) * half.z});
      break;
    }
    case Kind::obb: {
      const auto& box = shape.as<Obb>();
      const Vec3 half = space.stepOf(box.halfExtents);
      const std::array<Vec3, 3> axes = unitsOf(box);
      take(Form::halfAxes, space.placeOf(box.center),
           {axes[0] * half.x, axes[1] * half.y, axes[2] * half.z});
      break;
    }
    case Kind::triangle: {
      const auto& [a, b, c] = shape.as<Triangle>();
      take(Form::triangle, space.placeOf(a), {space.stepOf(b - a), space.stepOf(c - a)});
      break;
    }
    case Kind::parallelogram: {
      const auto& [a, b, c] = shape.as<Parallelogram>();
      take(Form::parallelogram, space.placeOf(a), {space.stepOf(b - a), space.stepOf(c - a)});
      break;
    }
    case Kind::hull:
      takeHull(shape.as<Hull>(), space);
      break;
    default:
      break;
  }
}

void CoreInMesh::takeHull(const Hull& hull, const MeshSpace& space) {
  constexpr std::size_t kMostCorners = 256;  // all of them are looked at
  const std::span<const Vec3> corners = hull.geometry->corners();
  if (corners.empty() || corners.size() > kMostCorners) {
    return;
  }
  const std::array<Vec3, 3> axes = unitsOf(Obb{{}, hull.rotation, {}});
  const auto stepOf = [&](const Vec3& local) {
    return space.stepOf(axes[0] * local.x + axes[1] * local.y + axes[2] * local.z);
  };
  const Vec3 position = space.placeOf(hull.position);
  Vec3 low = corners[0];
  Vec3 high = corners[0];
  for (const Vec3& corner : corners) {
    corners_.push_back(floatsOf(position + stepOf(corner)));
    for (int axis = 0; axis < 3; ++axis) {
      low[axis] = least(low[axis], corner[axis]);
      high[axis] = greatest(high[axis], corner[axis]);
    }
  }
  const Vec3 half = (high - low) * 0.5;
  take(Form::hull, position + stepOf(low + half),
       {stepOf({half.x, 0, 0}), stepOf({0, half.y, 0}), stepOf({0, 0, half.z})});
  size_ += 2 * space.lengthOf(hull.geometry->extent()) + largestMagnitude(position);
  form_ = size_ < kLargest ? form_ : Form::none;
}

void CoreInMesh::take(Form form, const Vec3& place, const std::array<Vec3, 3>& vectors) {
  place_ = floatsOf(place);
  size_ = largestMagnitude(place) + static_cast<double>(radius_);
  for (std::size_t i = 0; i < vectors.size(); ++i) {
    vectors_[i] = floatsOf(vectors[i]);
    const double square = dot(vectors[i], vectors[i]);
    inverseSquares_[i] = square > 1 / (kLargest * kLargest) ? static_cast<float>(1 / square) : 0.0F;
    size_ += largestMagnitude(vectors[i]);
  }
  form_ = size_ < kLargest ? form : Form::none;
}

Vector3<CoreInMesh::Lane> CoreInMesh::nearestTo(const Vector3<Lane>& places) const {
  const Vector3<Lane> from = inAllLanes(place_);
  const Vector3<Lane> first = inAllLanes(vectors_[0]);
  const Vector3<Lane> second = inAllLanes(vectors_[1]);
  switch (form_) {
    case Form::triangle:
      return nearestOnTriangles({from - places, first, second}) + places;
    case Form::parallelogram:
      return filter::nearestOnPolygon<false>(
                 filter::PolygonCore<Lane, false>{from - places, first, second}) +
             places;
    default:
      break;
  }
  Vector3<Lane> nearest = from;
  for (std::size_t i = 0; i < vectors_.size(); ++i) {
    if (inverseSquares_[i] > 0) {
      const Vector3<Lane> axis = inAllLanes(vectors_[i]);
      const Lane along = dot(places - from, axis) * Lane(inverseSquares_[i]);
      nearest = nearest + axis * filter::clamped(along, Lane(-1.0F), Lane(1.0F));
    }
  }
  return nearest;
}

Vector3<CoreInMesh::Lane> CoreInMesh::waysTo(const Vector3<Lane>& places) const {
  const Vector3<Lane> way = places - nearestTo(places);
  return way * (Lane(1.0F) / squareRoot(dot(way, way)));
}

CoreInMesh::Lane CoreInMesh::reachAlong(const Vector3<Lane>& ways) const {
  const auto along = [&](const Vector3<float>& v) { return dot(inAllLanes(v), ways); };
  const Lane zero(0.0F);
  Lane reach = along(place_) + Lane(radius_);
  switch (form_) {
    case Form::triangle:
      return reach + greatest(greatest(along(vectors_[0]), along(vectors_[1])), zero);
    case Form::parallelogram:
      return reach + greatest(along(vectors_[0]), zero) + greatest(along(vectors_[1]), zero);
    case Form::hull:
      reach = Lane(-HUGE_VALF);
      for (const Vector3<float>& corner : corners_) {
        reach = greatest(reach, along(corner));
      }
      return reach;
    default:
      break;
  }
  for (const Vector3<float>& half : vectors_) {
    reach = reach + absolute(along(half));
  }
  return reach;
}

}  // namespace collision
