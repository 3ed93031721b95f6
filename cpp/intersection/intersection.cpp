// The questions of collision/intersection.h: of which shapes, and in which order.
#include "collision/intersection.h"

#include <utility>

#include "answer/positive_zero.h"
#include "collision/collision.h"
#include "intersection/common_set.h"
#include "intersection/round_sets.h"
#include "linear/number_vector.h"
#include "linear/predicates.h"
#include "mesh/mesh_pair.h"
#include "number/certified.h"
#include "pairs/pairs.h"
#include "shapes/core.h"
#include "shapes/visit_any.h"

namespace collision {
namespace {

/** Two planes that meet: a line, or the plane that both are. */
Intersection ofPlanes(const Plane& a, const Plane& b) {
  Intersection common;
  certified([&]<class T>() {
    const Vector3<T> normalA = vectorOf<T>(a.normal);
    const Vector3<T> normalB = vectorOf<T>(b.normal);
    const Vector3<T> direction = cross(normalA, normalB);
    const T squareA = dot(normalA, normalA);
    const T valueA(a.constant);
    if (isZero(direction)) {
      common.kind = IntersectionKind::plane;
      common.normal = positiveZero(unitOf(normalA));
      common.center = positiveZero(quotient(normalA * -valueA, squareA));
      return 0;
    }
    const T valueB(b.constant);
    const T squareB = dot(normalB, normalB);
    const T both = dot(normalA, normalB);
    common.kind = IntersectionKind::line;
    common.normal = positiveZero(unitOf(direction));
    common.center = positiveZero(quotient(
        normalA * (valueB * both - valueA * squareB) + normalB * (valueA * both - valueB * squareA),
        dot(direction, direction)));
    return 0;
  });
  return common;
}

bool isMeshPair(ShapeRef a, ShapeRef b) { return isMesh(a) || isMesh(b); }

bool isPlane(ShapeRef shape) { return shape.kind() == Kind::plane; }

bool isRound(ShapeRef shape) {
  return shape.kind() == Kind::sphere || shape.kind() == Kind::capsule;
}

/** use(a, b), of what has the radius 0 with its core, which has none. */
template <class Use>
auto withoutZeroRadii(ShapeRef a, ShapeRef b, const Use& use) {
  const auto isCore = [](ShapeRef shape) { return isRound(shape) && radiusOf(shape) == 0; };
  const ShapeCell coreA = isCore(a) ? coreOf(a) : ShapeCell(Point{});
  const ShapeCell coreB = isCore(b) ? coreOf(b) : ShapeCell(Point{});
  return use(isCore(a) ? ShapeRef(coreA) : a, isCore(b) ? ShapeRef(coreB) : b);
}

Intersection ofConvex(ShapeRef a, ShapeRef b, Outcome outcome) {
  if (isRound(a) || isRound(b)) {
    return roundSet(a, b, outcome);
  }
  if (isPlane(a) && isPlane(b)) {
    Intersection common = ofPlanes(a.as<Plane>(), b.as<Plane>());
    common.outcome = outcome;
    return common;
  }
  return commonSet(a, b, outcome);
}

}  // namespace

bool hasIntersection(ShapeRef a, ShapeRef b) {
  return withoutZeroRadii(a, b, [](ShapeRef first, ShapeRef second) {
    return !(isRound(first) || isRound(second)) || isRoundSet(first, second);
  });
}

Intersection intersection(ShapeRef a, ShapeRef b) {
  Intersection common;
  if (isMeshPair(a, b) || !hasIntersection(a, b)) {
    common.outcome = Outcome::invalid;
    return common;
  }
  common.outcome = collision::outcome(a, b);
  if (common.outcome != Outcome::touching && common.outcome != Outcome::overlapping) {
    return common;
  }
  return withoutZeroRadii(a, b, [&](ShapeRef first, ShapeRef second) {
    return ofConvex(first, second, common.outcome);
  });
}

std::vector<Intersection> intersections(ShapeRef a, ShapeRef b) {
  std::vector<Intersection> all;
  if (!hasIntersection(a, b)) {
    return all;
  }
  if (!isMeshPair(a, b)) {
    Intersection common = intersection(a, b);
    if (common.kind != IntersectionKind::none) {
      all.push_back(std::move(common));
    }
    return all;
  }
  const MeshPair pair(a, b);
  for (const MeetingTriangles& triangles : meetingTriangles(a, b)) {
    Intersection common = pair.withShapes(
        triangles.triangleA, triangles.triangleB,
        [](ShapeRef first, ShapeRef second) { return intersection(first, second); });
    common.triangleA = triangles.triangleA;
    common.triangleB = triangles.triangleB;
    all.push_back(std::move(common));
  }
  return all;
}

}  // namespace collision
