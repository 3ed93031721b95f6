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
 * visit(row, its RoughSpan) of two boxes that are not both straight; `velocity` of a as seen from
 * b, rounded once. withEdges(), asked after the faces: whether they matter, which they don't where
 * boxes share an axis (linear/shared_axes.h).
 */
template <BoxShape A, OfKind<Kind::obb> B, class WithEdges, class Visit>
COLLISION_ALWAYS_INLINE inline void visitRoughRows(const A& a, const B& b,
                                                   const Vector3<NumberOf<A>>& velocity,
                                                   const NumberOf<A>& duration,
                                                   const WithEdges& withEdges, const Visit& visit) {
  const auto rows = rowsOf(a, b);
  const auto slopes = rowsOf(a, b, velocity);
  const auto visitRow = [&](int i, const auto& row, const auto& slope)
                            COLLISION_ALWAYS_INLINE_LAMBDA {
                              visit(i, roughSpanOf(row.row.along, row.row.reach, slope.row.along,
                                                   row.bound, slope.bound, duration));
                            };
  for (int i = 0; i < 3; ++i) {
    visitRow(i, rows.faceA(i), slopes.faceA(i));
    visitRow(3 + i, rows.faceB(i), slopes.faceB(i));
  }
  if (!withEdges()) {
    return;
  }
  for (int i = 0; i < 9; ++i) {
    visitRow(6 + i, rows.edges(i / 3, i % 3), slopes.edges(i / 3, i % 3));
  }
}

/** Of two straight boxes, which have three rows: the sum of two corners is twice a middle. */
template <OfKind<Kind::aabb> A, OfKind<Kind::aabb> B, class WithEdges, class Visit>
COLLISION_ALWAYS_INLINE inline void visitRoughRows(const A& a, const B& b,
                                                   const Vector3<NumberOf<A>>& velocity,
                                                   const NumberOf<A>& duration,
                                                   const WithEdges& /*there are none*/,
                                                   const Visit& visit) {
  using T = NumberOf<A>;
  for (int i = 0; i < 3; ++i) {
    constexpr Roundoff kWay = kPlaceDifference + kPlaceDifference;
    constexpr Roundoff kLengths = (kPlaceDifference + kPlaceDifference).atMost(1);
    constexpr Roundoff kRow = kWay - kLengths;
    const T toLow = b.min[i] - a.max[i];
    const T toHigh = b.max[i] - a.min[i];
    const T size = absolute(toLow) + absolute(toHigh);
    const T slope = velocity[i] + velocity[i];
    visit(i, roughSpanOf(T(toLow + toHigh), T(toHigh - toLow), slope, T(kRow.bound(size)),
                         T(T(2 * Roundoff::kUnit) * absolute(slope)), duration));
  }
}

}  // namespace collision
