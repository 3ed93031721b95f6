// Minkowski differences of slots, for JavaScript.
#include "collision/difference.h"
#include "wire/layout.h"
#include "world/number_list.h"
#include "world/record_list.h"
#include "world/wire_world.h"

namespace collision {

int WireWorld::difference(int first, int second) {
  if (!slots_.usable(first) || !slots_.usable(second)) {
    writeVerdict(testSlots(slots_, first, second, {}));
    return kInvalidPair;
  }
  const ShapeCell& a = slots_[first];
  const ShapeCell& b = slots_[second];
  if (!hasDifference(a, b)) {
    scratch_[0] = hasDifference(a, a) ? 1 : 0;
    return kNoDifference;
  }
  const Difference difference = collision::difference(a, b);
  std::size_t numbers = kDifferenceStride + kDifferencePointStride * difference.points.size() +
                        kDifferenceFaceStride * difference.faces.size();
  for (const DifferenceFace& face : difference.faces) {
    numbers += face.points.size();
  }
  clear(hits_, hitCount_, kHitStride);
  hitCount_ = 0;
  if (!makeRoom(hits_, numbers, 1)) {
    return kNoRoom;
  }
  NumberList list(hits_.data());
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

}  // namespace collision
