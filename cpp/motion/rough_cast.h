// What doubles tell of a cast: enough to order most of them and to pass most over.
#pragma once

#include "collision/shape_ref.h"
#include "motion/relative_motion.h"

namespace collision {

/** When two shapes meet first, if they do: not before and not after. */
struct RoughCast {
  bool surelyNever = false;
  bool surelyHits = false;
  double after = 0;
  double before = kInfinity;
};

/**
 * Of kinds for which there is no such formula nothing is told, and less of two that don't meet
 * until `limit`.
 */
RoughCast roughCastOf(ShapeRef a, ShapeRef b, const RelativeMotion& motion,
                      double limit = kInfinity);

}  // namespace collision
