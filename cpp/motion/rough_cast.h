// What doubles tell of a cast: enough to order most of them and to pass most over, and of boxes
// which rows decide.
#pragma once

#include <array>

#include "collision/shape_ref.h"
#include "motion/relative_motion.h"
#include "motion/rough_boxes.h"
#include "number/index.h"

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

/** What each row of two boxes says, and what all do. */
struct RoughRows {
  explicit RoughRows(double duration) : all(duration) {}

  /** Whether a row may be the last to open, after the start; or the first to close. */
  [[nodiscard]] bool mayOpenLast(int row) const {
    return opensBefore[at(row)] > 0 && opensBefore[at(row)] >= all.opensAfter();
  }
  [[nodiscard]] bool mayCloseFirst(int row, double duration) const {
    return closesAfter[at(row)] < duration && closesAfter[at(row)] <= all.closesBefore();
  }
  [[nodiscard]] bool surelyHits() const { return fillSpace && all.surelyHits(); }

  RoughTimes<double> all;
  std::array<double, kBoxRows> opensBefore{};
  std::array<double, kBoxRows> closesAfter{};
  int count = 0;  // of these; not all where two surely don't meet until the limit
  bool fillSpace = false;
};

/** Of two boxes that move as seen from each other, in the order of visitBoxes(). `withAll`: also of
 * two that never meet, or not until the limit. */
RoughRows roughRowsOf(ShapeRef a, ShapeRef b, const RelativeMotion& motion,
                      double limit = kInfinity, bool withAll = false);

}  // namespace collision
