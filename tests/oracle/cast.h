// Do two shapes in straight motion ever meet, from when to when, exactly?
//
// With v = velocityA - velocityB, D = all differences a - b of the shapes as given and S = D + [0,
// duration] v: hits when 0 is in the interior of S, touches on its boundary, never outside; they
// meet at t while 0 is in D + t v. Cores without a ball: a linear program with the time as a
// variable, whose least and greatest value are the times. With a ball: the nearest point of the
// hull at any rational time, whose distance and its derivative tell on which side of tEnter and
// tExit that time is. Planes: the interval of signed distances.
#pragma once

#include <array>
#include <memory>
#include <optional>

#include "outcome_by_programming.h"
#include "parameter.h"
#include "passage.h"
#include "point_set.h"
#include "shape.h"

namespace oracle {

struct Motion {
  std::array<double, 3> velocityA{};
  std::array<double, 3> velocityB{};
  double duration = 1;  // 0 or more; may be infinite
};

/** One cast, all of which can be asked about. Not for two shapes that both go on forever. */
class Passing {
 public:
  Passing(const Shape& a, const Shape& b, const Motion& motion);
  Passing(const Shape& a, const PosedPoints& b, const Motion& motion);

  CastOutcome outcome() { return passage_->outcome(); }
  /** The static outcome at a time. */
  Outcome at(const Rational& time) { return passage_->at(time); }

  // Of shapes that meet.

  /** Where the time can be told as it is. */
  std::optional<Parameter> enter() { return passage_->enter(); }
  std::optional<Parameter> exit() { return passage_->exit(); }
  [[nodiscard]] bool staysForever() { return passage_->staysForever(); }
  /**
   * How many units of its last place a given time is off: the very number where that can be told,
   * else an upper bound of 0.5, 1 or 2; infinite: more than that.
   */
  double enterUlps(double given);
  double exitUlps(double given);
  /** To within an ulp. */
  double roughEnter();
  double roughExit();
  [[nodiscard]] double duration() const { return duration_; }
  /** The signs of tEnter and tExit less a time, which lies between 0 and the duration. */
  int enterAgainst(double time);
  int exitAgainst(double time);

 private:
  std::unique_ptr<Roots> roots_;  // what numbers of the passage point to
  std::unique_ptr<Passage> passage_;
  double duration_;
};

CastOutcome castOutcome(const Shape& a, const Shape& b, const Motion& motion);
/** The static outcome at a time. */
Outcome outcomeAt(const Shape& a, const Shape& b, const Motion& motion, const Rational& time);

}  // namespace oracle
