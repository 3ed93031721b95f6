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

}  // namespace

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
  const int end = std::min(count, capacity_);
  for (int slot = 0; slot < end;) {
    if (slot + 1 < end && prepareTwoBoxes(slot)) {
      slot += 2;
      continue;
    }
    if (prepare(slot) == Reason::none) {
      search_.add(slot, boundsOf(shapes_[at(slot)]));
    }
    ++slot;
  }
  search_.begin(shapes_);
  pairs_ = search_.pairs();
  treeCount_ = end;
}

int World::proceed(double milliseconds) {
  if (milliseconds == HUGE_VAL && search_.isAtStart()) {
    return proceedToEnd() ? meetingCount_ : kNoRoom;
  }
  Deadline deadline(milliseconds);
  while (!deadline.passed()) {
    if (chunk_.isEmpty()) {
      chunk_.clear();
      for (int a = 0, b = 0; !chunk_.isFull() && search_.next(a, b);) {
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
 * Shapes that are near to each other together, so that their numbers are at hand; the meetings are
 * put into order at the end. The order is that of the parts.
 */
bool World::proceedToEnd() {
  Deadline never;
  bool hasRoom = true;
  const auto decideIfFull = [&] {
    if (chunk_.isFull()) {
      hasRoom = hasRoom && decideChunk(never);
      chunk_.clear();
    }
  };
  for (int a = 0, b = 0; search_.nextOfEndless(a, b);) {
    chunk_.add(a, b);
    decideIfFull();
  }
  hasRoom = hasRoom && decideChunk(never);
  chunk_.clear();
  const int withEndless = meetingCount_;
  search_.passAll();
  search_.visitBounded([&](int slot, const PairSearch::FourSlots& partners, unsigned bits) {
    chunk_.add(slot, partners, bits);
    decideIfFull();
  });
  return hasRoom && decideChunk(never) && sortMeetings(withEndless);
}

bool World::decideChunk(Deadline& deadline) {
  const double start = measuresNarrow_ ? Deadline::now() : 0;
  chunk_.decide(slots_.data());
  if (measuresNarrow_) {
    narrowMilliseconds_ += Deadline::now() - start;
  }
  return takeChunk(deadline);
}

bool World::takeChunk(Deadline& deadline) {
  const double start = measuresNarrow_ ? Deadline::now() : 0;
  const bool hasRoom = takePairs(deadline);
  if (measuresNarrow_) {
    narrowMilliseconds_ += Deadline::now() - start;
  }
  return hasRoom;
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

bool World::sortMeetings(int first) {
  const std::size_t count = at(meetingCount_ - first);
  // Places of meetings by the first slot, then within those of one slot by the second.
  std::vector<std::int32_t> start(shapes_.size() + 1);
  if (!hasRoomFor(static_cast<double>(count), sizeof(Meeting))) {
    return false;
  }
  std::vector<Meeting> sorted(count);
  const auto found = [&](std::size_t i) {
    return meetingAt(&meetings_[(at(first) + i) * kMeetingStride]);
  };
  for (std::size_t i = 0; i < count; ++i) {
    ++start[at(found(i).a) + 1];
  }
  for (std::size_t slot = 1; slot < start.size(); ++slot) {
    start[slot] += start[slot - 1];
  }
  for (std::size_t i = 0; i < count; ++i) {
    const Meeting meeting = found(i);
    sorted[at(start[at(meeting.a)]++)] = meeting;
  }
  const auto byFirst = sorted.begin();
  for (std::size_t i = 0; i < count;) {
    std::size_t end = i + 1;
    while (end < count && sorted[end].a == sorted[i].a) {
      ++end;
    }
    std::sort(byFirst + static_cast<std::ptrdiff_t>(i), byFirst + static_cast<std::ptrdiff_t>(end),
              [](const Meeting& one, const Meeting& other) { return one.b < other.b; });
    i = end;
  }
  for (std::size_t i = 0; i < count; ++i) {
    write(sorted[i], &meetings_[(at(first) + i) * kMeetingStride]);
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
