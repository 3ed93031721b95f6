// When do two shapes in motion meet?
#include "collision/collision.h"
#include "collision/motion.h"
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

}  // namespace collision
