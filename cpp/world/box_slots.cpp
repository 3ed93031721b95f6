#include "world/box_slots.h"

#include "batch/lane_shapes.h"
#include "collision/attributes.h"
#include "pairs/outcome.h"
#include "shapes/obb.h"

namespace collision {
namespace {

/** The corners of two boxes: the first lanes, and the second, as registers of their own. */
std::array<Lanes<float>, 2> cornersOf(const LaneVector& corner) {
  return roundedLanes({corner.x, corner.y, corner.z, DoubleLanes(0.0)});
}

/** Out of line: to compute the axes is most of the code. */
COLLISION_NOINLINE LanesOf<Obb> boxesAt(const double* first, const double* second) {
  return LanesOf<Obb>({first, second});
}

COLLISION_NOINLINE bool areOrdinary(const LanesOf<Obb>& boxes) {
  return holdsForAll(boxes.isWithinRange() & boxes.isValid());
}

/** The box in a lane, whose numbers these are. */
COLLISION_NOINLINE FramedObb boxIn(const LanesOf<Obb>& boxes, int lane, const double* numbers) {
  const auto laneOf = [&](const LaneVector& v) -> Vec3 {
    return {v.x[lane], v.y[lane], v.z[lane]};
  };
  const auto& [axis, n] = boxes.frame;
  FramedObb box;
  static_cast<Obb&>(box) = ShapeTraits<Obb>::read(numbers);
  box.frame = {{laneOf(axis[0]), laneOf(axis[1]), laneOf(axis[2])}, n[lane]};
  return box;
}

}  // namespace

bool readTwoBoxes(const double* first, const double* second, std::array<BoxSlot, 2>& boxes) {
  const LanesOf<Obb> lanes = boxesAt(first, second);
  if (!areOrdinary(lanes)) {
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

Summary outcomeOfTwoBoxes(const double* first, const double* second) {
  const LanesOf<Obb> lanes = boxesAt(first, second);
  if (!areOrdinary(lanes)) {
    return kUndecided;
  }
  const FramedObb a = boxIn(lanes, 0, first);
  const FramedObb b = boxIn(lanes, 1, second);
  return detail::summaryOfCells(Kind::obb, &a, Kind::obb, &b);
}

}  // namespace collision
