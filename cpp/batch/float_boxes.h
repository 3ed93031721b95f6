// The outcomes of four pairs of oriented boxes in lanes of floats: a stage in front of lanes of
// doubles, of half the work a pair. Its bound is 2²⁹ times theirs and still far below what boxes of
// a scene are apart or overlap by, so that few pairs are left to them.
#pragma once

#include <array>
#include <cmath>

#include "batch/float_lanes.h"
#include "collision/attributes.h"
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
  FloatMask isValid{false};
};

/**
 * With u = 2⁻²⁴ a component of the rotation is off by a part of u, a product of two by 3 u, the sum
 * of two by 4 u of both: with |xy| + |wz| ≤ n / 2, 2 (xy + wz) by 4 u n, and a sum of four squares
 * by 5 u n. n is off by 6 u of itself, its inverse by 7 u, and an axis by less than 14 u. What
 * underflows is below 2⁻¹²⁶, no part of n.
 */
COLLISION_ALWAYS_INLINE inline FloatBoxesOfNumbers floatBoxesOf(const FourRecords& records) {
  const FloatLanes x = roundedLanes(twoNumbersAt(records, 2))[1];
  const auto [y, z] = roundedLanes(twoNumbersAt(records, 4));
  const auto [w, halfX] = roundedLanes(twoNumbersAt(records, 6));
  const auto [halfY, halfZ] = roundedLanes(twoNumbersAt(records, 8));
  const ScaledAxes<FloatLanes> scaled = scaledAxes<FloatLanes>(x, y, z, w);
  const FloatLanes inverse = 1.0F / scaled.n;
  const FloatMask hasAxes = (scaled.n >= FloatLanes(0x1p-40F)) & (scaled.n <= FloatLanes(0x1p+40F));
  return {{{halfX, halfY, halfZ},
           {{scaled.axis[0] * inverse, scaled.axis[1] * inverse, scaled.axis[2] * inverse}}},
          isNotNegative(halfX) & isNotNegative(halfY) & isNotNegative(halfZ) & hasAxes};
}

/** Of boxes whose places are so far from one another. Nothing is doubled, as nothing is halved. */
COLLISION_ALWAYS_INLINE inline BoxBoxRows<FloatLanes, UnitAxes, UnitAxes> rowsOf(
    const FloatBoxLanes& a, const FloatBoxLanes& b, const FloatVector& way) {
  return {{a.halfExtents, a.axes},
          {b.halfExtents, b.axes},
          way,
          withinRange(sizeOf(way) + sum(a.halfExtents) + sum(b.halfExtents))};
}

/** In which lanes boxes share an axis: those of their faces are all that count. */
COLLISION_COLD inline FloatMask shareAnAxis(FourRecords a, FourRecords b) {
  const auto rotationOf = [](const double* n) -> Quaternion { return {n[3], n[4], n[5], n[6]}; };
  FloatMask::Register shared{};
  for (int lane = 0; lane < FloatLanes::kCount; ++lane) {
    shared[lane] =
        collision::shareAnAxis(rotationOf(a[at(lane)]), rotationOf(b[at(lane)])) ? -1 : 0;
  }
  return FloatMask(shared);
}

/** Of the numbers of oriented boxes, which nobody has checked. */
COLLISION_ALWAYS_INLINE inline LaneSummary<float> outcomeOfBoxes(const FourRecords& recordsA,
                                                                 const FourRecords& recordsB) {
  const FloatBoxesOfNumbers a = floatBoxesOf(recordsA);
  const FloatBoxesOfNumbers b = floatBoxesOf(recordsB);
  const FloatVector way = between(recordsA, 0, recordsB, 0);
  const FloatMask isOrdinary = a.isValid & b.isValid & havePlaces(recordsA, way);
  return outcomeOfBoxes(rowsOf(a, b, way), isOrdinary,
                        [&] { return shareAnAxis(recordsA, recordsB); });
}

}  // namespace collision::filter
