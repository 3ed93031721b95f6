// When two boxes in motion meet, in doubles or lanes of doubles: the rows of sat/box_box_rows.h,
// linear in time.
#pragma once

#include "motion/rough_times.h"
#include "sat/box_box_rows.h"

namespace collision {

/**
 * Of two boxes that are not both straight; `velocity` of a as seen from b, rounded once. Without
 * edges: of boxes that share an axis, of which faces are all that counts (linear/shared_axes.h).
 */
template <BoxShape A, OfKind<Kind::obb> B>
COLLISION_ALWAYS_INLINE inline RoughTimes<NumberOf<A>> roughTimesOf(
    const A& a, const B& b, const Vector3<NumberOf<A>>& velocity, const NumberOf<A>& duration,
    bool withEdges = true) {
  using T = NumberOf<A>;
  const auto rows = rowsOf(a, b);
  const auto slopes = rowsOf(a, b, velocity);
  RoughTimes<T> times(duration);
  const auto keep = [&](const auto& row, const auto& slope) COLLISION_ALWAYS_INLINE_LAMBDA {
    times.keep(row.row.along, row.row.reach, slope.row.along, row.bound, slope.bound);
  };
  for (int i = 0; i < 3; ++i) {
    keep(rows.faceA(i), slopes.faceA(i));
    keep(rows.faceB(i), slopes.faceB(i));
  }
  for (int i = 0; withEdges && i < 9; ++i) {
    keep(rows.edges(i / 3, i % 3), slopes.edges(i / 3, i % 3));
  }
  return times;
}

/** Of two straight boxes: the sum of two corners is twice a middle. */
template <OfKind<Kind::aabb> A, OfKind<Kind::aabb> B>
COLLISION_ALWAYS_INLINE inline RoughTimes<NumberOf<A>> roughTimesOf(
    const A& a, const B& b, const Vector3<NumberOf<A>>& velocity, const NumberOf<A>& duration) {
  using T = NumberOf<A>;
  RoughTimes<T> times(duration);
  for (int i = 0; i < 3; ++i) {
    constexpr Roundoff kWay = kPlaceDifference + kPlaceDifference;
    constexpr Roundoff kLengths = (kPlaceDifference + kPlaceDifference).atMost(1);
    constexpr Roundoff kRow = kWay - kLengths;
    const T toLow = b.min[i] - a.max[i];
    const T toHigh = b.max[i] - a.min[i];
    const T size = absolute(toLow) + absolute(toHigh);
    const T slope = velocity[i] + velocity[i];
    times.keep(toLow + toHigh, toHigh - toLow, slope, kRow.bound(size),
               T(2 * Roundoff::kUnit) * absolute(slope));
  }
  return times;
}

}  // namespace collision
