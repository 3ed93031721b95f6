#include "world/sweep.h"

#include <algorithm>
#include <bit>

#include "motion/meeting_times.h"
#include "motion/rough_boxes.h"
#include "number/index.h"
#include "shapes/traits.h"
#include "wire/room.h"
#include "world/endless.h"
#include "world/record_list.h"
#include "world/swept_bounds.h"

namespace collision {
namespace {

/** Whether two shapes surely never meet because what holds them does not. */
bool boundsNeverMeet(const Bounds& a, const Bounds& b, const RelativeMotion& motion) {
  if (motion.isNone()) {
    return false;
  }
  RoughTimes<Lanes<double>> times(motion.duration());
  visitRoughRows(
      Aabb{a.min, a.max}, Aabb{b.min, b.max}, motion.roughVelocity(), [] { return false; },
      [&](int /*row*/, const auto& row, int /*other*/, const auto& other)
          COLLISION_ALWAYS_INLINE_LAMBDA {
            times.keep(roughSpansOf(row, other, motion.duration()));
          });
  return RoughTimes<double>(times).surelyNever();
}

}  // namespace

WorldSweep::Answer WorldSweep::run(int count, double duration) {
  duration_ = duration;
  pairs_.clear();
  const Answer answer = read(std::max(std::min(count, slots_.capacity()), 0));
  if (answer != Answer::finished) {
    return answer;
  }
  const SlotVelocities velocities(velocities_);
  const bool hasRoom =
      castEnding() && castGoingOn() && sortByStart(pairs_, slots_, velocities, duration_);
  if (!hasRoom) {
    pairs_ = {};
    return Answer::noRoom;
  }
  return Answer::finished;
}

WorldSweep::Answer WorldSweep::read(int count) {
  constexpr std::size_t kSlotBytes = sizeof(Bounds) + 2 * sizeof(int) + PairSearch::kSlotBytes;
  if (search_ == nullptr) {
    if (!hasRoomFor(slots_.capacity(), kSlotBytes)) {
      return Answer::noRoom;
    }
    search_ = std::make_unique<PairSearch>(slots_.capacity());
    bounds_.resize(at(slots_.capacity()));
    ending_.reserve(at(slots_.capacity()));
    goingOn_.reserve(at(slots_.capacity()));
  }
  search_->clear();
  ending_.clear();
  goingOn_.clear();
  const SlotVelocities velocities(velocities_);
  for (int slot = 0; slot < count; ++slot) {
    if (!slots_.usable(slot)) {
      continue;
    }
    const Vec3 velocity = velocities[slot];
    fault_ = checkMagnitudes(std::array{velocity.x, velocity.y, velocity.z}, 3 * slot);
    if (fault_) {
      return Answer::invalidVelocity;
    }
    const ShapeCell& shape = slots_[slot];
    if (goesOn(shape.kind())) {
      goingOn_.push_back(slot);
      continue;
    }
    ending_.push_back(slot);
    bounds_[at(slot)] = boundsOf(shape);
    search_->add(slot, floatBoundsOf(sweptBounds(bounds_[at(slot)], velocity, duration_)));
  }
  return Answer::finished;
}

bool WorldSweep::castEnding() {
  const std::vector<int>& order = search_->arrange();
  bool hasRoom = true;
  search_->visitPairs([&](int place, const PairSearch::FourPlaces& partners, unsigned bits) {
    for (; bits != 0 && hasRoom; bits &= bits - 1) {
      const int partner = partners[std::countr_zero(bits)];
      hasRoom = cast(order[at(place)], order[at(partner)]);
    }
  });
  return hasRoom;
}

bool WorldSweep::castGoingOn() {
  const SlotVelocities velocities(velocities_);
  for (const int slot : goingOn_) {
    for (const int partner : ending_) {
      const Motion motion = velocities.of(partner, slot, duration_);
      const Vec3 velocity = RelativeMotion(motion).roughVelocity();
      const Bounds swept = sweptBounds(bounds_[at(partner)], velocity, duration_);
      if (mayMeet(slots_[slot], swept) && !cast(slot, partner)) {
        return false;
      }
    }
  }
  return true;
}

bool WorldSweep::interactsWith(int slot, int partner) const {
  return !slots_.hasInteractions() ||
         interact(slots_.interactionOf(slot), slots_.interactionOf(partner));
}

bool WorldSweep::cast(int slot, int partner) {
  if (!interactsWith(slot, partner)) {
    return true;
  }
  const int first = std::min(slot, partner);
  const int second = std::max(slot, partner);
  const ShapeCell& a = slots_[first];
  const ShapeCell& b = slots_[second];
  const Motion motion = motionOf(first, second, duration_);
  const RelativeMotion relative(motion);
  const bool bothEnd = !goesOn(a.kind()) && !goesOn(b.kind());
  if (bothEnd && boundsNeverMeet(bounds_[at(first)], bounds_[at(second)], relative)) {
    return true;
  }
  const auto [outcome, meetsFromStart, tEnter, tExit] = meetingTimes(a, b, motion);
  return outcome == CastOutcome::never ||
         add({first, second, outcome, meetsFromStart, 0, tEnter, tExit});
}

bool WorldSweep::add(const SweptPair& pair) {
  if (!makeRoom(pairs_)) {
    return false;
  }
  pairs_.push_back(pair);
  return true;
}

}  // namespace collision
