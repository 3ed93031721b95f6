// When two shapes meet of which rows are all there is to ask: while no row separates them.
//
// With D all differences of the two as they start, and S = D swept along the motion, they hit where
// 0 lies inside S. Where D fills space that is: at some time before the end and after the start all
// rows have room on both sides. Where D is flat, with the normal n, S fills space if the motion
// leads out of D's plane: then the row of n, which has no width, is open at one time, and at that
// all others must have room. Where D is a line or a point S is flat at most.
#pragma once

#include <optional>
#include <vector>

#include "collision/motion.h"
#include "motion/moving_rows.h"
#include "motion/relative_motion.h"

namespace collision {

/** What a pair's motion comes to. */
template <class T>
struct CastTimes {
  CastOutcome outcome = CastOutcome::never;
  TimeSpan<T> span{};           // where they meet
  std::int64_t candidate = -1;  // as Cast has them, or a place in a list
  std::int64_t against = -1;
  Sign sense = Sign::zero;  // whether the candidate's axis leads from a to b or against that
};

/**
 * The latest of times at which rows open, or the earliest at which they close: the first of equal
 * ones. Where numbers aren't certain which of two it is, it is taken to be the first, and the other
 * is kept beside it: what is said of the time then has to hold of both, and of a row nothing is.
 */
template <class T>
class LastTime {
 public:
  /** `later`: which sign of another's difference makes that the last; so far it is one of no row.
   */
  LastTime(Sign later, bool exists, const QuadraticSurd<T>& time) : later_(later) {
    if (exists) {
      all_.push_back(time);
    }
  }

  void keep(const QuadraticSurd<T>& time, int candidate, Sign sense);
  [[nodiscard]] bool exists() const { return !all_.empty(); }
  /** Whether no other time is kept beside it. */
  [[nodiscard]] bool isOne() const { return all_.size() == 1; }
  [[nodiscard]] const QuadraticSurd<T>& time() const { return all_.front(); }
  [[nodiscard]] int candidate() const { return candidate_; }
  [[nodiscard]] Sign sense() const { return sense_; }
  /** Sign of another time minus this: a doubt where it is not the same of all. */
  [[nodiscard]] Sign compareWith(const QuadraticSurd<T>& other) const;
  [[nodiscard]] Sign compareWith(const LastTime& other) const;
  /** A doubt where another is: for who is told its candidate. */
  void requireOne() const;
  /** A doubt where one that is kept beside it is another number once it is rounded. */
  void settle() const;

 private:
  /** Sign of time − kept; nothing where that is not certain. */
  static std::optional<Sign> order(const QuadraticSurd<T>& time, const QuadraticSurd<T>& kept);

  Sign later_;
  std::vector<QuadraticSurd<T>> all_;  // the first is taken
  int candidate_ = -1;
  Sign sense_ = Sign::zero;
};

template <class T>
class RowTimes {
 public:
  /** `dimension`: of D; 3 of a shape that is solid and any other. */
  RowTimes(const RelativeMotion& motion, int dimension);

  /** Takes a row into account, in the order of the candidates. `hasNoWidth`: where that is known
   * without its numbers. */
  void keep(int candidate, const MovingRow<T>& row, std::optional<bool> hasNoWidth = {});
  [[nodiscard]] CastTimes<T> times() const;

 private:
  struct Limit {
    int candidate = -1;
    Sign sense = Sign::zero;  // as CastTimes has it
  };
  /** The one time at which a row without width is open. */
  struct Crossing {
    QuadraticSurd<T> time;
    int candidate = -1;
    Sign sense = Sign::zero;
  };

  [[nodiscard]] CastTimes<T> timesOfFlat() const;
  /** Sign of when the first row closes minus when the last one opens. */
  [[nodiscard]] Sign compareEnds() const;

  int dimension_;
  bool moves_;
  LastTime<T> opens_;
  LastTime<T> closes_;
  std::vector<Crossing> crossings_;
  Limit apart_;          // the first that always separates
  bool hasRoom_ = true;  // in the rows along which nothing moves
};

}  // namespace collision
