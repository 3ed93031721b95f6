// Outcomes of the first module, pair by pair: in the stead of pairs/outcome.cpp,
// pairs/point_range.cpp, pairs/ray_range.cpp, batch/kernels.cpp, batch/box_records.cpp,
// world/box_slots.cpp, world/column_sweep.cpp and world/refined_tree.cpp.
#include <algorithm>

#include "batch/box_records.h"
#include "batch/kernels.h"
#include "pairs/outcome.h"
#include "pairs/pairs.h"
#include "pairs/point_range.h"
#include "pairs/ray_range.h"
#include "world/bounds_tree.h"
#include "world/box_slots.h"
#include "world/column_sweep.h"
#include "world/slots.h"

namespace collision {

Summary detail::summaryOfCells(Kind kindA, const void* a, Kind kindB, const void* b) {
  return summaryWithFrames({kindA, a}, {kindB, b});
}
Summary detail::summaryWithFrames(ShapeRef a, ShapeRef b) {
  return Summary(testPair(a, b, {.numbers = false}));
}

namespace {

LaneCounts leaveUndecided(int count, std::uint8_t* outcomes) {
  std::fill_n(outcomes, count, kUndecidedPair);
  return {0, count};
}

}  // namespace

KernelPlace findKernel(Kind /*a*/, Kind /*b*/) { return {nullptr, false}; }
LaneCounts KernelPlace::operator()(const Records& /*a*/, const Records& /*b*/, int count,
                                   std::uint8_t* outcomes) const {
  return leaveUndecided(count, outcomes);
}
LaneCounts decideRest(BatchKernel /*kernel*/, const Records& /*a*/, const Records& /*b*/, int count,
                      std::uint8_t* outcomes) {
  return leaveUndecided(count, outcomes);
}

BoxRecord boxRecordOf(const Obb& /*box*/) { return {}; }
LaneCounts decideBoxes(const BoxRecord* /*records*/, const int* /*a*/, const int* /*b*/, int count,
                       std::uint8_t* outcomes) {
  return leaveUndecided(count, outcomes);
}
bool readTwoBoxes(const double* /*first*/, const double* /*second*/,
                  std::array<BoxSlot, 2>& /*boxes*/) {
  return false;
}
Summary outcomeOfTwoBoxes(const double* /*first*/, const double* /*second*/) { return kUndecided; }

ColumnSweep::ColumnSweep(std::size_t /*capacity*/) {}
bool ColumnSweep::build(const std::vector<FloatBounds>& /*bounds*/,
                        const std::vector<int>& /*slots*/) {
  return false;  // then the tree is taken
}
void BoundsTree::refine() {}  // of small worlds

/** Then each is tested. */
std::optional<RayRange> rangeOfRay(const Ray& /*ray*/, ShapeRef /*shape*/, bool /*solid*/) {
  return std::nullopt;
}
/** Then distances are compared. */
Interval distanceRange(const Point& /*point*/, ShapeRef /*shape*/) { return {0, kInfinity}; }

}  // namespace collision
