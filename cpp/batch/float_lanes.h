// What is computed in lanes of floats for four pairs: a stage in front of lanes of doubles.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "answer/lane_summary.h"
#include "batch/kernels.h"
#include "collision/vector3.h"
#include "number/index.h"
#include "number/lanes.h"

namespace collision {

using FloatLanes = Lanes<float>;
using FloatMask = LaneMask<float>;
using FloatVector = Vector3<FloatLanes>;

/** Where the numbers of four shapes of one kind start. */
using FourRecords = std::array<const double*, FloatLanes::kCount>;

/** Numbers i and i + 1 of each record. */
[[gnu::always_inline]] inline std::array<Lanes<double>, 4> twoNumbersAt(const FourRecords& records,
                                                                        int i) {
  return {lanesAt(records[0] + i), lanesAt(records[1] + i), lanesAt(records[2] + i),
          lanesAt(records[3] + i)};
}

/** The places of b seen from a, subtracted in doubles: the first three numbers of each record. */
[[gnu::always_inline]] inline FloatVector placesBetween(const FourRecords& a,
                                                        const FourRecords& b) {
  const auto differences = [&](int i) __attribute__((always_inline)) {
    const auto from = twoNumbersAt(a, i);
    const auto to = twoNumbersAt(b, i);
    return roundedLanes({to[0] - from[0], to[1] - from[1], to[2] - from[2], to[3] - from[3]});
  };
  const auto [x, y] = differences(0);
  const auto last = [](const double* record) __attribute__((always_inline)) {
    return Lanes<double>(Lanes<double>::Register{record[2], 0});
  };
  const auto z = roundedLanes({last(b[0]) - last(a[0]), last(b[1]) - last(a[1]),
                               last(b[2]) - last(a[2]), last(b[3]) - last(a[3])})[0];
  return {x, y, z};
}

/** Four pairs of those that are asked for. */
using FourPlaces = std::array<int, FloatLanes::kCount>;

/** Writes outcomes or kUndecidedPair of `count` pairs: outcomeAt(places) says what floats are sure
 * of. */
template <class OutcomeAt>
[[gnu::always_inline]] inline LaneCounts decideInFloats(int count, std::uint8_t* outcomes,
                                                        const OutcomeAt& outcomeAt) {
  constexpr auto kOverlapping = static_cast<FloatMask::Bits>(Outcome::overlapping);
  constexpr FloatMask::Bits kUndecided = kUndecidedPair;
  LaneCounts counts;
  for (int i = 0; i < count; i += FloatLanes::kCount) {
    const int last = count - 1;  // stands in all lanes that are left over
    const FourPlaces places{i, std::min(i + 1, last), std::min(i + 2, last), std::min(i + 3, last)};
    const LaneSummary<float> found = outcomeAt(places);
    const FloatMask sure = found.apart | found.overlapping;
    const auto codes = (found.overlapping.lanes() & kOverlapping) | (~sure.lanes() & kUndecided);
    for (int lane = 0; lane < FloatLanes::kCount; ++lane) {
      outcomes[places[at(lane)]] = static_cast<std::uint8_t>(codes[lane]);
    }
    const unsigned counted = (1U << static_cast<unsigned>(std::min(count - i, 4))) - 1;
    counts.meeting += std::popcount(found.overlapping.bits() & counted);
    counts.undecided += std::popcount(~sure.bits() & counted);
  }
  return counts;
}

}  // namespace collision
