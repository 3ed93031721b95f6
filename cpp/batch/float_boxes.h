// The outcomes of four pairs of oriented boxes in lanes of floats: a stage in front of lanes of
// doubles, of half the work a pair. Its bound is 2²⁹ times theirs and still far below what boxes of
// a scene are apart or overlap by, so that few pairs are left to them.
#pragma once

#include <array>
#include <cmath>

#include "batch/float_lanes.h"
#include "linear/shared_axes.h"
#include "pairs/filter/boxes.h"
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

/** In which lanes boxes share an axis: those of their faces are all that count. */
[[gnu::noinline, gnu::cold]] inline FloatMask shareAnAxis(const FourRecords& a,
                                                          const FourRecords& b) {
  const auto rotationOf = [](const double* n) -> Quaternion { return {n[3], n[4], n[5], n[6]}; };
  FloatMask::Register shared{};
  for (int lane = 0; lane < FloatLanes::kCount; ++lane) {
    shared[lane] =
        collision::shareAnAxis(rotationOf(a[at(lane)]), rotationOf(b[at(lane)])) ? -1 : 0;
  }
  return FloatMask(shared);
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
  return outcomeOfBoxes(rowsOf(a, b, between), isOrdinary,
                        [&] { return shareAnAxis(recordsA, recordsB); });
}

}  // namespace collision::filter
