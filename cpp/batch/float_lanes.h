// What is computed in lanes of floats for four pairs: a stage in front of lanes of doubles.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>

#include "answer/lane_summary.h"
#include "batch/kernels.h"
#include "collision/attributes.h"
#include "collision/vector3.h"
#include "number/index.h"
#include "number/lane_shuffles.h"

namespace collision {

using FloatLanes = Lanes<float>;
using FloatMask = LaneMask<float>;
using FloatVector = Vector3<FloatLanes>;

/** Where the numbers of four shapes of one kind start. */
using FourRecords = std::array<const double*, FloatLanes::kCount>;

/** Numbers i and i + 1 of each record. */
COLLISION_ALWAYS_INLINE inline std::array<Lanes<double>, 4> twoNumbersAt(const FourRecords& records,
                                                                         int i) {
  return {lanesAt(records[0] + i), lanesAt(records[1] + i), lanesAt(records[2] + i),
          lanesAt(records[3] + i)};
}

/** Three numbers from i on of each of `to`, seen from those from j on of `from`: subtracted as
 * doubles. */
COLLISION_ALWAYS_INLINE inline FloatVector between(const FourRecords& from, int j,
                                                   const FourRecords& to, int i) {
  const auto differences = [&](int offset) COLLISION_ALWAYS_INLINE_LAMBDA {
    const auto start = twoNumbersAt(from, j + offset);
    const auto end = twoNumbersAt(to, i + offset);
    return roundedLanes(
        {end[0] - start[0], end[1] - start[1], end[2] - start[2], end[3] - start[3]});
  };
  const auto [x, y] = differences(0);
  return {x, y, differences(1)[1]};
}

/**
 * Whether the places at the beginning of these records are valid, given their distances from other
 * places: one that is too large differs by as much from any other, so that nothing is sure, unless
 * they have a coordinate in common. Only then are they looked at.
 */
COLLISION_COLD inline FloatMask havePlaces(FourRecords records) {
  FloatMask::Register valid{};
  for (int lane = 0; lane < FloatLanes::kCount; ++lane) {
    const double* const n = records[at(lane)];
    const double size = std::fabs(n[0]) + std::fabs(n[1]) + std::fabs(n[2]);
    valid[lane] = size <= 0x1p+100 ? -1 : 0;
  }
  return FloatMask(valid);
}
COLLISION_ALWAYS_INLINE inline FloatMask havePlaces(const FourRecords& records,
                                                    const FloatVector& toOthers) {
  const FloatLanes zero(0.0F);
  const FloatMask shareACoordinate =
      (toOthers.x == zero) | (toOthers.y == zero) | (toOthers.z == zero);
  return shareACoordinate.bits() != 0 ? havePlaces(records) : FloatMask(true);
}

/** The codes of four outcomes, or kUndecidedPair, a byte each. */
COLLISION_ALWAYS_INLINE inline void storeCodes(const FloatMask& overlapping, const FloatMask& sure,
                                               std::uint8_t* outcomes) {
  constexpr auto kOverlapping = static_cast<FloatMask::Bits>(Outcome::overlapping);
  constexpr FloatMask::Bits kUndecided = kUndecidedPair;
  storeBytes((opaque(overlapping).lanes() & kOverlapping) | (~opaque(sure).lanes() & kUndecided),
             outcomes);
}

/** By its sign, because what is negative and tiny is −0 in floats. */
COLLISION_ALWAYS_INLINE inline FloatMask isNotNegative(const FloatLanes& a) {
  return FloatMask(detail::registerAs<FloatMask::Register>(a.lanes()) >= 0);
}

/** Of outcomes that are sure or kUndecidedPair. */
LaneCounts countsOf(const std::uint8_t* outcomes, int count);

/** Four pairs side by side of those that are asked for: the place of the first. */
template <class OutcomeAt>
COLLISION_ALWAYS_INLINE inline LaneCounts decideInFloats(int count, std::uint8_t* outcomes,
                                                         const OutcomeAt& outcomeAt) {
  constexpr int kWidth = FloatLanes::kCount;
  if (count < kWidth) {
    std::fill_n(outcomes, count, kUndecidedPair);
    return {0, count};
  }
  for (int i = 0; i < count; i += kWidth) {
    const int first = std::min(i, count - kWidth);  // at the end some of the last four once more
    const LaneSummary<float> found = outcomeAt(first);
    storeCodes(found.overlapping, found.apart | found.overlapping, outcomes + first);
  }
  return countsOf(outcomes, count);
}

}  // namespace collision
