#include "batch/box_records.h"

#include "batch/float_boxes.h"

namespace collision {
namespace {

using FourBoxes = std::array<const BoxRecord*, FloatLanes::kCount>;

FourBoxes boxesAt(const BoxRecord* records, const int* indices, const FourPlaces& places) {
  return {records + indices[places[0]], records + indices[places[1]], records + indices[places[2]],
          records + indices[places[3]]};
}

/** Floats `first` to first + 3 of each box: the first of all four, the second of all, … */
[[gnu::always_inline]] inline std::array<FloatLanes, 4> floatsOf(const FourBoxes& boxes,
                                                                 std::size_t first) {
  return transposed({lanesAt(&boxes[0]->floats[first]), lanesAt(&boxes[1]->floats[first]),
                     lanesAt(&boxes[2]->floats[first]), lanesAt(&boxes[3]->floats[first])});
}

/** The third axis is off by 5 u: u of each of the others, and a rounding of each product and sum.
 */
[[gnu::always_inline]] inline filter::FloatBoxLanes lanesOf(const FourBoxes& boxes) {
  const auto [halfX, halfY, halfZ, x0] = floatsOf(boxes, BoxRecord::kHalfExtents);
  const auto [y0, z0, x1, y1] = floatsOf(boxes, BoxRecord::kAxis0 + 1);
  const FloatLanes z1 = floatsOf(boxes, BoxRecord::kAxis1)[2];
  const FloatVector axis0{x0, y0, z0};
  const FloatVector axis1{x1, y1, z1};
  return {{halfX, halfY, halfZ}, {{axis0, axis1, cross(axis0, axis1)}}};
}

FourRecords centersOf(const FourBoxes& boxes) {
  return {boxes[0]->center.data(), boxes[1]->center.data(), boxes[2]->center.data(),
          boxes[3]->center.data()};
}

}  // namespace

BoxRecord boxRecordOf(const Obb& box) {
  BoxRecord record{{box.center.x, box.center.y, box.center.z}, {}};
  const double inverse = 1 / box.frame.n;
  for (int i = 0; i < 3; ++i) {
    record.floats[BoxRecord::kHalfExtents + at(i)] = static_cast<float>(box.halfExtents[i]);
    record.floats[BoxRecord::kAxis0 + at(i)] = static_cast<float>(box.frame.axis[0][i] * inverse);
    record.floats[BoxRecord::kAxis1 + at(i)] = static_cast<float>(box.frame.axis[1][i] * inverse);
  }
  return record;
}

LaneCounts decideBoxes(const BoxRecord* records, const int* a, const int* b, int count,
                       std::uint8_t* outcomes) {
  return decideInFloats(
      count, outcomes, [&](const FourPlaces& places) __attribute__((always_inline)) {
        const FourBoxes boxesA = boxesAt(records, a, places);
        const FourBoxes boxesB = boxesAt(records, b, places);
        // That rotations are the same is left to doubles.
        return filter::outcomeOfBoxes(lanesOf(boxesA), lanesOf(boxesB),
                                      placesBetween(centersOf(boxesA), centersOf(boxesB)),
                                      FloatMask(true), [] { return FloatMask(false); });
      });
}

}  // namespace collision
