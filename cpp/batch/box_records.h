// Oriented boxes as worlds decide them: what the filter in floats reads of a box, on one line of
// the cache, in the order of places, so that boxes near to each other are near in memory.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "batch/kernels.h"

namespace collision {

/** The place in doubles, whose differences count, and the rest in floats. */
struct alignas(64) BoxRecord {
  std::array<double, 4> center;      // the last is 0
  std::array<float, 4> rotation;     // x, y, z, w
  std::array<float, 4> halfExtents;  // the last is 0

  /** From the numbers of a valid oriented box. */
  void read(const double* numbers);
};

/** Writes the outcomes of `count` pairs, a[i] with b[i], or kUndecidedPair. */
LaneCounts decideBoxes(const BoxRecord* records, const int* a, const int* b, int count,
                       std::uint8_t* outcomes);

}  // namespace collision
