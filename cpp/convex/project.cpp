// What interval does a shape cover along an axis, and where? project() of collision/collision.h.
#include "answer/positive_zero.h"
#include "collision/collision.h"
#include "convex/axis_range.h"
#include "convex/corner_cloud.h"
#include "convex/witness.h"
#include "linear/number_vector.h"
#include "number/certified.h"

namespace collision {
namespace {

constexpr Vec3 kOrigin{};

Vec3 footOfOrigin(const Plane& plane) {
  return positiveZero(certified([&]<class T>() {
    const Vector3<T> normal = vectorOf<T>(plane.normal);
    return quotient(normal * -T(plane.constant), dot(normal, normal));
  }));
}

}  // namespace

Fault checkAxis(const Vec3& axis) {
  const std::array<double, 3> numbers{axis.x, axis.y, axis.z};
  if (const Fault fault = checkMagnitudes(numbers)) {
    return fault;
  }
  return checkNotZero(numbers, 0);
}

Projection project(ShapeRef shape, const Vec3& axis) {
  if constexpr (kHasHulls) {
    if (isEmptyMesh(shape)) {
      return {{kInfinity, -kInfinity}};
    }
    if (isMesh(shape)) {
      return withCorners(shape, [&](ShapeRef corners) { return project(corners, axis); }, axis);
    }
  }
  Projection projection{intervalAlong(shape, axis)};
  const auto& [min, max] = projection.interval;
  if (min == -kInfinity && max == kInfinity) {
    return projection;
  }
  if (shape.kind() == Kind::plane) {
    projection.minPoint = projection.maxPoint = footOfOrigin(shape.as<Plane>());
    return projection;
  }
  const RoundedPolytope core = roundedPolytopeOf(shape);
  certified([&]<class T>() {
    const PolytopeTerms<T> terms = core.polytope.template in<T>(kOrigin);
    const auto pointAlong = [&](const Direction<T>& direction) {
      return positiveZero(supportOf(terms, direction, kOrigin, core.radius).point);
    };
    const Direction<T> direction(vectorOf<T>(axis));
    if (projection.interval.min > -kInfinity) {
      projection.minPoint = pointAlong(-direction);
    }
    if (projection.interval.max < kInfinity) {
      projection.maxPoint = pointAlong(direction);
    }
    return true;
  });
  return projection;
}

}  // namespace collision
