#include "batch/box_records.h"

#include <algorithm>

#include "batch/float_boxes.h"

namespace collision {
namespace {

using FourBoxes = std::array<const BoxRecord*, FloatLanes::kCount>;

FourBoxes boxesAt(const BoxRecord* records, const int* indices, const FourPlaces& places) {
  return {records + indices[places[0]], records + indices[places[1]], records + indices[places[2]],
          records + indices[places[3]]};
}

[[gnu::always_inline]] inline filter::FloatBoxLanes lanesOf(const FourBoxes& boxes) {
  const auto each = [&](const std::array<float, 4> BoxRecord::*member)
      __attribute__((always_inline)) {
    return transposed({lanesAt((boxes[0]->*member).data()), lanesAt((boxes[1]->*member).data()),
                       lanesAt((boxes[2]->*member).data()), lanesAt((boxes[3]->*member).data())});
  };
  const auto half = each(&BoxRecord::halfExtents);
  return {{half[0], half[1], half[2]}, each(&BoxRecord::rotation)};
}

FourRecords centersOf(const FourBoxes& boxes) {
  return {boxes[0]->center.data(), boxes[1]->center.data(), boxes[2]->center.data(),
          boxes[3]->center.data()};
}

}  // namespace

void BoxRecord::read(const double* numbers) {
  std::copy_n(numbers, 3, center.begin());
  center[3] = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    rotation[i] = static_cast<float>(numbers[3 + i]);
  }
  for (std::size_t i = 0; i < 3; ++i) {
    halfExtents[i] = static_cast<float>(numbers[7 + i]);
  }
  halfExtents[3] = 0;
}

LaneCounts decideBoxes(const BoxRecord* records, const int* a, const int* b, int count,
                       std::uint8_t* outcomes) {
  return decideInFloats(
      count, outcomes, [&](const FourPlaces& places) __attribute__((always_inline)) {
        const FourBoxes boxesA = boxesAt(records, a, places);
        const FourBoxes boxesB = boxesAt(records, b, places);
        const filter::FloatBoxLanes lanesA = lanesOf(boxesA);
        const filter::FloatBoxLanes lanesB = lanesOf(boxesB);
        // That rotations are the same is left to doubles.
        return filter::outcomeOfBoxes(
            lanesA, lanesB, placesBetween(centersOf(boxesA), centersOf(boxesB)),
            lanesA.hasAxes & lanesB.hasAxes, [] { return FloatMask(false); });
      });
}

}  // namespace collision
