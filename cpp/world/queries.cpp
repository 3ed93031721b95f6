#include "world/queries.h"

#include <algorithm>

#include "collision/collision.h"
#include "number/index.h"
#include "pairs/outcome.h"
#include "wire/room.h"
#include "world/endless.h"
#include "world/record_list.h"

namespace collision {

QuadraticSurd<Exact> Queries::enterOf(int slot, const HitOptions& options) {
  QuadraticSurd<Exact> enter;
  testSlots(slots_, slots_.querySlot(), slot,
            {.numbers = false, .enter = &enter, .options = options});
  return enter;
}

bool Queries::hasTree(int count) {
  if (slots_.hasTree(count)) {
    return true;
  }
  if (evaluation_.pairsLeft() > 0) {
    return false;
  }
  slots_.makeTree(count);
  return true;
}

void Queries::findNear(int count) {
  near_.clear();
  if (!slots_.usable(slots_.querySlot())) {
    return;
  }
  const int length = std::min(count, slots_.capacity());
  const auto take = [&](int slot) { near_.push_back(slot); };
  if (!hasTree(length)) {
    for (int slot = 0; slot < length; ++slot) {
      take(slot);
    }
    return;
  }
  const ShapeCell& shape = slots_[slots_.querySlot()];
  const Bounds bounds = boundsOf(shape);
  PairSearch& search = slots_.search();
  if (isEndless(bounds)) {
    search.tree().visitWhere([&](const Bounds& box) { return mayMeet(shape, box); }, take);
  } else {
    search.tree().visitMeeting(floatBoundsOf(bounds), -1, take);
  }
  std::for_each(search.endless().begin(), search.endless().end(), take);
  std::sort(near_.begin(), near_.end());
}

std::span<const int> Queries::query(int count) {
  findNear(count);
  const ShapeCell& shape = slots_[slots_.querySlot()];
  const auto missed = [&](int slot) {
    return !slots_.usable(slot) || summaryOf(shape, slots_[slot]).outcome() == Outcome::apart;
  };
  near_.erase(std::remove_if(near_.begin(), near_.end(), missed), near_.end());
  return near_;
}

int Queries::nearest(int count) {
  const int query = slots_.querySlot();
  if (!slots_.usable(query)) {
    return -1;
  }
  const Vec3 place = slots_[query].as<Point>().position;
  int best = -1;
  double least = kInfinity;
  const auto look = [&](int slot) {
    if (!slots_.usable(slot)) {
      return;
    }
    const double found = distance(slots_[query], slots_[slot]).distance;
    if (found < least || (found == least && slot < best)) {
      best = slot;
      least = found;
    }
  };
  if (const int length = std::min(count, slots_.capacity()); hasTree(length)) {
    PairSearch& search = slots_.search();
    std::for_each(search.endless().begin(), search.endless().end(), look);
    search.tree().visitNearest(place, least, look);
  } else {
    for (int slot = 0; slot < length; ++slot) {
      look(slot);
    }
  }
  return best;
}

int Queries::raycast(int count, const HitOptions& options, Deadline deadline) {
  int nearest = -1;
  HitPlace best;
  findNear(count);
  for (const int slot : near_) {
    if (deadline.passed()) {
      break;
    }
    HitPlace place;
    const SlotVerdict tested = testSlots(slots_, slots_.querySlot(), slot,
                                         {.numbers = false, .place = &place, .options = options});
    const Verdict& verdict = tested.verdict;
    if (verdict.decidedBy == DecidedBy::exact) {
      deadline.expectLong();
    }
    if (!verdict.hit.present) {
      continue;
    }
    if (nearest < 0 ||
        comesBefore(
            place, best,
            [&] { return compare(enterOf(slot, options), enterOf(nearest, options)); })) {
      nearest = slot;
      best = place;
    }
  }
  return nearest;
}

SlotVerdict Queries::verdictOf(int slot, const HitOptions& options) {
  return slot < 0 ? SlotVerdict{}
                  : testSlots(slots_, slots_.querySlot(), slot, {.options = options});
}

void Queries::beginRaycastAll(int count, const HitOptions& options) {
  found_.clear();
  castOptions_ = options;
  findNear(count);
  castSlots_ = near_;
  nextCast_ = 0;
}

Queries::Progress Queries::findHits(Deadline& deadline) {
  for (; nextCast_ < castSlots_.size(); ++nextCast_) {
    if (deadline.passed()) {
      return Progress::unfinished;
    }
    deadline.expectLong();
    if (!castAtNext()) {
      return Progress::noRoom;
    }
  }
  return Progress::finished;
}

int Queries::takeNearestHit() {
  std::pop_heap(found_.begin(), found_.end(),
                [this](const Found& a, const Found& b) { return comesAfter(a, b); });
  const int slot = found_.back().slot;
  found_.pop_back();
  return slot;
}

bool Queries::castAtNext() {
  Found hit{castSlots_[nextCast_], {}};
  const SlotVerdict tested =
      testSlots(slots_, slots_.querySlot(), hit.slot,
                {.numbers = false, .place = &hit.place, .options = castOptions_});
  if (!tested.verdict.hit.present) {
    return true;
  }
  if (found_.size() == found_.capacity()) {
    const std::size_t room = std::max(2 * found_.size(), at(kFirstRecords));
    if (!hasRoomFor(static_cast<double>(room), sizeof(Found))) {
      return false;
    }
    found_.reserve(room);
  }
  found_.push_back(hit);
  std::push_heap(found_.begin(), found_.end(),
                 [this](const Found& a, const Found& b) { return comesAfter(a, b); });
  return true;
}

bool Queries::comesAfter(const Found& a, const Found& b) {
  const Sign roughly = compare(a.place, b.place);
  const Sign order = roughly == Sign::zero
                         ? compare(enterOf(a.slot, castOptions_), enterOf(b.slot, castOptions_))
                         : roughly;
  return order == Sign::positive || (order == Sign::zero && a.slot > b.slot);
}

}  // namespace collision
