#include "world/box_slots.h"

#include <cstring>

#include "batch/lane_shapes.h"
#include "shapes/obb.h"

namespace collision {
namespace {

/** The corners of two boxes: the first lanes, and the second, as registers of their own. */
std::array<Lanes<float>, 2> cornersOf(const LaneVector& corner) {
  return roundedLanes({corner.x, corner.y, corner.z, DoubleLanes(0.0)});
}

void write(const Lanes<float>& lanes, std::array<float, 4>& corner) {
  const auto numbers = lanes.lanes();
  std::memcpy(corner.data(), &numbers, sizeof numbers);
}

}  // namespace

bool boundsOfBoxes(const double* first, const double* second, std::array<FloatBounds, 2>& bounds) {
  const LanesOf<Obb> boxes({first, second});
  if ((boxes.isWithinRange() & boxes.isValid()).bits() != DoubleMask::kAll) {
    return false;
  }
  const auto [min, max] = boundsOfBox(boxes);
  const auto lower = cornersOf(min);
  const auto upper = cornersOf(max);
  for (std::size_t i = 0; i < 2; ++i) {
    write(below(lower[i]), bounds[i].min);
    write(above(upper[i]), bounds[i].max);
  }
  return true;
}

}  // namespace collision
