// Two shapes that move and turn: a time up to which they surely don't meet, and one at which they
// surely do.
//
// At the time t each shape has been turned about its pivot by the angle |ω| t, counter-clockwise
// seen from the tip of its angular velocity ω, and moved by its velocity times t. ω is in the
// world's frame and stays as it is. The pivot is
//   sphere, point                            the center: to turn changes nothing
//   AABB, OBB                                the center
//   segment, capsule                         the middle between the ends, rounded to doubles
//   triangle                                 the mean of the corners, rounded
//   parallelogram                            the middle of b and c, rounded
//   hull, mesh                               the position: the origin of the geometry
// Planes and rays don't turn.
//
// This is the motion of real numbers, not of rounded poses: sines and cosines are those of ω t.
// Times of contact are no algebraic numbers then, so none is exact; what is said of the two times
// is proven.
//
// Source: conservative advancement, Mirtich, Impulse-based dynamic simulation, 1996, with the gap
// on a fixed axis, Tang, Kim and Manocha, C²A, 2009, here over whole intervals of time.
#pragma once

#include "collision/motion.h"

namespace collision {

/** A motion with angular velocities, in radians a unit of time. */
struct TurningMotion : Motion {
  Vec3 angularVelocityA{};
  Vec3 angularVelocityB{};
  /** Units of time: tFree and tMeet are to be no further apart. 0 or more. */
  double tolerance = 0x1p-20;
};

/**
 * never: they have no point in common during the whole motion. meets: they have, at tMeet, and not
 * before tFree, which is no further from it than the tolerance. unproven: tFree is right still, and
 * tMeet if there is one, but between them the tolerance is not kept.
 */
enum class TurningOutcome : signed char { never = 0, meets = 1, unproven = 2, invalid = 3 };

/** What has no meaning is NaN. */
struct TurningCast {
  TurningOutcome outcome = TurningOutcome::never;
  /** They have no point in common before it: proven. Of those that never meet the duration. */
  double tFree = 0;
  /** They have a point in common then: proven. NaN: no such time was found. */
  double tMeet = kNone;
  /** At tFree, of shapes that may meet: how far apart, unit from a to b, and the nearest points, as
   * distance() gives them of the poses in doubles. */
  double distance = kNone;
  Vec3 axis = kNoPoint;
  Vec3 pointA = kNoPoint;
  Vec3 pointB = kNoPoint;
  /** How many poses the distance was asked of, kMostTurningSteps at most, and some more for tMeet.
   */
  int steps = 0;
};

/** After so many steps the search ends with what is proven by then. */
inline constexpr int kMostTurningSteps = 2048;

/** Whether shapes of a kind can turn. */
constexpr bool canTurn(Kind kind) { return kind != Kind::plane && kind != Kind::ray; }

/**
 * Whether one of the two has an angular velocity that makes a difference: else cast() answers, and
 * exactly.
 */
bool turns(ShapeRef a, ShapeRef b, const TurningMotion& motion);

/**
 * What can be wrong with it: fields 0 to 6 as of Motion, but with an angular velocity the duration
 * must end; 7 to 12 the angular velocities, 13 the tolerance.
 */
Fault checkTurningMotion(const TurningMotion& motion);

/**
 * When do a and b meet? `invalid` where both are planes or rays, or one that turns is. A contact at
 * the start is decided exactly: both times are 0 then. Two flat shapes whose differences have no
 * inside, as points against triangles and segments against segments, can be proven to be free but
 * never, later than that, to meet.
 */
TurningCast castTurning(ShapeRef a, ShapeRef b, const TurningMotion& motion);

}  // namespace collision
