// What would ordinary game code say of two shapes? The textbook test of each pair, in float from
// the first number to the last: no filter, no exactness, no tolerance. A second opinion beside the
// core's.
#pragma once

#include "shapes/traits.h"

namespace collision::single {

/** The first three of the core's outcomes, with its codes. */
enum class Outcome : signed char { apart = 0, touching = 1, overlapping = 2 };

/**
 * The outcome is the gap's sign: positive apart, zero touching, negative the depth. A gap that is
 * no number is not positive and not zero, so it is called overlapping, as in `if (gap > 0)
 * return;`.
 */
struct Verdict {
  Outcome outcome;
  float gap;  // meters; NaN where there is none, as for planes that cross
};

/** A shape as the catalog lays it out. */
struct Slot {
  Kind kind;
  const double* numbers;
};

/** Any numbers get an answer, those of no shape too. */
Verdict test(const Slot& a, const Slot& b);

/** Whether the table of pairs has `a` before `b`. The first's faces are asked first. */
bool isBefore(Kind a, Kind b);

}  // namespace collision::single
