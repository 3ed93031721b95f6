// When two boxes in motion meet, in doubles or lanes of doubles: the rows of sat/box_box_rows.h,
// linear in time.
#pragma once

#include "motion/rough_times.h"
#include "sat/box_box_rows.h"

namespace collision {

/** Rows of two boxes: faces of a, faces of b, then edges, nine for each two of which one is turned.
 */
inline constexpr int kBoxRows = 15;

/** The axis of a row. */
constexpr Candidate axisOfBoxRow(int row) {
  if (row < 3) {
    return {CandidateType::faceA, row};
  }
  return row < 6 ? Candidate{CandidateType::faceB, row - 3}
                 : Candidate{CandidateType::edges, (row - 6) / 3, (row - 6) % 3};
}

/**
 * visit(row, its RoughRow, another row, its own) of two boxes that are not both straight, or of the
 * last of an odd number twice; `velocity` of a as seen from b, rounded once. withEdges(), asked
 * after the faces: whether they matter, which they don't where boxes share an axis
 * (linear/shared_axes.h).
 */
template <BoxShape A, OfKind<Kind::obb> B, class WithEdges, class Visit>
COLLISION_ALWAYS_INLINE inline void visitRoughRows(const A& a, const B& b,
                                                   const Vector3<NumberOf<A>>& velocity,
                                                   const WithEdges& withEdges, const Visit& visit) {
  const auto rows = rowsOf(a, b);
  const auto slopes = rowsOf(a, b, velocity);
  const auto rowOf = [](const auto& row, const auto& slope) COLLISION_ALWAYS_INLINE_LAMBDA {
    return RoughRow<NumberOf<A>>{row.row.along, row.row.reach, slope.row.along, row.bound,
                                 slope.bound};
  };
  const auto edges = [&](int i) COLLISION_ALWAYS_INLINE_LAMBDA {
    return rowOf(rows.edges(i / 3, i % 3), slopes.edges(i / 3, i % 3));
  };
  for (int i = 0; i < 3; ++i) {
    visit(i, rowOf(rows.faceA(i), slopes.faceA(i)), 3 + i, rowOf(rows.faceB(i), slopes.faceB(i)));
  }
  if (!withEdges()) {
    return;
  }
  for (int i = 0; i < 8; i += 2) {
    visit(6 + i, edges(i), 7 + i, edges(i + 1));
  }
  const auto last = edges(8);
  visit(14, last, 14, last);
}

/** Of two straight boxes, which have three rows: the sum of two corners is twice a middle. */
template <OfKind<Kind::aabb> A, OfKind<Kind::aabb> B, class WithEdges, class Visit>
COLLISION_ALWAYS_INLINE inline void visitRoughRows(const A& a, const B& b,
                                                   const Vector3<NumberOf<A>>& velocity,
                                                   const WithEdges& /*there are none*/,
                                                   const Visit& visit) {
  using T = NumberOf<A>;
  const auto rowOf = [&](int i) COLLISION_ALWAYS_INLINE_LAMBDA {
    constexpr Roundoff kWay = kPlaceDifference + kPlaceDifference;
    constexpr Roundoff kLengths = (kPlaceDifference + kPlaceDifference).atMost(1);
    constexpr Roundoff kRow = kWay - kLengths;
    const T toLow = b.min[i] - a.max[i];
    const T toHigh = b.max[i] - a.min[i];
    const T size = absolute(toLow) + absolute(toHigh);
    const T slope = velocity[i] + velocity[i];
    return RoughRow<T>{toLow + toHigh, toHigh - toLow, slope, kRow.bound(size),
                       T(2 * Roundoff::kUnit) * absolute(slope)};
  };
  visit(0, rowOf(0), 1, rowOf(1));
  const auto last = rowOf(2);
  visit(2, last, 2, last);
}

}  // namespace collision
