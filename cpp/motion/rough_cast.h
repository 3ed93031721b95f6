// What doubles tell of a cast: enough to order most of them and to pass most over, and of boxes
// which rows decide.
#pragma once

#include <array>

#include "collision/shape_ref.h"
#include "motion/relative_motion.h"
#include "motion/rough_boxes.h"
#include "motion/rough_rows.h"

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

/** Of two boxes. */
struct RoughBoxRows : RoughRows<std::array<double, kBoxRows>> {
  using RoughRows::RoughRows;

  [[nodiscard]] bool surelyHit() const { return fillSpace && all.surelyHits(); }

  int count = 0;  // of the rows; not all where two surely don't meet until the limit
  bool fillSpace = false;
};

/** Of two boxes that move as seen from each other, in the order of visitBoxes(). `withAll`: also of
 * two that never meet, or not until the limit. */
RoughBoxRows roughRowsOf(ShapeRef a, ShapeRef b, const RelativeMotion& motion,
                         double limit = kInfinity, bool withAll = false);

}  // namespace collision
