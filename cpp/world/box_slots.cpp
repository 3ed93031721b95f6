#include "world/box_slots.h"

#include "batch/lane_shapes.h"
#include "shapes/obb.h"

namespace collision {
namespace {

/** The corners of two boxes: the first lanes, and the second, as registers of their own. */
std::array<Lanes<float>, 2> cornersOf(const LaneVector& corner) {
  return roundedLanes({corner.x, corner.y, corner.z, DoubleLanes(0.0)});
}

}  // namespace

bool readTwoBoxes(const double* first, const double* second, std::array<BoxSlot, 2>& boxes) {
  const LanesOf<Obb> lanes({first, second});
  if ((lanes.isWithinRange() & lanes.isValid()).bits() != DoubleMask::kAll) {
    return false;
  }
  const auto [min, max] = boundsOfBox(lanes);
  const auto lower = cornersOf(min);
  const auto upper = cornersOf(max);
  const std::array<BoxRecord, 2> records = boxRecordsOf(lanes);
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    store(floatBelow(lower[i]), boxes[i].bounds.min.data());
    store(floatAbove(upper[i]), boxes[i].bounds.max.data());
    boxes[i].record = records[i];
  }
  return true;
}

}  // namespace collision
