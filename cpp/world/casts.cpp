#include "world/casts.h"

#include <algorithm>

#include "motion/convex_cast.h"
#include "motion/meeting_times.h"
#include "motion/rough_cast.h"
#include "shapes/bounds.h"

namespace collision {

template <class Look, class Limit>
void WorldCasts::visitOnTheWay(const Among& among, const Motion& motion, const Look& look,
                               const Limit& limit) {
  const int query = slots_.querySlot();
  if (!slots_.usable(query)) {
    return;
  }
  queries_.start(among);
  const Vec3 velocity = RelativeMotion(motion).roughVelocity();
  const RaySlabs slabs(boundsOf(slots_[query]), velocity, motion.duration);
  queries_.visitAlong(slabs, look, [&] {
    const double latest = limit();
    return latest < motion.duration ? RaySlabs::limitOf(latest) : slabs.end();
  });
}

bool WorldCasts::isMet(Found& found, const Motion& motion, double limit) {
  if (!slots_.usable(found.slot)) {
    return false;
  }
  const ShapeCell& shape = slots_[slots_.querySlot()];
  const ShapeCell& other = slots_[found.slot];
  const RoughCast rough = roughCastOf(shape, other, RelativeMotion(motion), limit);
  if (rough.surelyNever || rough.after > limit) {
    return false;
  }
  if (rough.surelyHits) {
    const double middle = rough.after * 0.5 + rough.before * 0.5;
    found.time = {middle, (rough.before - rough.after) * (0.5 + 0x1p-40)};
    return true;
  }
  const MeetingTimes met = meetingTimes(shape, other, motion);
  found.time = placeOfStart(met.tEnter, met.meetsFromStart);
  return met.outcome != CastOutcome::never;
}

bool WorldCasts::comesAfter(const Found& a, const Found& b, const Motion& motion) {
  Sign order = compare(a.time, b.time);
  const auto isKnown = [](const Found& found) { return found.time.error == 0; };
  if (order == Sign::zero && !(isKnown(a) && isKnown(b))) {
    const ShapeCell& shape = slots_[slots_.querySlot()];
    order = compareStarts(shape, slots_[a.slot], slots_[b.slot], motion);
  }
  return order == Sign::positive || (order == Sign::zero && a.slot > b.slot);
}

int WorldCasts::first(const Among& among, const Motion& motion) {
  Found first;
  double limit = kInfinity;
  const auto look = [&](int slot) {
    Found own{slot, {}};
    if (isMet(own, motion, limit) && (first.slot < 0 || comesAfter(first, own, motion))) {
      first = own;
      limit = own.time.t + own.time.error;
    }
  };
  visitOnTheWay(among, motion, look, [&] { return limit; });
  return first.slot;
}

const std::vector<int>& WorldCasts::all(const Among& among, const Motion& motion) {
  found_.clear();
  const auto look = [&](int slot) {
    Found own{slot, {}};
    if (isMet(own, motion, kInfinity)) {
      found_.push_back(own);
    }
  };
  visitOnTheWay(among, motion, look, [] { return kInfinity; });
  std::sort(found_.begin(), found_.end(),
            [&](const Found& a, const Found& b) { return comesAfter(b, a, motion); });
  all_.clear();
  for (const Found& found : found_) {
    all_.push_back(found.slot);
  }
  return all_;
}

}  // namespace collision
