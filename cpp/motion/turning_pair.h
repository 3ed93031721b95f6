// Two shapes that move and turn: what is proven of them at one time, and of the time until another.
#pragma once

#include "collision/measures.h"
#include "motion/turning_shape.h"

namespace collision {

/** Where the two stand at a time. */
struct Poses {
  double time = 0;
  ShapeCell a;
  ShapeCell b;
  /** Both poses are off by no more than this together. */
  double error = 0;
};

/** A gap, of which no more is known than this. */
struct Closing {
  double gap = 0;    // no more than it is
  double speed = 0;  // it closes no faster at any time, meters a unit of time; 0: it never does
};

class TurningPair {
 public:
  /** All must outlive it. */
  TurningPair(ShapeRef a, ShapeRef b, const TurningMotion& motion);

  [[nodiscard]] Poses at(double time) const;

  /** No more than what distance() says of the poses proves: how far the two are apart at least. */
  [[nodiscard]] static double leastDistance(const Distance& distance, const Poses& poses);
  /** Of two that are convex: how far apart they are at least along an axis; may be negative. */
  [[nodiscard]] static double leastGap(const Vec3& axis, const Poses& poses);
  /** Whether the two surely have a point in common. */
  [[nodiscard]] static bool surelyMeet(const Poses& poses);

  /** Along which two that are apart are to be separated: of any length, from a to b. */
  [[nodiscard]] Vec3 separatingAxis(const Distance& distance) const;
  /** The gap along an axis of two that are convex, from the poses' time on. */
  [[nodiscard]] Closing closingAlong(const Vec3& axis, const Poses& poses) const;
  /** Whether a gap surely stays open from one time to another. */
  [[nodiscard]] static bool staysOpen(const Closing& closing, double from, double to);
  /** A time until which it does, where it closes. */
  [[nodiscard]] static double openUntil(const Closing& closing, double from);
  /** staysOpen() of a gap that is at least `gap` at first and at least `next` then. */
  [[nodiscard]] bool staysOpen(double gap, double from, double next, double to) const;
  /** About the greatest step for which the latter holds, of gaps that are positive. */
  [[nodiscard]] double stepBetween(double gap, double next) const;

  /** No less than the speed at which two points of the cores come nearer to each other. */
  [[nodiscard]] double mostSpeed() const { return mostSpeed_; }

  [[nodiscard]] const TurningShape& a() const { return a_; }
  [[nodiscard]] const TurningShape& b() const { return b_; }

 private:
  const TurningMotion& motion_;
  TurningShape a_;
  TurningShape b_;
  double mostSpeed_ = 0;
  /** √(m / 2), where m is no less than what a point's velocity along an axis changes by a unit of
   * time, of both together. */
  double curving_ = 0;
};

}  // namespace collision
