#include "batch/box_records.h"

#include "batch/float_boxes.h"
#include "collision/attributes.h"
#include "linear/shared_axes.h"

namespace collision {
namespace {

using FourBoxes = std::array<const BoxRecord*, FloatLanes::kCount>;

FourBoxes boxesAt(const BoxRecord* records, const int* indices) {
  return {records + indices[0], records + indices[1], records + indices[2], records + indices[3]};
}

/** Floats `first` to first + 3 of each box: the first of all four, the second of all, … */
COLLISION_ALWAYS_INLINE inline std::array<FloatLanes, 4> floatsOf(const FourBoxes& boxes,
                                                                  std::size_t first) {
  return transposed({lanesAt(&boxes[0]->floats[first]), lanesAt(&boxes[1]->floats[first]),
                     lanesAt(&boxes[2]->floats[first]), lanesAt(&boxes[3]->floats[first])});
}

/** The third axis is off by 5 u: u of each of the others, and a rounding of each product and sum.
 */
COLLISION_ALWAYS_INLINE inline filter::FloatBoxLanes lanesOf(const FourBoxes& boxes) {
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

/** As bits of a float, which nobody computes with. */
float worldAxesAsFloat(const Quaternion& rotation) {
  return __builtin_bit_cast(float, worldAxesOf(rotation));
}

/** Whether two of these are equal but for their signs: else a rotation has none of those axes. */
COLLISION_ALWAYS_INLINE inline DoubleMask areEqualInSize(const DoubleLanes& x, const DoubleLanes& y,
                                                         const DoubleLanes& z,
                                                         const DoubleLanes& w) {
  const std::array<DoubleLanes, 4> sizes{absolute(x), absolute(y), absolute(z), absolute(w)};
  return (sizes[0] == sizes[1]) | (sizes[0] == sizes[2]) | (sizes[0] == sizes[3]) |
         (sizes[1] == sizes[2]) | (sizes[1] == sizes[3]) | (sizes[2] == sizes[3]);
}

/** In which lanes two boxes share an axis of the world; of other axes doubles have to know. */
COLLISION_COLD FloatMask shareAnAxis(FourBoxes a, FourBoxes b) {
  const auto worldAxes = [](const BoxRecord& box) {
    return __builtin_bit_cast(unsigned, box.floats[BoxRecord::kWorldAxes]);
  };
  FloatMask::Register shared{};
  for (std::size_t lane = 0; lane < a.size(); ++lane) {
    shared[static_cast<int>(lane)] = (worldAxes(*a[lane]) & worldAxes(*b[lane])) != 0 ? -1 : 0;
  }
  return FloatMask(shared);
}

}  // namespace

BoxRecord boxRecordOf(const Obb& box) {
  BoxRecord record{{box.center.x, box.center.y, box.center.z}, {}};
  const auto [axis, n] = roundedFrame(box);
  const double inverse = 1 / n;
  for (int i = 0; i < 3; ++i) {
    record.floats[BoxRecord::kHalfExtents + at(i)] = static_cast<float>(box.halfExtents[i]);
    record.floats[BoxRecord::kAxis0 + at(i)] = static_cast<float>(axis[0][i] * inverse);
    record.floats[BoxRecord::kAxis1 + at(i)] = static_cast<float>(axis[1][i] * inverse);
  }
  record.floats[BoxRecord::kWorldAxes] = worldAxesAsFloat(box.rotation);
  return record;
}

std::array<BoxRecord, 2> boxRecordsOf(const LanesOf<Obb>& boxes) {
  const DoubleLanes inverse = 1 / boxes.frame.n;
  const LaneVector axis0 = boxes.frame.axis[0] * inverse;
  const LaneVector axis1 = boxes.frame.axis[1] * inverse;
  const LaneVector& half = boxes.halfExtents;
  const auto first = roundedLanes({half.x, half.y, half.z, axis0.x});
  const auto second = roundedLanes({axis0.y, axis0.z, axis1.x, axis1.y});
  const Lanes<float> third = rounded(axis1.z);
  const auto& [x, y, z, w] = boxes.rotation;
  const unsigned areUsual = ~areEqualInSize(x, y, z, w).bits();
  std::array<BoxRecord, 2> records{};
  for (std::size_t i = 0; i < records.size(); ++i) {
    const int lane = static_cast<int>(i);
    records[i].center = {boxes.center.x[lane], boxes.center.y[lane], boxes.center.z[lane]};
    store(first[i], records[i].floats.data());
    store(second[i], &records[i].floats[4]);
    records[i].floats[8] = third[lane];
    const bool isUsual = (areUsual >> i & 1U) != 0;
    records[i].floats[BoxRecord::kWorldAxes] =
        isUsual ? 0.0F : worldAxesAsFloat({x[lane], y[lane], z[lane], w[lane]});
  }
  return records;
}

LaneCounts decideBoxes(const BoxRecord* records, const int* a, const int* b, int count,
                       std::uint8_t* outcomes) {
  return decideInFloats(count, outcomes, [&](int first) COLLISION_ALWAYS_INLINE_LAMBDA {
    const FourBoxes boxesA = boxesAt(records, a + first);
    const FourBoxes boxesB = boxesAt(records, b + first);
    const FloatVector way = between(centersOf(boxesA), 0, centersOf(boxesB), 0);
    return filter::outcomeOfBoxes(filter::rowsOf(lanesOf(boxesA), lanesOf(boxesB), way),
                                  FloatMask(true), [&] { return shareAnAxis(boxesA, boxesB); });
  });
}

}  // namespace collision
