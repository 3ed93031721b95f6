// Pairs that meet in motion in the exact order of when they do.
#pragma once

#include <vector>

#include "collision/motion.h"
#include "wire/buffer.h"
#include "world/slots.h"

namespace collision {

/** The motion of each slot, by its number: three numbers each, or none of slots that stand. */
class SlotVelocities {
 public:
  explicit SlotVelocities(const Buffer<double>& numbers) : numbers_(numbers) {}

  [[nodiscard]] Vec3 operator[](int slot) const {
    const auto first = static_cast<std::size_t>(slot) * 3;
    return first < numbers_.size() ? Vec3{numbers_[first], numbers_[first + 1], numbers_[first + 2]}
                                   : Vec3{};
  }
  [[nodiscard]] Motion of(int a, int b, double duration) const {
    return {(*this)[a], (*this)[b], duration};
  }

 private:
  const Buffer<double>& numbers_;
};

/** Two slots that meet, a < b, and when. */
struct SweptPair {
  int a = -1;
  int b = -1;
  CastOutcome outcome = CastOutcome::never;
  bool meetsFromStart = false;  // so that tEnter is 0 and not only rounded to it
  int rank = 0;                 // of its time among those that tEnter can't tell from it
  double tEnter = kNone;
  double tExit = kNone;
};

/**
 * Sorts pairs by tEnter, exactly, then by a, then by b. Of meshes, and of rays that end, by tEnter
 * as it is rounded. False when there is no memory to do so.
 */
[[nodiscard]] bool sortByStart(std::vector<SweptPair>& pairs, const Slots& slots,
                               const SlotVelocities& velocities, double duration);

}  // namespace collision
