#include "world/evaluation.h"

#include <algorithm>

#include "number/index.h"
#include "pairs/outcome.h"
#include "pairs/pairs.h"
#include "wire/room.h"
#include "world/record_list.h"
#include "world/slot_tests.h"

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
class Evaluation::NarrowPhase {
 public:
  explicit NarrowPhase(Evaluation& evaluation)
      : evaluation_(evaluation), start_(evaluation.measuresNarrow_ ? Deadline::now() : 0) {}
  NarrowPhase(const NarrowPhase&) = delete;
  NarrowPhase& operator=(const NarrowPhase&) = delete;
  ~NarrowPhase() {
    if (evaluation_.measuresNarrow_) {
      evaluation_.narrowMilliseconds_ += Deadline::now() - start_;
    }
  }

 private:
  Evaluation& evaluation_;
  double start_;
};

Evaluation::Evaluation(Slots& slots)
    : slots_(slots),
      chunk_(slots.shapeKinds()),
      meetings_(at(kFirstRecords) * kMeetingStride),
      meetingHits_(kVerdictStride) {}

void Evaluation::begin(int count) {
  clear(meetings_, meetingCount_, kMeetingStride);
  clear(meetingHits_, meetingHitCount_, kVerdictStride);
  meetingCount_ = 0;
  meetingHitCount_ = 0;
  narrowMilliseconds_ = 0;
  slots_.clearSearch();
  chunk_.clear();
  evaluated_ = std::max(std::min(count, slots_.capacity()), 0);
  areBoxes_ = hasRoomForBoxes(evaluated_);
  prepared_ = 0;
  pairs_ = PairSearch::pairsOf(at(evaluated_));
  prepareSome();
}

