// The axis loop in doubles: rows in order, until one separates or one can't be told. Unrolled at
// compile time, so that what a row is made of is known where it is evaluated.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <utility>

#include "answer/summary.h"
#include "number/filter.h"
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
    return {gap.value > 0 ? Outcome::apart : Outcome::overlapping, 0};
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
    return {Outcome::overlapping, -1};
  }
  if (separates) {
    return {Outcome::apart, stoppedAt};
  }
  return kUndecided;
}

/** A number that separates where it is above zero, and the candidate that it is of. */
struct Row {
  Bounded gap{};
  int candidate = 0;
};

/**
 * The same of rows that cost less than a branch that is mispredicted: all are evaluated, and one
 * branch, nearly always taken, asks whether doubles are sure of all. Candidates ascend.
 */
template <std::size_t Count>
[[gnu::always_inline]] inline Summary decideAtOnce(const std::array<Row, Count>& rows) {
  constexpr unsigned kNone = 31;
  bool allAreSure = true;
  unsigned separating = 1U << kNone;
  for (const Row& row : rows) {
    allAreSure &= isSure(row.gap);
    separating |= static_cast<unsigned>(row.gap.value > 0) << static_cast<unsigned>(row.candidate);
  }
  if (!allAreSure) [[unlikely]] {
    for (const Row& row : rows) {
      const Certain separates = certain(row.gap);
      if (separates != Certain::negative) {
        return separates == Certain::positive ? Summary(Outcome::apart, row.candidate) : kUndecided;
      }
    }
  }
  const int first = std::countr_zero(separating);
  const int apart = static_cast<int>(first < static_cast<int>(kNone));
  return {apart != 0 ? Outcome::apart : Outcome::overlapping, apart * (first + 1) - 1};
}

/** The same of the rows along a list of axes. */
template <const auto& kAxes, class Rows>
[[gnu::always_inline]] inline Summary decideAlong(const Rows& rows) {
  return decideRows<static_cast<int>(kAxes.size())>([&](int i) __attribute__((always_inline)) {
    return rows.along(kAxes[at(i)]);
  });
}

}  // namespace collision::filter
