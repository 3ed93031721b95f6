// Minkowski differences of slots and the walks on them, for JavaScript.
#include "collision/difference.h"
#include "collision/epa_walk.h"
#include "collision/gjk_walk.h"
#include "wire/layout.h"
#include "world/number_list.h"
#include "world/record_list.h"
#include "world/wire_world.h"

namespace collision {

int WireWorld::differenceFault(int first, int second) {
  if (!slots_.usable(first) || !slots_.usable(second)) {
    writeVerdict(testSlots(slots_, first, second, {}));
    return kInvalidPair;
  }
  const ShapeCell& a = slots_[first];
  if (!hasDifference(a, slots_[second])) {
    scratch_[0] = hasDifference(a, a) ? 1 : 0;
    return kNoDifference;
  }
  return 0;
}

int WireWorld::difference(int first, int second) {
  if (const int fault = differenceFault(first, second); fault != 0) {
    return fault;
  }
  const Difference difference = collision::difference(slots_[first], slots_[second]);
  std::size_t numbers = kDifferenceStride + kDifferencePointStride * difference.points.size() +
                        kDifferenceFaceStride * difference.faces.size();
  for (const DifferenceFace& face : difference.faces) {
    numbers += face.points.size();
  }
  double* const room = roomInHits(numbers);
  if (room == nullptr) {
    return kNoRoom;
  }
  NumberList list(room);
  list.add(difference, kDifferenceStride);
  for (const DifferencePoint& point : difference.points) {
    list.add(point, kDifferencePointStride);
  }
  for (const DifferenceFace& face : difference.faces) {
    list.add(face, kDifferenceFaceStride);
    list.add(face.points);
  }
  return 1;
}

int WireWorld::walkGjk(int first, int second) {
  if (const int fault = differenceFault(first, second); fault != 0) {
    return fault;
  }
  const GjkWalk walk = collision::walkGjk(slots_[first], slots_[second]);
  std::size_t numbers = kGjkWalkStride;
  for (const GjkStep& step : walk.steps) {
    numbers += kGjkStepStride + kDifferencePointStride * step.simplex.size();
  }
  double* const room = roomInHits(numbers);
  if (room == nullptr) {
    return kNoRoom;
  }
  NumberList list(room);
  list.add(walk, kGjkWalkStride);
  for (const GjkStep& step : walk.steps) {
    list.add(step, kGjkStepStride);
    for (const DifferencePoint& point : step.simplex) {
      list.add(point, kDifferencePointStride);
    }
  }
  return 1;
}

int WireWorld::walkEpa(int first, int second) {
  if (const int fault = differenceFault(first, second); fault != 0) {
    return fault;
  }
  const EpaWalk walk = collision::walkEpa(slots_[first], slots_[second]);
  std::size_t numbers = kEpaWalkStride + kDifferencePointStride * walk.points.size();
  for (const EpaStep& step : walk.steps) {
    numbers += kEpaStepStride + 3 * step.faces.size();
  }
  double* const room = roomInHits(numbers);
  if (room == nullptr) {
    return kNoRoom;
  }
  NumberList list(room);
  list.add(walk, kEpaWalkStride);
  for (const DifferencePoint& point : walk.points) {
    list.add(point, kDifferencePointStride);
  }
  for (const EpaStep& step : walk.steps) {
    list.add(step, kEpaStepStride);
    for (const EpaFace& face : step.faces) {
      for (const int point : face.points) {
        list.add(static_cast<double>(point));
      }
    }
  }
  return 1;
}

}  // namespace collision