void Evaluation::prepareSome() {
  constexpr int kSome = 1024;  // in a fifth of a millisecond
  const int end = std::min(prepared_ + kSome, evaluated_);
  int slot = prepared_;
  while (slot < end) {
    if (slot + 1 < evaluated_ && prepareTwoBoxes(slot)) {
      slot += 2;
      continue;
    }
    if (slots_.prepare(slot) == Reason::none) {
      const ShapeCell& shape = slots_[slot];
      slots_.search().add(slot, boundsOf(shape));
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
  slots_.beginSearch(evaluated_);
  pairs_ = slots_.search().pairs();
}

bool Evaluation::prepareTwoBoxes(int slot) {
  std::array<BoxSlot, 2> boxes{};
  if (!slots_.prepareTwoBoxes(slot, boxes)) {
    return false;
  }
  for (int i = 0; i < 2; ++i) {
    slots_.search().add(slot + i, boxes[at(i)].bounds);
    if (areBoxes_) {
      boxes_[at(slot + i)] = boxes[at(i)].record;
    }
  }
  return true;
}

int Evaluation::proceed(double milliseconds) {
  Deadline deadline(milliseconds);
  for (; !isPrepared(); prepareSome()) {
    deadline.expectLong();
    if (deadline.passed()) {
      return meetingCount_;
    }
  }
  if (milliseconds == HUGE_VAL && slots_.search().isAtStart()) {
    return proceedToEnd() ? meetingCount_ : kNoRoom;
  }
  while (!deadline.passed()) {
    if (chunk_.isEmpty()) {
      chunk_.clear();
      for (int a = 0, b = 0; !chunk_.isFull() && slots_.search().next(a, b, deadline);) {
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
bool Evaluation::proceedToEnd() {
  Deadline never;
  PairSearch& search = slots_.search();
  bool hasRoom = true;
  for (int a = 0, b = 0; search.nextOfEndless(a, b);) {
    chunk_.add(a, b);
    if (chunk_.isFull()) {
      hasRoom = hasRoom && decideChunk(never);
      chunk_.clear();
    }
  }
  hasRoom = hasRoom && decideChunk(never);
  chunk_.clear();
  search.passAll();
  foundPairs_.clear();
  const std::vector<int>& order = search.arrange();
  if (areBoxes_) {
    for (std::size_t place = 0; place < order.size(); ++place) {
      orderedBoxes_[place] = boxes_[at(order[place])];
    }
  }
  search.visitPairs([&](int place, const PairSearch::FourPlaces& partners, unsigned bits) {
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

bool Evaluation::addFoundPairs() {
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
    write(MeetingRecord{pair.first(), pair.second(), outcome, pairOfBoxes, kNoHit},
          &meetings_[(first + i) * kMeetingStride]);
  }
  meetingCount_ += static_cast<int>(foundPairs_.count());
  return true;
}

bool Evaluation::hasRoomForBoxes(int count) {
  if (count < kFewBoxes || at(count) <= boxes_.size()) {
    return count >= kFewBoxes;
  }
  if (!hasRoomFor(2.0 * slots_.capacity(), sizeof(BoxRecord))) {
    return false;
  }
  boxes_.resize(at(slots_.capacity()));
  orderedBoxes_.resize(at(slots_.capacity()));
  return true;
}

void Evaluation::keepInteracting(const int* order) {
  if (!slots_.hasInteractions()) {
    return;
  }
  const auto interactionOf = [&](int place) {
    return slots_.interactionOf(order == nullptr ? place : order[place]);
  };
  chunk_.keepWhere([&](int a, int b) { return interact(interactionOf(a), interactionOf(b)); });
}

bool Evaluation::collectChunk(const std::vector<int>& order) {
  const NarrowPhase measured(*this);
  keepInteracting(order.data());
  if (!foundPairs_.hasRoomFor(at(chunk_.count()))) {
    return false;
  }
  bool areDecided = false;
  if (areBoxes_) {
    areDecided = chunk_.decideBoxes(orderedBoxes_.data(), order.data(), slots_.numbers().data());
  } else {
    chunk_.toSlots(order.data());
    areDecided = chunk_.decide(slots_.numbers().data());
  }
  for (int i = 0; !areDecided && i < chunk_.count(); ++i) {
    if (chunk_.outcomeAt(i) == kUndecidedPair) {
      chunk_.decideAt(i, outcomeOfSlots(slots_, chunk_.aAt(i), chunk_.bAt(i)));
    }
  }
  for (int i = 0; i < chunk_.count(); ++i) {
    const std::uint8_t outcome = chunk_.outcomeAt(i);
    foundPairs_.add(chunk_.aAt(i), chunk_.bAt(i), outcome, meetsOf(outcome));
  }
  return true;
}

bool Evaluation::decideChunk(Deadline& deadline) {
  {
    const NarrowPhase measured(*this);
    keepInteracting(nullptr);
    chunk_.decide(slots_.numbers().data());
  }
  return takeChunk(deadline);
}

bool Evaluation::takeChunk(Deadline& deadline) {
  const NarrowPhase measured(*this);
  return takePairs(deadline);
}

bool Evaluation::takePairs(Deadline& deadline) {
  for (; !chunk_.isEmpty() && !deadline.passed(); chunk_.pass()) {
    const int a = chunk_.a();
    const int b = chunk_.b();
    auto outcome = static_cast<Outcome>(chunk_.outcome());
    if (chunk_.outcome() == kUndecidedPair) {
      if (!slots_.usable(a) || !slots_.usable(b)) {
        continue;  // its numbers have changed since they were checked
      }
      const Summary summary = summaryOf(slots_[a], slots_[b]);
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

bool Evaluation::addMeeting(int slot, int partner, Outcome outcome) {
  const int a = std::min(slot, partner);
  const int b = std::max(slot, partner);
  std::int32_t* const record = append(meetings_, meetingCount_, kMeetingStride);
  if (record == nullptr) {
    return false;
  }
  const Kind kindA = slots_.shapeKinds()[at(a)];  // the shapes themselves are far from one another
  const Kind kindB = slots_.shapeKinds()[at(b)];
  MeetingRecord meeting{a, b, static_cast<int>(outcome), findPair(kindA, kindB).index, kNoHit};
  if (isCurve(kindA) || isCurve(kindB)) {
    const SlotVerdict found = testSlots(slots_, a, b, {.witness = false});
    if (found.verdict.hit.present) {
      double* const hit = append(meetingHits_, meetingHitCount_, kVerdictStride);
      if (hit == nullptr) {
        return false;
      }
      write(found.verdict, found.context, hit);
      meeting.hit = meetingHitCount_++;
    }
  }
  write(meeting, record);
  ++meetingCount_;
  return true;
}

}  // namespace collision
