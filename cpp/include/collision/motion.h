// Two shapes in straight motion: whether they ever meet, from when to when, and what decides that.
//
// At the time t each shape stands where it was given, moved by its velocity times t. With the
// Minkowski difference D = all a − b of the shapes as given and v = velocityA − velocityB they meet
// while 0 lies in D + t v.
#pragma once

#include <cstdint>
#include <string>

#include "collision/codes.h"
#include "collision/shape_ref.h"
#include "collision/trace.h"
#include "collision/vector3.h"
#include "collision/verdict.h"

namespace collision {

/** Velocities in meters a unit of time, and how many units of time pass. */
struct Motion {
  Vec3 velocityA{};
  Vec3 velocityB{};
  double duration = 1;  // 0 or more; may be infinite
};

/**
 * With S = D + [0, duration] · v: hits when 0 lies inside S, so that all small enough translations
 * of a shape leave them meeting; touches when it lies on the boundary of S: grazing, sliding past,
 * contact at the very start or end alone; never when outside. A triangle that passes through
 * another hits it.
 */
enum class CastOutcome : signed char { never = 0, touches = 1, hits = 2, invalid = 3 };

/** What has no meaning is NaN. */
struct Cast {
  CastOutcome outcome = CastOutcome::never;
  DecidedBy decidedBy = DecidedBy::filter;
  bool startsInside = false;  // the shapes overlap at the start; then tEnter is 0
  /** They have points in common from tEnter to tExit, both included, and at no other time. */
  double tEnter = kNone;
  double tExit = kNone;  // +∞: forever
  /**
   * Of shapes that meet the row that opens last, at tEnter; of those that never do the first that
   * is never open while all rows before it are. −1: they meet from the start.
   */
  std::int64_t candidate = -1;
  /** Of shapes that never meet: the row that `candidate` excludes; −1: it needs no other. */
  std::int64_t against = -1;
  /** Unit, from a to b: what separates them just before tEnter; of those that never meet the row's.
   */
  Vec3 axis = kNoPoint;
  /** A common point at tEnter as both have it, within 2⁻⁴⁰ of the largest coordinate then. */
  Vec3 pointA = kNoPoint;
  Vec3 pointB = kNoPoint;
  int triangleA = -1;  // of a mesh the triangle that this is about, −1: none
  int triangleB = -1;
};

/** What can be wrong with a motion: fields in the order of the struct, 0 to 6. */
Fault checkMotion(const Motion& motion);

/**
 * When do a and b meet? Exact for all bounded shapes, and for one of them with a plane or ray;
 * outcome `invalid` for two of these (instead of a bounded ray cast a segment). Times are within 2
 * ulp.
 *
 * A mesh is hit where a triangle is, or its inside if it is solid, else touched where a triangle
 * is. tEnter and tExit are when the first triangle is met and the last is left; between these there
 * may be times at which none is.
 */
Cast cast(ShapeRef a, ShapeRef b, const Motion& motion);

/**
 * The same; `trace` has the rows afterwards, each with the motion's times in Step::a and those at
 * which it is open in Step::b: infinite where it always was or will be, NaN where it never is.
 *
 * Polytopes and planes: a row is a separating axis, open while it doesn't separate, and the two
 * meet while all are open. Shapes of which one has a radius: a row is a corner, edge or face of the
 * cores' differences, open while these are as near there as the radii, and the two meet while one
 * is open. Of a mesh the rows are those of the triangle that the answer is about.
 */
Cast explainCast(ShapeRef a, ShapeRef b, const Motion& motion, Trace& trace);

/** The name of a row, such as "A.y×B.x" or "B.+x−z"; empty for −1. */
std::string castRowName(ShapeRef a, ShapeRef b, const Cast& cast, std::int64_t row);

}  // namespace collision
