// A ball in motion as seen from a box, along the box's axes, in any number type; and in lanes of
// doubles which balls surely never meet their boxes, and at what of these the others come.
#pragma once

#include "batch/lane_shapes.h"
#include "linear/frame.h"

namespace collision {

/** The ball as seen from the box's center, along its axes; all is twice as long, and times the
 * frame's scale. */
template <class T>
struct BallFromBox {
  Vector3<T> place;
  Vector3<T> velocity;
  Vector3<T> half;
  T radius;
};

/** What is seen along the world's axes as seen along a frame's. */
template <class T>
COLLISION_ALWAYS_INLINE inline BallFromBox<T> turned(const BallFromBox<T>& ball,
                                                     const ScaledAxes<T>& frame) {
  return {toLocal(frame, ball.place), toLocal(frame, ball.velocity), ball.half * frame.n,
          ball.radius * frame.n};
}

/** On which side of the box places are, along each of its axes: −1, 1, or 0 beside it; 1 where the
 * box has no length, as both sides are the same. */
using Sides = LaneVector;

using LaneBall = BallFromBox<DoubleLanes>;

/** When balls come to boxes, and whether they do. */
struct Arrivals {
  DoubleMask exist = DoubleMask(false);
  DoubleLanes time;
  Sides sides;
};
/** But for rounding: whatever follows from it has to be proven. */
Arrivals arrivalsOf(const LaneBall& ball);

/** The balls that surely never meet their boxes. `velocity`: without the frame; `size`: no less
 * than the sum of all other numbers, without its scale. */
DoubleMask surelyNeverMeet(const LaneBall& ball, const LaneVector& velocity,
                           const DoubleLanes& duration, const DoubleLanes& size);

}  // namespace collision
