// The outcomes of four pairs of oriented boxes in lanes of floats: a stage in front of lanes of
// doubles, of half the work a pair. Its bound is 2²⁹ times theirs and still far below what boxes of
// a scene are apart or overlap by, so that few pairs are left to them.
#pragma once

#include <array>
#include <cmath>

#include "answer/lane_summary.h"
#include "batch/float_lanes.h"
#include "pairs/filter/rows.h"
#include "sat/box_box_rows.h"

namespace collision::filter {

/** Four boxes without their places. */
struct FloatBoxLanes {
  FloatVector halfExtents;
  UnitAxes<FloatLanes> axes;
};

/** The same of numbers that nobody has checked. */
struct FloatBoxesOfNumbers : FloatBoxLanes {
  FloatMask isValid;
};

/**
 * With u = 2⁻²⁴ a component of the rotation is off by a part of u, a product of two by 3 u, the sum
 * of two by 4 u of both: with |xy| + |wz| ≤ n / 2, 2 (xy + wz) by 4 u n, and a sum of four squares
 * by 5 u n. n is off by 6 u of itself, its inverse by 7 u, and an axis by less than 14 u. What
 * underflows is below 2⁻¹²⁶, no part of n.
 */
[[gnu::always_inline]] inline FloatBoxesOfNumbers floatBoxesOf(const FourRecords& records) {
  using Bits = FloatMask::Register;
  const FloatLanes x = roundedLanes(twoNumbersAt(records, 2))[1];
  const auto [y, z] = roundedLanes(twoNumbersAt(records, 4));
  const auto [w, halfX] = roundedLanes(twoNumbersAt(records, 6));
  const auto [halfY, halfZ] = roundedLanes(twoNumbersAt(records, 8));
  const ScaledAxes<FloatLanes> scaled = scaledAxes<FloatLanes>(x, y, z, w);
  const FloatLanes inverse = 1.0F / scaled.n;
  // By signs, because what is negative and tiny is −0 in floats.
  const Bits signs = (Bits)halfX.lanes() | (Bits)halfY.lanes() | (Bits)halfZ.lanes();
  const FloatMask hasAxes = (scaled.n >= FloatLanes(0x1p-40F)) & (scaled.n <= FloatLanes(0x1p+40F));
  return {{{halfX, halfY, halfZ},
           {{scaled.axis[0] * inverse, scaled.axis[1] * inverse, scaled.axis[2] * inverse}}},
          FloatMask(signs >= 0) & hasAxes};
}

/** Of boxes whose places are so far from one another. Nothing is doubled, as nothing is halved. */
[[gnu::always_inline]] inline BoxBoxRows<FloatLanes, UnitAxes, UnitAxes> rowsOf(
    const FloatBoxLanes& a, const FloatBoxLanes& b, const FloatVector& between) {
  return {{a.halfExtents, a.axes},
          {b.halfExtents, b.axes},
          between,
          withinRange(sizeOf(between) + sum(a.halfExtents) + sum(b.halfExtents))};
}

/**
 * Whether no place is too far off. Asked only where the places of two boxes have a coordinate in
 * common: else one that is too large differs by as much from any other, which the size tells.
 */
[[gnu::noinline]] inline FloatMask areAnchored(const FourRecords& a) {
  FloatMask::Register anchored{};
  for (int lane = 0; lane < FloatLanes::kCount; ++lane) {
    const double* const n = a[at(lane)];
    const double size = std::fabs(n[0]) + std::fabs(n[1]) + std::fabs(n[2]);
    anchored[lane] = size <= 0x1p+100 ? -1 : 0;
  }
  return FloatMask(anchored);
}

/** Which lanes have the same rotation in both records. */
[[gnu::noinline]] inline FloatMask areParallel(const FourRecords& a, const FourRecords& b) {
  FloatMask::Register parallel{};
  for (int lane = 0; lane < FloatLanes::kCount; ++lane) {
    const double* const p = a[at(lane)] + 3;
    const double* const q = b[at(lane)] + 3;
    const bool isSame = p[0] == q[0] && p[1] == q[1] && p[2] == q[2] && p[3] == q[3];
    parallel[lane] = isSame ? -1 : 0;
  }
  return FloatMask(parallel);
}

/** `parallel()`: in which lanes both have the same rotation. Nothing is sure where `isOrdinary` is
 * not. */
template <class AreParallel>
[[gnu::always_inline]] inline LaneSummary<float> outcomeOfBoxes(const FloatBoxLanes& a,
                                                                const FloatBoxLanes& b,
                                                                const FloatVector& between,
                                                                const FloatMask& isOrdinary,
                                                                const AreParallel& areParallel) {
  const auto rows = rowsOf(a, b, between);
  const auto faces = greatestRow<6>([&](int i) __attribute__((always_inline)) {
    return i < 3 ? rows.alongFaceA(i) : rows.alongFaceB(i - 3);
  });
  const LaneSummary<float> byFaces = outcomeOfGap(faces).where(isOrdinary);
  if (byFaces.allApart()) {
    return byFaces;
  }
  const auto edges = greatestRow<9>([&](int i) __attribute__((always_inline)) {
    return rows.alongEdges(i / 3, i % 3);
  });
  LaneSummary<float> byEdges = outcomeOfGap(edges).where(isOrdinary);
  if (butNot(byFaces.overlapping, byEdges.apart | byEdges.overlapping).bits() != 0) [[unlikely]] {
    byEdges.overlapping = byEdges.overlapping | areParallel();
  }
  return {byFaces.apart | byEdges.apart, byFaces.overlapping & byEdges.overlapping};
}

/** Of the numbers of oriented boxes, which nobody has checked. */
[[gnu::always_inline]] inline LaneSummary<float> outcomeOfBoxes(const FourRecords& recordsA,
                                                                const FourRecords& recordsB) {
  const FloatBoxesOfNumbers a = floatBoxesOf(recordsA);
  const FloatBoxesOfNumbers b = floatBoxesOf(recordsB);
  const FloatVector between = placesBetween(recordsA, recordsB);
  FloatMask isOrdinary = a.isValid & b.isValid;
  const FloatLanes zero(0.0F);
  const FloatMask shareACoordinate =
      (between.x == zero) | (between.y == zero) | (between.z == zero);
  if (shareACoordinate.bits() != 0) [[unlikely]] {
    isOrdinary = isOrdinary & areAnchored(recordsA);
  }
  return outcomeOfBoxes(a, b, between, isOrdinary, [&] { return areParallel(recordsA, recordsB); });
}

}  // namespace collision::filter
