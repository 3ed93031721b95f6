// When two boxes in motion meet: doubles say which rows open last and close first, and these alone
// are computed to the bit.
#pragma once

#include <optional>

#include "collision/motion.h"
#include "motion/relative_motion.h"

namespace collision {

/** What is told of two boxes that hit or never meet. */
struct BoxCast {
  Cast cast;
  bool isWhole = false;  // else the cast has no row
};

/**
 * Of two boxes that move as seen from each other: as castWithoutPoints, but for `startsInside` and
 * the axis of boxes that meet from the start. `withAxis`: else none. Nothing where it is not
 * certain.
 */
std::optional<BoxCast> castOfBoxes(ShapeRef a, ShapeRef b, const RelativeMotion& motion,
                                   bool withAxis);

}  // namespace collision
