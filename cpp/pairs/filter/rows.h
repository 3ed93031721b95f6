// The axis loop in doubles: rows in order, until one separates or one can't be told. Unrolled at
// compile time, so that what a row is made of is known where it is evaluated.
#pragma once

#include <optional>
#include <utility>

#include "answer/summary.h"
#include "number/filter.h"

namespace collision::filter {

/** A value that is off by at most `bound`. */
struct Bounded {
  double value;
  double bound;
};

/** The sign of a value where doubles are sure of it, and whether they are. */
enum class Certain : signed char { negative, positive, no };

[[gnu::always_inline]] inline Certain certain(const Bounded& row) {
  const double bound = kPlain ? 0.0 : row.bound + kUnderflow;
  if (row.value > bound) {
    return Certain::positive;
  }
  return row.value < -bound ? Certain::negative : Certain::no;
}

/**
 * What doubles say of rows 0 to Count − 1, `row(i)` being constant-folded: the first that
 * separates, or that all overlap; nothing where one before that can't be told.
 */
template <int Count, class Row>
[[gnu::always_inline]] inline std::optional<Summary> decideRows(const Row& row) {
  int stoppedAt = -1;
  bool separates = false;
  const auto stops = [&](int i) __attribute__((always_inline)) {
    const Bounded here = row(i);
    const double bound = kPlain ? 0.0 : here.bound + kUnderflow;
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
  return std::nullopt;
}

}  // namespace collision::filter
