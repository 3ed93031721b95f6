// All pairs of a world's slots: the broad phase, the narrow phase in lanes, and the list of
// meetings.
#include <algorithm>

#include "number/index.h"
#include "pairs/outcome.h"
#include "pairs/pairs.h"
#include "wire/room.h"
#include "world/record_list.h"
#include "world/world.h"

namespace collision {
namespace {

bool isCurve(Kind kind) { return kind == Kind::ray || kind == Kind::segment; }

/** Of fewer boxes all numbers are in the cache anyway. */
constexpr int kFewBoxes = 64;

/** 1 of a code of an outcome that is one of meeting, else 0: nothing branches on it. */
unsigned meetsOf(std::uint8_t outcome) {
  constexpr auto kFirst = static_cast<unsigned>(Outcome::touching);
  constexpr auto kCount = static_cast<unsigned>(Outcome::overlapping) - kFirst + 1;
  return static_cast<unsigned>(outcome - kFirst < kCount);
}

}  // namespace

/** Adds the time until its end to that of the narrow phase, if that is measured. */
class World::NarrowPhase {
 public:
  explicit NarrowPhase(World& world)
      : world_(world), start_(world.measuresNarrow_ ? Deadline::now() : 0) {}
  NarrowPhase(const NarrowPhase&) = delete;
  NarrowPhase& operator=(const NarrowPhase&) = delete;
  ~NarrowPhase() {
    if (world_.measuresNarrow_) {
      world_.narrowMilliseconds_ += Deadline::now() - start_;
    }
  }

