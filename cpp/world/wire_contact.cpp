// Contact manifolds of slots, for JavaScript.
#include <algorithm>

#include "collision/manifold.h"
#include "wire/layout.h"
#include "world/record_list.h"
#include "world/wire_world.h"

namespace collision {

double* WireWorld::roomInHits(std::size_t numbers) {
  clear(hits_, hitCount_, kHitStride);
  hitCount_ = 0;
  // One at least: where nothing was allocated there is no address.
  return makeRoom(hits_, std::max<std::size_t>(numbers, 1), 1) ? hits_.data() : nullptr;
}

int WireWorld::contacts(int first, int second, const ContactOptions& options, bool deepest) {
  if (!slots_.usable(first) || !slots_.usable(second)) {
    writeVerdict(testSlots(slots_, first, second, {}));
    return kInvalidPair;
  }
  const ShapeCell& a = slots_[first];
  const ShapeCell& b = slots_[second];
  if (!hasContacts(a.kind()) || !hasContacts(b.kind())) {
    scratch_[0] = hasContacts(a.kind()) ? 1 : 0;
    return kNoManifold;
  }
  std::vector<Manifold> found;
  if (deepest) {
    if (Manifold manifold = contact(a, b, options); manifold.outcome != Outcome::apart) {
      found.push_back(std::move(manifold));
    }
  } else {
    found = collision::contacts(a, b, options);
  }
  std::size_t numbers = 0;
  for (const Manifold& manifold : found) {
    numbers += kManifoldStride + kContactPointStride * manifold.points.size();
  }
  double* record = roomInHits(numbers);
  if (record == nullptr) {
    return kNoRoom;
  }
  for (const Manifold& manifold : found) {
    write(manifold, record);
    record += kManifoldStride;
    for (const ContactPoint& point : manifold.points) {
      write(point, record);
      record += kContactPointStride;
    }
  }
  return static_cast<int>(found.size());
}

}  // namespace collision
