// When two shapes meet of which rows are all there is to ask: while no row separates them.
//
// With D all differences of the two as they start, and S = D swept along the motion, they hit where
// 0 lies inside S. Where D fills space that is: at some time before the end and after the start all
// rows have room on both sides. Where D is flat, with the normal n, S fills space if the motion
// leads out of D's plane: then the row of n, which has no width, is open at one time, and at that
// all others must have room. Where D is a line or a point S is flat at most.
#pragma once

#include "collision/motion.h"
#include "motion/moving_rows.h"
#include "motion/relative_motion.h"

namespace collision {

/** What a pair's motion comes to. */
template <class T>
struct CastTimes {
  CastOutcome outcome = CastOutcome::never;
  TimeSpan<T> span{};  // where they meet
  int candidate = -1;  // as Cast has them
  int against = -1;
  Sign sense = Sign::zero;  // whether a goes along the candidate's axis or against it
};

template <class T>
class RowTimes {
 public:
  /** `dimension`: of D; 3 of a shape that is solid and any other. */
  RowTimes(const RelativeMotion& motion, int dimension);

  /** Takes a row into account, in the order of the candidates. */
  void keep(int candidate, const MovingRow<T>& row);
  [[nodiscard]] CastTimes<T> times() const;

 private:
  struct Limit {
    int candidate = -1;
    Sign sense = Sign::zero;
  };

  [[nodiscard]] bool hits() const;

  int dimension_;
  bool moves_;
  TimeSpan<T> inner_;  // what the rows with a width leave, of the motion
  TimeSpan<T> whole_;  // what all leave
  Limit enter_{};
  Limit exit_{};
  int apart_ = -1;        // the first that always separates
  bool hasRoom_ = true;   // in the rows along which nothing moves
  bool crosses_ = false;  // the plane of D
};

}  // namespace collision
