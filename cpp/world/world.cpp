#include "world/world.h"

#include <algorithm>
#include <limits>

#include "collision/collision.h"
#include "convex/contains.h"
#include "convex/distance.h"
#include "number/index.h"
#include "pairs/outcome.h"
#include "pairs/pairs.h"
#include "wire/room.h"
#include "world/ray_mesh.h"

namespace collision {
namespace {

constexpr int kFirstMeetings = 64;
constexpr int kFirstSteps = 32;

/** Buffers of more bytes are given back when they are not needed. */
constexpr std::size_t kLarge = 1 << 20;

template <class Number>
bool isLarge(const Buffer<Number>& buffer) {
  return buffer.size() * sizeof(Number) > kLarge;
}

/** For new records of so many numbers, `count` of which there were the last time. */
template <class Number>
void clear(Buffer<Number>& records, int count, int stride) {
  constexpr std::size_t kUnused = 4;  // less than a quarter of the room was used
  if (isLarge(records) && kUnused * at(count) * at(stride) < records.size()) {
    records.release();
  }
}

/** A new record, `count` of which there are so far. Null when there is no memory for it. */
template <class Number>
Number* append(Buffer<Number>& records, int count, int stride) {
  const std::size_t offset = at(count) * at(stride);
  const std::size_t length = std::max(2 * offset, at(kFirstMeetings) * at(stride));
  return offset < records.size() || records.tryResize(length) ? &records[offset] : nullptr;
}

bool isCurve(Kind kind) { return kind == Kind::ray || kind == Kind::segment; }

}  // namespace

bool World::fits(int capacity) {
  constexpr std::size_t kSlot = kSlotStride * sizeof(double) + 3 * sizeof(std::int32_t) +
                                sizeof(ShapeCell) + sizeof(Kind) + PairSearch::kSlotBytes;
  return hasRoomFor(capacity + 1.0, kSlot);
}

World::World(int capacity)
    : capacity_(capacity < 0 ? 0 : capacity),
      slots_(at(capacity_ + 1) * kSlotStride),
      kinds_(at(capacity_ + 1), static_cast<std::int32_t>(Kind::none)),
      faults_(at(capacity_ + 1), static_cast<std::int32_t>(Reason::noShape)),
      faultIndex_(at(capacity_ + 1)),
      shapes_(at(capacity_ + 1)),
      shapeKinds_(at(capacity_ + 1)),
      search_(capacity_),
      chunk_(shapeKinds_),
      verdict_(kVerdictStride),
      distance_(kDistanceStride),
      steps_(at(kFirstSteps) * kStepStride),
      meetings_(at(kFirstMeetings) * kMeetingStride),
      meetingHits_(kVerdictStride),
      hits_(at(kFirstMeetings) * kHitStride) {}

Reason World::prepare(int slot) {
  if (slot < 0 || slot > capacity_) {
    return Reason::noShape;
  }
  const Kind kind = kindOfCode(kinds_[at(slot)]);
  const double* numbers = &slots_[at(slot) * kSlotStride];
  const Fault fault = checkSlot(kind, numbers);
  faults_[at(slot)] = static_cast<std::int32_t>(fault.reason);
  faultIndex_[at(slot)] = fault.index;
  if (!fault) {
    shapes_[at(slot)].read(kind, numbers);
    shapeKinds_[at(slot)] = kind;
  }
  return fault.reason;
}

bool World::usable(int slot) const {
  return slot >= 0 && slot <= capacity_ &&
         faults_[at(slot)] == static_cast<std::int32_t>(Reason::none);
}

Verdict World::decide(int a, int b, const Ask& ask) {
  context_ = {};
  for (const int slot : {a, b}) {
    if (!usable(slot)) {
      const bool exists = slot >= 0 && slot <= capacity_;
      context_.faultSlot = slot == a ? 0 : 1;
      context_.faultIndex = exists ? faultIndex_[at(slot)] : 0;
      Verdict verdict;
      verdict.outcome = Outcome::invalid;
      verdict.reason = exists ? static_cast<Reason>(faults_[at(slot)]) : Reason::noShape;
      return verdict;
    }
  }
  const PairPlace place = findPair(shapes_[at(a)].kind(), shapes_[at(b)].kind());
  context_.pair = place.index;
  context_.swapped = place.swapped;
  return testPair(place, shapes_[at(a)], shapes_[at(b)], ask);
}

Outcome World::outcome(int a, int b) const {
  return usable(a) && usable(b) ? summaryOf(shapes_[at(a)], shapes_[at(b)]).outcome()
                                : Outcome::invalid;
}

void World::preparePair(int kindA, int kindB) {
  kinds_[0] = kindA;
  kinds_[1] = kindB;
  prepare(0);
  prepare(1);
}

Outcome World::test(int a, int b, const HitOptions& options) {
  const Verdict verdict = decide(a, b, {.options = options});
  write(verdict, context_, verdict_.data());
  return verdict.outcome;
}

int World::explain(int a, int b) {
  trace_.clear();
  write(decide(a, b, {.trace = &trace_}), context_, verdict_.data());
  if (const std::size_t length = at(trace_.count()) * kStepStride; length > steps_.size()) {
    if (!steps_.tryResize(length)) {
      return kNoRoom;
    }
  }
  for (int i = 0; i < trace_.count(); ++i) {
    write(trace_[i], &steps_[at(i) * kStepStride]);
  }
  return trace_.count();
}

int World::evaluate(int count) {
  begin(count);
  return proceed(HUGE_VAL);
}

void World::begin(int count) {
  clear(meetings_, meetingCount_, kMeetingStride);
  clear(meetingHits_, meetingHitCount_, kVerdictStride);
  meetingCount_ = 0;
  meetingHitCount_ = 0;
  search_.clear();
  chunk_.clear();
  for (int slot = 0; slot < std::min(count, capacity_); ++slot) {
    if (prepare(slot) == Reason::none) {
      search_.add(slot, boundsOf(shapes_[at(slot)]));
    }
  }
  search_.begin(shapes_);
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
      chunk_.decide(slots_.data());
    }
    if (!takeChunk(deadline)) {
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
  const auto add = [&](int a, int b) {
    chunk_.add(std::min(a, b), std::max(a, b));
    if (chunk_.isFull()) {
      chunk_.decide(slots_.data());
      hasRoom = hasRoom && takeChunk(never);
      chunk_.clear();
    }
  };
  for (int a = 0, b = 0; search_.nextOfEndless(a, b);) {
    add(a, b);
  }
  chunk_.decide(slots_.data());
  hasRoom = hasRoom && takeChunk(never);
  chunk_.clear();
  const int withEndless = meetingCount_;
  search_.passAll();
  search_.tree().visitPairs([&](int a, int b) {
    if (hasRoom) {
      add(a, b);
    }
  });
  chunk_.decide(slots_.data());
  return hasRoom && takeChunk(never) && sortMeetings(withEndless);
}

bool World::takeChunk(Deadline& deadline) {
  for (; !chunk_.isEmpty() && !deadline.passed(); chunk_.pass()) {
    const int a = chunk_.a();
    const int b = chunk_.b();
    auto outcome = static_cast<Outcome>(chunk_.outcome());
    if (chunk_.outcome() == kUndecidedPair) {
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

bool World::addMeeting(int a, int b, Outcome outcome) {
  std::int32_t* const record = append(meetings_, meetingCount_, kMeetingStride);
  if (record == nullptr) {
    return false;
  }
  const Kind kindA = shapes_[at(a)].kind();
  const Kind kindB = shapes_[at(b)].kind();
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

QuadraticSurd<Exact> World::enterOf(int slot, const HitOptions& options) {
  QuadraticSurd<Exact> enter;
  decide(raySlot(), slot, {.numbers = false, .enter = &enter, .options = options});
  return enter;
}

int World::raycast(int count, const HitOptions& options, double milliseconds) {
  Deadline deadline(milliseconds);
  int nearest = -1;
  HitPlace best;
  for (int slot = 0; slot < std::min(count, capacity_) && !deadline.passed(); ++slot) {
    HitPlace place;
    const Verdict verdict =
        decide(raySlot(), slot, {.numbers = false, .place = &place, .options = options});
    if (verdict.decidedBy == DecidedBy::exact) {
      deadline.expectLong();
    }
    if (!verdict.hit.present) {
      continue;
    }
    if (nearest < 0 || comesBefore(place, best, [&] {
          return compare(enterOf(slot, options), enterOf(nearest, options));
        })) {
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

int World::raycastAll(int count, const HitOptions& options) {
  beginRaycastAll(count, options);
  return proceedRaycastAll(HUGE_VAL);
}

void World::beginRaycastAll(int count, const HitOptions& options) {
  found_.clear();
  clear(hits_, hitCount_, kHitStride);
  castOptions_ = options;
  castCount_ = std::min(count, capacity_);
  castSlot_ = 0;
  hitCount_ = 0;
}

int World::proceedRaycastAll(double milliseconds) {
  Deadline deadline(milliseconds);
  for (; castSlot_ < castCount_; ++castSlot_) {
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
  Found hit{castSlot_, {}};
  const Verdict verdict =
      decide(raySlot(), hit.slot, {.numbers = false, .place = &hit.place, .options = castOptions_});
  if (!verdict.hit.present) {
    return true;
  }
  if (found_.size() == found_.capacity()) {
    const std::size_t room = std::max(2 * found_.size(), at(kFirstMeetings));
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

int World::checkAxisInRaySlot() {
  double* numbers = numbersOf(raySlot());
  const Fault fault = checkAxis(vectorAt(numbers));
  if (fault) {
    numbers[0] = fault.index;
  }
  return -static_cast<int>(fault.reason);
}

int World::project(int slot) {
  if (!usable(slot)) {
    return kInvalidShape;
  }
  if (const int fault = checkAxisInRaySlot(); fault != 0) {
    return fault;
  }
  double* numbers = numbersOf(raySlot());
  write(collision::project(shapes_[at(slot)], vectorAt(numbers)), numbers);
  return 0;
}

int World::separates(int a, int b) {
  if (!usable(a) || !usable(b)) {
    return kInvalidShape;
  }
  if (const int fault = checkAxisInRaySlot(); fault != 0) {
    return fault;
  }
  double* numbers = numbersOf(raySlot());
  const AxisSeparation separation =
      collision::separates(shapes_[at(a)], shapes_[at(b)], vectorAt(numbers));
  write(separation, numbers);
  return static_cast<int>(separation.outcome);
}

int World::contains(int a, int b) const {
  if (!usable(a) || !usable(b)) {
    return kInvalidShape;
  }
  if (!isContainer(shapes_[at(a)].kind())) {
    return kNoContainer;
  }
  if (!isBounded(shapes_[at(b)])) {
    return kUnbounded;
  }
  return collision::contains(shapes_[at(a)], shapes_[at(b)]) ? kYes : kNo;
}

bool World::distance(int a, int b) {
  const Verdict verdict = decide(a, b, {});
  write(verdict, context_, verdict_.data());
  if (verdict.outcome == Outcome::invalid) {
    return false;
  }
  write(distanceOf(shapes_[at(a)], shapes_[at(b)], verdict), distance_.data());
  return true;
}

bool World::reserveMesh(double doubles, double indices) {
  constexpr double kMost = std::numeric_limits<std::int32_t>::max();
  if (!(doubles >= 0 && doubles <= kMost && indices >= 0 && indices <= kMost)) {
    return false;
  }
  return meshPositions_.tryResize(static_cast<std::size_t>(doubles)) &&
         meshIndices_.tryResize(static_cast<std::size_t>(indices));
}

void World::releaseMesh() {
  if (isLarge(meshPositions_) || isLarge(meshIndices_)) {
    meshPositions_.release();
    meshIndices_.release();
  }
}

int World::raycastMesh(const HitOptions& options) {
  context_ = {};
  Verdict verdict;
  int triangle = kInvalidMesh;
  const ShapeCell& ray = shapes_[at(raySlot())];
  if (!usable(raySlot()) || ray.kind() != Kind::ray) {
    verdict.outcome = Outcome::invalid;
    verdict.reason =
        usable(raySlot()) ? Reason::noTest : static_cast<Reason>(faults_[at(raySlot())]);
    context_.faultSlot = 0;
    context_.faultIndex = faultIndex_[at(raySlot())];
  } else if (const MeshFault mesh = checkMesh(meshPositions_.numbers(), meshIndices_.numbers());
             mesh.fault) {
    verdict.outcome = Outcome::invalid;
    verdict.reason = mesh.fault.reason;
    context_.faultSlot = mesh.inIndices ? 2 : 1;
    context_.faultIndex = mesh.fault.index;
  } else {
    const MeshHit hit =
        nearestOnMesh(ray.as<Ray>(), meshPositions_.numbers(), meshIndices_.numbers(), options);
    verdict = hit.verdict;
    triangle = hit.triangle;
  }
  write(verdict, context_, verdict_.data());
  return triangle;
}

}  // namespace collision
