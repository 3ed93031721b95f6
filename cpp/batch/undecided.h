// What one stage has left undecided, for another to decide.
#pragma once

#include <array>
#include <cstdint>

#include "batch/kernels.h"
#include "number/index.h"

namespace collision {

/** How many are handed on at a time. */
inline constexpr int kMostUndecided = 256;

/**
 * Of `count` outcomes those that are kUndecidedPair, anew: `decide` gets their places, how many
 * these are, and where their outcomes go. Counts only of those.
 */
template <class Decide>
LaneCounts decideUndecided(int count, std::uint8_t* outcomes, const Decide& decide) {
  std::array<int, kMostUndecided> places{};
  std::array<std::uint8_t, kMostUndecided> found{};
  LaneCounts total;
  for (int next = 0; next < count;) {
    int length = 0;
    for (; next < count && length < kMostUndecided; ++next) {
      if (outcomes[next] == kUndecidedPair) {
        places[at(length)] = next;
        ++length;
      }
    }
    const LaneCounts counts = decide(places.data(), length, found.data());
    total.meeting += counts.meeting;
    total.undecided += counts.undecided;
    for (int i = 0; i < length; ++i) {
      outcomes[places[at(i)]] = found[at(i)];
    }
  }
  return total;
}

}  // namespace collision