 private:
  World& world_;
  double start_;
};

int World::evaluate(int count) {
  begin(count);
  return proceed(HUGE_VAL);
}

void World::begin(int count) {
  clear(meetings_, meetingCount_, kMeetingStride);
  clear(meetingHits_, meetingHitCount_, kVerdictStride);
  meetingCount_ = 0;
  meetingHitCount_ = 0;
  narrowMilliseconds_ = 0;
  search_.clear();
  chunk_.clear();
  evaluated_ = std::max(std::min(count, capacity_), 0);
  areBoxes_ = hasRoomForBoxes(evaluated_);
  prepared_ = 0;
  pairs_ = PairSearch::pairsOf(at(evaluated_));
  treeCount_ = -1;
  prepareSome();
}

void World::prepareSome() {
  constexpr int kSome = 1024;  // in a fifth of a millisecond
  const int end = std::min(prepared_ + kSome, evaluated_);
  int slot = prepared_;
  while (slot < end) {
    if (slot + 1 < evaluated_ && prepareTwoBoxes(slot)) {
      slot += 2;
      continue;
    }
    if (prepare(slot) == Reason::none) {
      const ShapeCell& shape = shapes_[at(slot)];
      search_.add(slot, boundsOf(shape));
      areBoxes_ = areBoxes_ && shape.kind() == Kind::obb;
      if (areBoxes_) {
        boxes_[at(slot)] = boxRecordOf(shape.as<Obb>());
      }
    }
    ++slot;
  }
  prepared_ = slot;
  if (!isPrepared()) {
    return;
  }
  if (writtenEnd_ <= evaluated_) {
    writtenFirst_ = writtenEnd_ = 0;
  }
  search_.begin(shapes_);
  pairs_ = search_.pairs();
  treeCount_ = evaluated_;
}

int World::proceed(double milliseconds) {
  Deadline deadline(milliseconds);
  for (; !isPrepared(); prepareSome()) {
    deadline.expectLong();
    if (deadline.passed()) {
      return meetingCount_;
    }
  }
  if (milliseconds == HUGE_VAL && search_.isAtStart()) {
    return proceedToEnd() ? meetingCount_ : kNoRoom;
  }
  while (!deadline.passed()) {
    if (chunk_.isEmpty()) {
      chunk_.clear();
      for (int a = 0, b = 0; !chunk_.isFull() && search_.next(a, b, deadline);) {
        chunk_.add(a, b);
      }
      if (chunk_.isEmpty()) {
        break;
      }
      if (!decideChunk(deadline)) {
        return kNoRoom;
      }
    } else if (!takeChunk(deadline)) {
      return kNoRoom;
    }
  }
  return meetingCount_;
}

/**
 * Shapes that are near to each other together, so that their numbers are at hand; what meets is put
 * into order at the end. The order is that of the parts.
 */
bool World::proceedToEnd() {
  Deadline never;
  bool hasRoom = true;
  for (int a = 0, b = 0; search_.nextOfEndless(a, b);) {
    chunk_.add(a, b);
    if (chunk_.isFull()) {
      hasRoom = hasRoom && decideChunk(never);
      chunk_.clear();
    }
  }
  hasRoom = hasRoom && decideChunk(never);
  chunk_.clear();
  search_.passAll();
  foundPairs_.clear();
  const std::vector<int>& order = search_.arrange();
  if (areBoxes_) {
    for (std::size_t place = 0; place < order.size(); ++place) {
      orderedBoxes_[place] = boxes_[at(order[place])];
    }
  }
  search_.visitPairs([&](int place, const PairSearch::FourPlaces& partners, unsigned bits) {
    chunk_.add(place, partners, bits);
    if (chunk_.isFull()) {
      hasRoom = hasRoom && collectChunk(order);
      chunk_.clear();
    }
  });
  hasRoom = hasRoom && collectChunk(order) && foundPairs_.sort(at(evaluated_));
  chunk_.clear();
  return hasRoom && addFoundPairs();
}

bool World::addFoundPairs() {
  if (!areBoxes_) {
    for (std::size_t i = 0; i < foundPairs_.count(); ++i) {
      const FoundPairs::Pair& pair = foundPairs_[i];
      if (!addMeeting(pair.first(), pair.second(), pair.outcome())) {
        return false;
      }
    }
    return true;
  }
  const int pairOfBoxes = findPair(Kind::obb, Kind::obb).index;
  const std::size_t first = at(meetingCount_);
  if (!makeRoom(meetings_, first + foundPairs_.count(), kMeetingStride)) {
    return false;
  }
  for (std::size_t i = 0; i < foundPairs_.count(); ++i) {
    const FoundPairs::Pair& pair = foundPairs_[i];
    const int outcome = static_cast<int>(pair.outcome());
    write(Meeting{pair.first(), pair.second(), outcome, pairOfBoxes, kNoHit},
          &meetings_[(first + i) * kMeetingStride]);
  }
  meetingCount_ += static_cast<int>(foundPairs_.count());
  return true;
}

bool World::hasRoomForBoxes(int count) {
  if (count < kFewBoxes || at(count) <= boxes_.size()) {
    return count >= kFewBoxes;
  }
  if (!hasRoomFor(2.0 * capacity_, sizeof(BoxRecord))) {
    return false;
  }
  boxes_.resize(at(capacity_));
  orderedBoxes_.resize(at(capacity_));
  return true;
}

bool World::collectChunk(const std::vector<int>& order) {
  const NarrowPhase measured(*this);
  if (!foundPairs_.hasRoomFor(at(chunk_.count()))) {
    return false;
  }
  bool areDecided = false;
  if (areBoxes_) {
    areDecided = chunk_.decideBoxes(orderedBoxes_.data(), order.data(), slots_.data());
  } else {
    chunk_.toSlots(order.data());
    areDecided = chunk_.decide(slots_.data());
  }
  for (int i = 0; !areDecided && i < chunk_.count(); ++i) {
    if (chunk_.outcomeAt(i) == kUndecidedPair) {
      chunk_.decideAt(i, outcome(chunk_.aAt(i), chunk_.bAt(i)));
    }
  }
  for (int i = 0; i < chunk_.count(); ++i) {
    const std::uint8_t outcome = chunk_.outcomeAt(i);
    foundPairs_.add(chunk_.aAt(i), chunk_.bAt(i), outcome, meetsOf(outcome));
  }
  return true;
}

bool World::decideChunk(Deadline& deadline) {
  {
    const NarrowPhase measured(*this);
    chunk_.decide(slots_.data());
  }
  return takeChunk(deadline);
}

bool World::takeChunk(Deadline& deadline) {
  const NarrowPhase measured(*this);
  return takePairs(deadline);
}

bool World::takePairs(Deadline& deadline) {
  for (; !chunk_.isEmpty() && !deadline.passed(); chunk_.pass()) {
    const int a = chunk_.a();
    const int b = chunk_.b();
    auto outcome = static_cast<Outcome>(chunk_.outcome());
    if (chunk_.outcome() == kUndecidedPair) {
      if (!usable(a) || !usable(b)) {
        continue;  // its numbers have changed since they were checked
      }
      const Summary summary = summaryOf(shapes_[at(a)], shapes_[at(b)]);
      outcome = summary.outcome();
      if (summary.decidedBy() == DecidedBy::exact) {
        deadline.expectLong();
      }
    }
    if (meets(outcome) && !addMeeting(a, b, outcome)) {
      return false;
    }
  }
  return true;
}

bool World::addMeeting(int slot, int partner, Outcome outcome) {
  const int a = std::min(slot, partner);
  const int b = std::max(slot, partner);
  std::int32_t* const record = append(meetings_, meetingCount_, kMeetingStride);
  if (record == nullptr) {
    return false;
  }
  const Kind kindA = shapeKinds_[at(a)];  // the shapes themselves are far from one another
  const Kind kindB = shapeKinds_[at(b)];
  Meeting meeting{a, b, static_cast<int>(outcome), findPair(kindA, kindB).index, kNoHit};
  if (isCurve(kindA) || isCurve(kindB)) {
    const Verdict verdict = decide(a, b, {.witness = false});
    if (verdict.hit.present) {
      double* const hit = append(meetingHits_, meetingHitCount_, kVerdictStride);
      if (hit == nullptr) {
        return false;
      }
      write(verdict, context_, hit);
      meeting.hit = meetingHitCount_++;
    }
  }
  write(meeting, record);
  ++meetingCount_;
  return true;
}

}  // namespace collision
