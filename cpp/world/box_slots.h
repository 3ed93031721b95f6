// Oriented boxes in slots, two at a time: most shapes of large worlds are such.
#pragma once

#include <array>

#include "answer/summary.h"
#include "batch/box_records.h"
#include "shapes/float_bounds.h"

namespace collision {

/** What evaluations need of a box. */
struct BoxSlot {
  FloatBounds bounds;
  BoxRecord record;
};

/**
 * Of the numbers of two slots. False where one of them is invalid, or so large that it is to be
 * checked by itself.
 */
[[nodiscard]] bool readTwoBoxes(const double* first, const double* second,
                                std::array<BoxSlot, 2>& boxes);

/**
 * The outcome of two slots: the axes of both are computed at once, and rows up to the first that
 * separates. Undecided as above, too.
 */
[[nodiscard]] Summary outcomeOfTwoBoxes(const double* first, const double* second);

}  // namespace collision
