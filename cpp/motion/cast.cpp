// When do two shapes in motion meet?
#include "answer/candidate.h"
#include "collision/collision.h"
#include "collision/motion.h"
#include "mesh/mesh_pair.h"
#include "motion/cast_rows.h"
#include "motion/convex_cast.h"
#include "motion/mesh_cast.h"
#include "motion/relative_motion.h"
#include "shapes/moved.h"
#include "shapes/traits.h"
#include "shapes/visit_any.h"

namespace collision {
namespace {

bool goesOn(Kind kind) { return kind == Kind::plane || kind == Kind::ray; }

/** A common point at tEnter, as both have it. */
void setPoints(Cast& cast, ShapeRef a, ShapeRef b, const Motion& motion) {
  const Vec3 v = RelativeMotion(motion).roughVelocity();
  const Distance there = distance(moved(a, v * cast.tEnter), b);
  const Vec3 withB = motion.velocityB * cast.tEnter;
  cast.pointA = there.pointA + withB;
  cast.pointB = there.pointB + withB;
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
  Cast cast = isMesh(a) || isMesh(b) ? castOfMeshes(a, b, motion) : castOfConvex(a, b, motion);
  if (cast.outcome != CastOutcome::never) {
    setPoints(cast, a, b, motion);
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

std::string castRowName(ShapeRef a, ShapeRef b, const Cast& cast, int row) {
  std::string name;
  if (row >= 0) {
    withDeciding(a, b, cast, [&](ShapeRef first, ShapeRef second) {
      name = withShapeNames(rowName(first, second, row), false);
    });
  }
  return name;
}

}  // namespace collision
