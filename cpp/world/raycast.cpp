// What a ray, a shape or a point finds in a world: the tree says which slots may be it, the shapes'
// own tests which are.
#include <algorithm>

#include "number/index.h"
#include "pairs/outcome.h"
#include "wire/room.h"
#include "world/endless.h"
#include "world/record_list.h"
#include "world/world.h"

namespace collision {

QuadraticSurd<Exact> World::enterOf(int slot, const HitOptions& options) {
  QuadraticSurd<Exact> enter;
  decide(raySlot(), slot, {.numbers = false, .enter = &enter, .options = options});
  return enter;
}

bool World::hasTree(int count) {
  for (int slot = isShared_ ? 0 : writtenFirst_; slot < (isShared_ ? count : writtenEnd_); ++slot) {
    if (!isCurrent(slot)) {
      readWritten(slot);
    }
  }
  writtenFirst_ = writtenEnd_ = 0;
  if (treeCount_ == count) {
    return true;
  }
  if (pairsLeft() > 0) {
    return false;  // the tree is that of an evaluation which is not finished
  }
  search_.clear();
  for (int slot = 0; slot < count; ++slot) {
    if (usable(slot)) {
      search_.add(slot, boundsOf(shapes_[at(slot)]));
    }
  }
  search_.begin(shapes_);
  search_.passAll();
  treeCount_ = count;
  return true;
}

void World::findNear(const ShapeCell& shape, int count) {
  near_.clear();
  const auto take = [&](int slot) { near_.push_back(slot); };
  if (!hasTree(count)) {
    for (int slot = 0; slot < count; ++slot) {
      take(slot);
    }
    return;
  }
  const Bounds bounds = boundsOf(shape);
  if (isEndless(bounds)) {
    search_.tree().visitWhere([&](const Bounds& box) { return mayMeet(shape, box); }, take);
  } else {
    search_.tree().visitMeeting(floatBoundsOf(bounds), -1, take);
  }
  std::for_each(search_.endless().begin(), search_.endless().end(), take);
  std::sort(near_.begin(), near_.end());
}

int World::query(int count) {
  if (!usable(raySlot())) {
    return kInvalidQuery;
  }
  const ShapeCell& shape = shapes_[at(raySlot())];
  clear(hits_, hitCount_, kHitStride);
  hitCount_ = 0;
  findNear(shape, std::min(count, capacity_));
  int found = 0;
  for (const int slot : near_) {
    if (!usable(slot) || summaryOf(shape, shapes_[at(slot)]).outcome() == Outcome::apart) {
      continue;
    }
    double* const record = append(hits_, found, 1);
    if (record == nullptr) {
      return kNoRoom;
    }
    *record = slot;
    ++found;
  }
  return found;
}

int World::nearest(int count) {
  if (!usable(raySlot()) || shapes_[at(raySlot())].kind() != Kind::point) {
    return kInvalidQuery;
  }
  const Vec3 place = shapes_[at(raySlot())].as<Point>().position;
  int best = -1;
  double least = kInfinity;
  const auto look = [&](int slot) {
    if (usable(slot) && distance(raySlot(), slot)) {
      const double found = distance_[0];
      if (found < least || (found == least && slot < best)) {
        best = slot;
        least = found;
      }
    }
  };
  if (const int length = std::min(count, capacity_); hasTree(length)) {
    std::for_each(search_.endless().begin(), search_.endless().end(), look);
    search_.tree().visitNearest(place, least, look);
  } else {
    for (int slot = 0; slot < length; ++slot) {
      look(slot);
    }
  }
  return best;
}

int World::raycast(int count, const HitOptions& options, double milliseconds) {
  Deadline deadline(milliseconds);
  int nearest = -1;
  HitPlace best;
  findNearRay(count);
  for (const int slot : near_) {
    if (deadline.passed()) {
      break;
    }
    HitPlace place;
    const Verdict verdict =
        decide(raySlot(), slot, {.numbers = false, .place = &place, .options = options});
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
  context_ = {};
  const Verdict verdict =
      nearest < 0 ? Verdict{} : decide(raySlot(), nearest, {.options = options});
  write(verdict, context_, verdict_.data());
  return nearest;
}

void World::findNearRay(int count) {
  if (usable(raySlot())) {
    findNear(shapes_[at(raySlot())], std::min(count, capacity_));
  } else {
    near_.clear();
  }
}

int World::raycastAll(int count, const HitOptions& options) {
  beginRaycastAll(count, options);
  return proceedRaycastAll(HUGE_VAL);
}

void World::beginRaycastAll(int count, const HitOptions& options) {
  found_.clear();
  clear(hits_, hitCount_, kHitStride);
  castOptions_ = options;
  findNearRay(count);
  castSlots_ = near_;
  nextCast_ = 0;
  hitCount_ = 0;
}

int World::proceedRaycastAll(double milliseconds) {
  Deadline deadline(milliseconds);
  for (; nextCast_ < castSlots_.size(); ++nextCast_) {
    if (deadline.passed()) {
      return kUnfinished;
    }
    deadline.expectLong();
    if (!castAtNext()) {
      return kNoRoom;
    }
  }
  const auto after = [this](const Found& a, const Found& b) { return comesAfter(a, b); };
  while (!found_.empty()) {
    if (deadline.passed()) {
      return kUnfinished;
    }
    deadline.expectLong();
    std::pop_heap(found_.begin(), found_.end(), after);
    const int slot = found_.back().slot;
    found_.pop_back();
    const Verdict verdict = decide(raySlot(), slot, {.options = castOptions_});
    double* const record = append(hits_, hitCount_, kHitStride);
    if (record == nullptr) {
      return kNoRoom;
    }
    record[0] = slot;
    write(verdict, context_, record + 1);
    ++hitCount_;
  }
  return hitCount_;
}

bool World::castAtNext() {
  Found hit{castSlots_[nextCast_], {}};
  const Verdict verdict =
      decide(raySlot(), hit.slot, {.numbers = false, .place = &hit.place, .options = castOptions_});
  if (!verdict.hit.present) {
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

bool World::comesAfter(const Found& a, const Found& b) {
  const Sign roughly = compare(a.place, b.place);
  const Sign order = roughly == Sign::zero
                         ? compare(enterOf(a.slot, castOptions_), enterOf(b.slot, castOptions_))
                         : roughly;
  return order == Sign::positive || (order == Sign::zero && a.slot > b.slot);
}

}  // namespace collision
