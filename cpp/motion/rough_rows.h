// What each of several rows says in doubles, and what all do: which rows may decide.
#pragma once

#include <optional>

#include "motion/rough_times.h"
#include "number/index.h"

namespace collision {

/** Of rows that are never all open at once; one of the two at least is there. */
struct DecidingRows {
  int opens = -1;   // the last to open after the start
  int closes = -1;  // the first to close before the end

  /** Whether the rows have all been open before the start. */
  [[nodiscard]] bool isExit() const { return opens < 0; }
  /** As Cast has its candidate, and what that is against. */
  [[nodiscard]] int row() const { return isExit() ? closes : opens; }
  [[nodiscard]] int against() const { return isExit() ? -1 : closes; }
};

/** `Numbers`: an array with a number for each row. */
template <class Numbers>
struct RoughRows {
  explicit RoughRows(double ofMotion) : all(ofMotion), duration(ofMotion) {}

  void keep(int row, const RoughSpan<double>& span) {
    all.keep(span);
    set(row, span.opensBefore, span.closesAfter);
  }
  /** A row of which `all` knows. */
  void set(int row, double opens, double closes) {
    opensBefore[at(row)] = opens;
    closesAfter[at(row)] = closes;
  }
  /** Whether a row may be the last to open, after the start; or the first to close. */
  [[nodiscard]] bool mayOpenLast(int row) const {
    return opensBefore[at(row)] > 0 && opensBefore[at(row)] >= all.opensAfter();
  }
  [[nodiscard]] bool mayCloseFirst(int row) const {
    return closesAfter[at(row)] < duration && closesAfter[at(row)] <= all.closesBefore();
  }
  /** Of the first `count` rows; nothing where it isn't certain that two never meet, and by which
   * rows. */
  [[nodiscard]] std::optional<DecidingRows> decidingRows(int count) const;

  RoughTimes<double> all;
  double duration;
  Numbers opensBefore{};
  Numbers closesAfter{};
};

template <class Numbers>
std::optional<DecidingRows> RoughRows<Numbers>::decidingRows(int count) const {
  DecidingRows found;
  int opening = 0;
  int closing = 0;
  for (int row = 0; row < count; ++row) {
    if (mayOpenLast(row)) {
      found.opens = row;
      ++opening;
    }
    if (mayCloseFirst(row)) {
      found.closes = row;
      ++closing;
    }
  }
  const bool isCertain = all.surelyNever() && opening <= 1 && closing <= 1 &&
                         opening + closing > 0 && (opening == 0 || all.opensAfter() > 0) &&
                         (closing == 0 || all.closesBefore() < duration);
  return isCertain ? std::optional(found) : std::nullopt;
}

}  // namespace collision
