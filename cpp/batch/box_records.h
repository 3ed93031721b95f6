// Oriented boxes as worlds decide them: what the filter in floats reads of a box, on one line of
// the cache, with its axes computed once and not for each pair.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "batch/kernels.h"
#include "batch/lane_shapes.h"
#include "shapes/obb.h"

namespace collision {

/** The place in doubles, whose differences count, and the rest in floats. */
struct alignas(64) BoxRecord {
  std::array<double, 3> center;
  /**
   * Half extents, and the first two axes, of length 1; the third is their cross product. The last
   * has the bits of worldAxesOf.
   */
  std::array<float, 10> floats;

  static constexpr std::size_t kHalfExtents = 0;
  static constexpr std::size_t kAxis0 = 3;
  static constexpr std::size_t kAxis1 = 6;
  static constexpr std::size_t kWorldAxes = 9;
};

/** Of a valid box. */
BoxRecord boxRecordOf(const Obb& box);

/** Of two boxes that are valid and within range. */
std::array<BoxRecord, 2> boxRecordsOf(const LanesOf<Obb>& boxes);

/** Writes the outcomes of `count` pairs, a[i] with b[i], or kUndecidedPair. */
LaneCounts decideBoxes(const BoxRecord* records, const int* a, const int* b, int count,
                       std::uint8_t* outcomes);

}  // namespace collision
