// When do two shapes in motion meet?
#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "answer/candidate.h"
#include "collision/collision.h"
#include "collision/motion.h"
#include "convex/contact.h"
#include "linear/predicates.h"
#include "mesh/mesh_pair.h"
#include "motion/cast_rows.h"
#include "motion/mesh_cast.h"
#include "motion/relative_motion.h"
#include "motion/visit_boxes.h"
#include "number/roundoff.h"
#include "shapes/bounds.h"
#include "shapes/core.h"
#include "shapes/moved.h"
#include "shapes/traits.h"
#include "shapes/visit_any.h"
#include "shapes/visit_as.h"

namespace collision {
namespace {

bool areBoxes(ShapeRef a, ShapeRef b) { return isBox(a.kind()) && isBox(b.kind()); }

/** Of two boxes that meet, but for rounding. */
Vec3 commonPointOfBoxes(ShapeRef a, ShapeRef b) {
  return b.kind() == Kind::obb
             ? visitAs<Aabb, Obb>(a, [&](const auto& box) { return contactOf(box, b.as<Obb>()); })
             : visitAs<Aabb, Obb>(a, [&](const auto& box) { return contactOf(b.as<Aabb>(), box); });
}

/** What a point of both may be off by. */
double slackOf(ShapeRef a, ShapeRef b) {
  const auto sizeOf = [](ShapeRef shape) {
    if (shape.kind() == Kind::ray) {
      return roundoff::magnitudeOf(shape.as<Ray>().origin);
    }
    const Bounds bounds = boundsOf(shape);
    return greatest(roundoff::magnitudeOf(bounds.min), roundoff::magnitudeOf(bounds.max));
  };
  return 0x1p-42 * greatest(sizeOf(a), sizeOf(b));
}

/** The place of a box that is nearest to a point, in doubles. */
Vec3 nearestIn(ShapeRef box, const Vec3& point) {
  return visitBox(box, [&](const auto& b) {
    const Frame& frame = roundedFrame(b);
    const Vec3 from = toLocal(frame, point - middle(b));
    const Vec3 reach = b.lengths() * (0.5 * frame.n);
    const Vec3 nearest{std::clamp(from.x, -reach.x, reach.x), std::clamp(from.y, -reach.y, reach.y),
                       std::clamp(from.z, -reach.z, reach.z)};
    return middle(b) + turned(frame.axis, nearest) * (1 / (frame.n * frame.n));
  });
}

/** Of two boxes that touch but for rounding, from a point near both: by turns the nearest place of
 * each. */
Vec3 pointOfBoth(Vec3 point, ShapeRef a, ShapeRef b, double slack) {
  constexpr int kMost = 8;
  for (int step = 0; step < kMost; ++step) {
    const Vec3 ofA = nearestIn(a, point);
    point = nearestIn(b, ofA);
    if (largestMagnitude(point - ofA) <= slack) {
      break;
    }
  }
  return point;
}

/** Whether a point is of a box, but for rounding; one that is not a number is not. */
bool isOf(const Vec3& point, ShapeRef box, double slack) {
  // Near the least doubles a part of a coordinate is none of them.
  constexpr double kOrdinary = 0x1p-900;
  return slack > kOrdinary ? largestMagnitude(point - nearestIn(box, point)) <= slack
                           : distance(Point{point}, box).distance <= slack;
}

/** A polytope, or of a ray what another shape may meet of it. */
Polytope polytopeToward(ShapeRef shape, ShapeRef other) {
  if (shape.kind() != Kind::ray) {
    return roundedPolytopeOf(shape).polytope;
  }
  const auto& [origin, direction, maxDistance] = shape.as<Ray>();
  const Bounds bounds = boundsOf(other);
  const double reach =
      roundoff::magnitudeOf(bounds.min - origin) + roundoff::magnitudeOf(bounds.max - origin);
  const double end = least(reach, maxDistance) / length(direction);
  return Polytope(Segment{origin, origin + direction * end});
}

/** Of two polytopes that are in contact but for rounding, if doubles find one. */
std::optional<Vec3> commonPoint(ShapeRef a, ShapeRef b) {
  const double slack = slackOf(a, b);
  if (!areBoxes(a, b)) {
    return roughCommonPoint(polytopeToward(a, b), polytopeToward(b, a), slack);
  }
  const Vec3 middle = commonPointOfBoxes(a, b);
  if (middle.x != middle.x) {
    return std::nullopt;
  }
  // Edges that are nearly parallel cross far away.
  const Vec3 point = pointOfBoth(middle, a, b, slack);
  return isOf(point, a, slack) && isOf(point, b, slack) ? std::optional(point) : std::nullopt;
}

void setNearest(Cast& cast, ShapeRef a, ShapeRef b) {
  const Distance there = distance(a, b);
  cast.pointA = there.pointA;
  cast.pointB = there.pointB;
}

/** Of a shape that comes to a plane, as the first and the second. `axis`: toward the plane. */
void setPointsAtPlane(Cast& cast, ShapeRef shape, ShapeRef plane, const Vec3& axis) {
  if (!cast.startsInside && axis.x == axis.x) {
    const auto& [normal, constant] = plane.as<Plane>();
    const Vec3 furthest = project(shape, axis).maxPoint;
    const double beyond = planeValue(normal, constant, furthest) / dot(normal, normal);
    if (largestMagnitude(normal * beyond) <= slackOf(shape, shape)) {
      cast.pointA = furthest;
      cast.pointB = furthest - normal * beyond;
      return;
    }
  }
  setNearest(cast, shape, plane);
}

/** The same points of both where one has come to as seen from the other, at tEnter. */
void setPoints(Cast& cast, ShapeRef a, ShapeRef b, const Vec3& way) {
  // A plane's constant may lose what moves it.
  if (b.kind() == Kind::plane) {
    setPointsAtPlane(cast, moved(a, way), b, cast.axis);
    return;
  }
  if (a.kind() == Kind::plane) {
    setPointsAtPlane(cast, moved(b, -way), a, -cast.axis);
    std::swap(cast.pointA, cast.pointB);
    cast.pointA = cast.pointA + way;
    cast.pointB = cast.pointB + way;
    return;
  }
  const ShapeCell movedA = moved(a, way);
  const double radiusA = radiusOf(a);
  const double radiusB = radiusOf(b);
  if (cast.startsInside || cast.axis.x != cast.axis.x) {
    // What a test of boxes says, which looks for more; never −0.
    cast.pointA = cast.pointB =
        areBoxes(a, b) ? commonPointOfBoxes(movedA, b) + Vec3{} : test(movedA, b).contact;
  } else if (radiusA > 0 || radiusB > 0) {
    // On the way from core to core, by the part of the radii.
    const Distance cores = distance(coreOf(movedA), coreOf(b));
    const double part = radiusA / (radiusA + radiusB);
    cast.pointA = cast.pointB = cores.pointA + (cores.pointB - cores.pointA) * part;
  } else if (const auto point = commonPoint(movedA, b)) {
    cast.pointA = cast.pointB = *point;
  } else {
    setNearest(cast, movedA, b);
  }
}

/** use(a, b) of the two; of meshes of the triangles that the answer is about, if there are any. */
template <class Use>
void withDeciding(ShapeRef a, ShapeRef b, const Cast& cast, const Use& use) {
  if (!isMesh(a) && !isMesh(b)) {
    use(a, b);
  } else if (cast.triangleA >= 0 || cast.triangleB >= 0) {
    MeshPair(a, b).withShapes(cast.triangleA, cast.triangleB, use);
  }
}

}  // namespace

Fault checkMotion(const Motion& motion) {
  const auto& [a, b, duration] = motion;
  if (const Fault fault = checkMagnitudes(std::array{a.x, a.y, a.z, b.x, b.y, b.z})) {
    return fault;
  }
  constexpr int kDuration = 6;
  if (duration == kInfinity) {
    return {};
  }
  if (const Fault fault = checkMagnitudes(std::array{duration}, kDuration)) {
    return fault;
  }
  return checkNotNegative(std::array{duration}, kDuration);
}

Cast cast(ShapeRef a, ShapeRef b, const Motion& motion) {
  if (goesOn(a.kind()) && goesOn(b.kind())) {
    return {.outcome = CastOutcome::invalid};
  }
  Cast cast = castWithoutPoints(a, b, motion);
  if (cast.outcome != CastOutcome::never) {
    const Vec3 way = RelativeMotion(motion).roughVelocity() * cast.tEnter;
    const bool isInside = (isMesh(a) || isMesh(b)) && cast.triangleA < 0 && cast.triangleB < 0;
    if (isInside) {
      setPoints(cast, a, b, way);
    } else {
      withDeciding(a, b, cast,
                   [&](ShapeRef first, ShapeRef second) { setPoints(cast, first, second, way); });
    }
    const Vec3 withB = motion.velocityB * cast.tEnter;
    cast.pointA = cast.pointA + withB;
    cast.pointB = cast.pointB + withB;
  }
  return cast;
}

Cast explainCast(ShapeRef a, ShapeRef b, const Motion& motion, Trace& trace) {
  trace.clear();
  const Cast found = cast(a, b, motion);
  if (found.outcome != CastOutcome::invalid) {
    withDeciding(a, b, found,
                 [&](ShapeRef first, ShapeRef second) { traceRows(first, second, motion, trace); });
    trace.clearNegativeZeros();
  }
  return found;
}

std::string castRowName(ShapeRef a, ShapeRef b, const Cast& cast, std::int64_t row) {
  std::string name;
  if (row >= 0) {
    withDeciding(a, b, cast, [&](ShapeRef first, ShapeRef second) {
      name = withShapeNames(rowName(first, second, row), false);
    });
  }
  return name;
}

}  // namespace collision
