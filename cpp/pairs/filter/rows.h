// The axis loop in doubles: rows in order, until one separates or one can't be told. Unrolled at
// compile time, so that what a row is made of is known where it is evaluated.
#pragma once

#include <utility>

#include "answer/summary.h"
#include "number/index.h"
#include "sat/bounded.h"
#include "sat/separating_axes.h"

namespace collision::filter {

/**
 * The outcome that the sign of the only row stands for; touching is left to exact arithmetic. One
 * branch, which can be foreseen: whether doubles are sure. The sign itself is as good as random.
 */
[[gnu::always_inline]] inline Summary outcomeOfGap(const Bounded& gap) {
  if (isSure(gap)) [[likely]] {
    return Summary(gap.value > 0 ? Outcome::apart : Outcome::overlapping, 0);
  }
  return kUndecided;
}

/**
 * What doubles say of rows 0 to Count − 1, `row(i)` being constant-folded: the first that
 * separates, or that all overlap; kUndecided where one before that can't be told.
 */
template <int Count, class Row>
[[gnu::always_inline]] inline Summary decideRows(const Row& row) {
  int stoppedAt = -1;
  bool separates = false;
  const auto stops = [&](int i) __attribute__((always_inline)) {
    const Bounded here = row(i);
    const double bound = withUnderflow(here.bound);
    if (here.value < -bound) [[likely]] {  // one branch a row, until one separates
      return false;
    }
    stoppedAt = i;
    separates = here.value > bound;
    return true;
  };
  [&]<int... I>(std::integer_sequence<int, I...>) __attribute__((always_inline)) {
    (void)(stops(I) || ...);
  }
  (std::make_integer_sequence<int, Count>{});
  if (stoppedAt < 0) {
    return Summary(Outcome::overlapping, -1);
  }
  if (separates) {
    return Summary(Outcome::apart, stoppedAt);
  }
  return kUndecided;
}

/** The same of the rows along a list of axes. */
template <const auto& kAxes, class Rows>
[[gnu::always_inline]] inline Summary decideAlong(const Rows& rows) {
  return decideRows<static_cast<int>(kAxes.size())>([&](int i) __attribute__((always_inline)) {
    return rows.along(kAxes[at(i)]);
  });
}

}  // namespace collision::filter
