#include "world/queries.h"

#include <algorithm>

#include "collision/attributes.h"
#include "collision/collision.h"
#include "number/index.h"
#include "pairs/outcome.h"
#include "pairs/point_range.h"
#include "pairs/ray_range.h"
#include "world/endless.h"
#include "world/record_list.h"

namespace collision {

Queries::Queries(Slots& slots, const Evaluation& evaluation)
    : slots_(slots), evaluation_(evaluation) {
  // Slots::fits() has counted these: they grow no more.
  near_.reserve(at(slots.capacity()));
  castSlots_.reserve(at(slots.capacity()));
  ranges_.reserve(at(slots.capacity()));
}

QuadraticSurd<Exact> Queries::enterOf(int slot, const HitOptions& options) {
  QuadraticSurd<Exact> enter;
  testSlots(slots_, slots_.querySlot(), slot,
            {.numbers = false, .enter = &enter, .options = options});
  return enter;
}

void Queries::start(const Among& among, std::size_t questions) {
  length_ = lengthOf(among.count);
  interaction_ = among.interaction;
  mayLeaveOut_ = slots_.hasInteractions() || !interact(interaction_, kFirstGroup);
  hasTree_ = true;
  if (evaluation_.pairsLeft() > 0) {
    hasTree_ = slots_.hasTree(length_);
  } else {
    slots_.provideTree(length_, questions);
  }
}

// Out of line, as most worlds have no groups.
COLLISION_NOINLINE bool Queries::isAskedFor(int slot) const {
  return interact(interaction_, slots_.interactionOf(slot));
}

template <class Use>
void Queries::withBounds(const Use& use) {
  if constexpr (kHasHulls) {
    if (!slots_.isListEnough()) {
      use(slots_.search().tree());
      return;
    }
  }
  use(slots_.search().list());
}

template <bool kInOrder, class DistancesOf, class Look, class Limit>
void Queries::visitNearest(const DistancesOf& distancesOf, const Look& look, const Limit& limit) {
  const auto visit = [&](int slot) {
    if (interacts(slot)) {
      look(slot);
    }
  };
  if (!hasTree_) {
    nearAreAll();
  }
  const std::vector<int>& outside = hasTree_ ? slots_.search().endless() : near_;
  std::for_each(outside.begin(), outside.end(), visit);
  if (!hasTree_) {
    return;
  }
  float most = limit();
  withBounds([&](const auto& bounds) {
    const auto visitOne = [&](int slot) {
      visit(slot);
      most = limit();
    };
    const auto expect = [&](int slot) { slots_.expect(slot); };
    if constexpr (kInOrder) {
      bounds.visitInOrder(distancesOf, most, expect, visitOne);
    } else {
      bounds.visitNearest(distancesOf, most, expect, visitOne);
    }
  });
}

void Queries::visitAlong(const RaySlabs& way, const std::function<void(int)>& look,
                         const std::function<float()>& limit) {
  visitNearest<true>(way, look, limit);
}

void Queries::nearAreAll() {
  near_.clear();
  for (int slot = 0; slot < length_; ++slot) {
    near_.push_back(slot);
  }
}

void Queries::findNear() {
  near_.clear();
  if (!slots_.usable(slots_.querySlot())) {
    return;
  }
  if (!hasTree_) {
    nearAreAll();
  } else {
    findNearInTree();
  }
  if (mayLeaveOut_) {
    near_.erase(
        std::remove_if(near_.begin(), near_.end(), [this](int slot) { return !interacts(slot); }),
        near_.end());
  }
}

void Queries::findNearInTree() {
  const ShapeCell& shape = slots_[slots_.querySlot()];
  const Bounds bounds = boundsOf(shape);
  withBounds([&](const auto& own) {
    if (shape.kind() == Kind::ray || isEndless(bounds)) {
      findMeeting(own, shape, near_);
    } else {
      own.findMeeting(floatBoundsOf(bounds), -1, near_);
    }
  });
  for (const int slot : slots_.search().endless()) {
    near_.push_back(slot);
  }
}

std::span<const int> Queries::meeting() {
  findNear();
  for (const int slot : near_) {
    slots_.expect(slot);
  }
  const ShapeCell& shape = slots_[slots_.querySlot()];
  const auto missed = [&](int slot) {
    return !slots_.usable(slot) || summaryOf(shape, slots_[slot]).outcome() == Outcome::apart;
  };
  near_.erase(std::remove_if(near_.begin(), near_.end(), missed), near_.end());
  std::sort(near_.begin(), near_.end());
  return near_;
}

int Queries::nearest(const Among& among) {
  const int query = slots_.querySlot();
  if (!slots_.usable(query)) {
    return -1;
  }
  start(among);
  // Distances are rounded: of two that may be equal then, neither is passed over.
  constexpr double kSlack = 1 + 0x1p-50;
  const auto& point = slots_[query].as<Point>();
  double limit = kInfinity;
  ranges_.clear();
  const auto look = [&](int slot) {
    if (!slots_.usable(slot)) {
      return;
    }
    const Interval range = distanceRange(point, slots_[slot]);
    if (range.min <= limit) {
      ranges_.push_back({slot, range.min});
      limit = std::min(limit, range.max * kSlack);
    }
  };
  visitNearest<false>(SquaredDistances(point.position), look,
                      [&] { return SquaredDistances::limitOf(limit); });
  ranges_.erase(std::remove_if(ranges_.begin(), ranges_.end(),
                               [&](const Range& range) { return !(range.least <= limit); }),
                ranges_.end());
  // Of a mesh without triangles nothing is near.
  const bool isThere = limit < kInfinity;
  return ranges_.size() == 1 && isThere ? ranges_[0].slot : nearestOfRanges();
}

int Queries::nearestOfRanges() {
  const ShapeCell& point = slots_[slots_.querySlot()];
  int nearest = -1;
  double least = kInfinity;
  for (const Range& range : ranges_) {
    const double own = distance(point, slots_[range.slot]).distance;
    if (own < least || (own == least && range.slot < nearest)) {
      nearest = range.slot;
      least = own;
    }
  }
  return nearest;
}

int Queries::firstHit(const HitOptions& options, Deadline deadline) {
  const int query = slots_.querySlot();
  if (!slots_.usable(query)) {
    return -1;
  }
  Found nearest;
  const auto look = [&](int slot) {
    if (deadline.passed()) {
      return;
    }
    Found own{slot, {}};
    if (isHit(own, options, deadline) && (nearest.slot < 0 || comesAfter(nearest, own, options))) {
      nearest = own;
    }
  };
  constexpr float kPassed = -1;  // nothing is nearer
  const RaySlabs slabs(slots_[query].as<Ray>());
  visitNearest<false>(slabs, look, [&] {
    if (deadline.passed()) {
      return kPassed;
    }
    return nearest.slot < 0 ? slabs.end()
                            : RaySlabs::limitOf(nearest.place.t + nearest.place.error);
  });
  return nearest.slot;
}

bool Queries::isHit(Found& hit, const HitOptions& options, Deadline& deadline) {
  const ShapeCell& ray = slots_[slots_.querySlot()];
  if (!slots_.usable(hit.slot)) {
    return false;
  }
  if (ray.kind() == Kind::ray) {  // raycastAll() takes segments, too
    if (const auto range = rangeOfRay(ray.as<Ray>(), slots_[hit.slot], options.solid)) {
      hit.place = range->place;
      return range->hits;
    }
  }
  const Verdict verdict = testSlots(slots_, slots_.querySlot(), hit.slot,
                                    {.numbers = false, .place = &hit.place, .options = options})
                              .verdict;
  if (verdict.decidedBy == DecidedBy::exact) {
    deadline.expectLong();
  }
  return verdict.hit.present;
}

SlotVerdict Queries::hitOf(int slot, const HitOptions& options) {
  return slot < 0
             ? SlotVerdict{}
             : testSlots(slots_, slots_.querySlot(), slot, {.witness = false, .options = options});
}

double Queries::parameterOf(int slot, const HitOptions& options) {
  HitPlace place;
  testSlots(slots_, slots_.querySlot(), slot,
            {.numbers = false,
             .place = &place,
             .witness = false,
             .options = options,
             .roundsPlace = true});
  return place.t + 0.0;  // never −0
}

void Queries::beginRaycastAll(const Among& among, const HitOptions& options) {
  found_.clear();
  castOptions_ = options;
  start(among);
  findNear();
  std::sort(near_.begin(), near_.end());
  castSlots_ = near_;
  nextCast_ = 0;
}

Queries::Progress Queries::findHits(Deadline& deadline) {
  for (; nextCast_ < castSlots_.size(); ++nextCast_) {
    if (deadline.passed()) {
      return Progress::unfinished;
    }
    deadline.expectLong();
    if (!castAtNext(deadline)) {
      return Progress::noRoom;
    }
  }
  return Progress::finished;
}

int Queries::takeNearestHit() {
  std::pop_heap(found_.begin(), found_.end(),
                [this](const Found& a, const Found& b) { return comesAfter(a, b, castOptions_); });
  const int slot = found_.back().slot;
  found_.pop_back();
  return slot;
}

bool Queries::castAtNext(Deadline& deadline) {
  Found hit{castSlots_[nextCast_], {}};
  if (!isHit(hit, castOptions_, deadline)) {
    return true;
  }
  if (!makeRoom(found_)) {
    return false;
  }
  found_.push_back(hit);
  std::push_heap(found_.begin(), found_.end(),
                 [this](const Found& a, const Found& b) { return comesAfter(a, b, castOptions_); });
  return true;
}

bool Queries::comesAfter(const Found& a, const Found& b, const HitOptions& options) {
  const Sign roughly = compare(a.place, b.place);
  const Sign order =
      roughly == Sign::zero ? compare(enterOf(a.slot, options), enterOf(b.slot, options)) : roughly;
  return order == Sign::positive || (order == Sign::zero && a.slot > b.slot);
}

}  // namespace collision
