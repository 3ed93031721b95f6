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
  /** Half extents, and the first two axes, of length 1; the third is their cross product. */
  std::array<float, 10> floats;  // the last is 0

  static constexpr std::size_t kHalfExtents = 0;
  static constexpr std::size_t kAxis0 = 3;
  static constexpr std::size_t kAxis1 = 6;
};

/** Of a valid box. */
BoxRecord boxRecordOf(const Obb& box);

/** Of two boxes that are valid and within range. */
[[gnu::always_inline]] inline std::array<BoxRecord, 2> boxRecordsOf(const LanesOf<Obb>& boxes) {
  const DoubleLanes inverse = 1 / boxes.frame.n;
  const LaneVector axis0 = boxes.frame.axis[0] * inverse;
  const LaneVector axis1 = boxes.frame.axis[1] * inverse;
  const LaneVector& half = boxes.halfExtents;
  const auto first = roundedLanes({half.x, half.y, half.z, axis0.x});
  const auto second = roundedLanes({axis0.y, axis0.z, axis1.x, axis1.y});
  const auto third = roundedLanes({axis1.z, DoubleLanes(0.0), DoubleLanes(0.0), DoubleLanes(0.0)});
  std::array<BoxRecord, 2> records;
  for (std::size_t i = 0; i < records.size(); ++i) {
    const int lane = static_cast<int>(i);
    records[i].center = {boxes.center.x[lane], boxes.center.y[lane], boxes.center.z[lane]};
    store(first[i], &records[i].floats[0]);
    store(second[i], &records[i].floats[4]);
    records[i].floats[8] = third[i][0];
    records[i].floats[9] = 0;
  }
  return records;
}

/** Writes the outcomes of `count` pairs, a[i] with b[i], or kUndecidedPair. */
LaneCounts decideBoxes(const BoxRecord* records, const int* a, const int* b, int count,
                       std::uint8_t* outcomes);

}  // namespace collision
