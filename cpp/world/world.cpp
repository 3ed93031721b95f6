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

/** For new records, `count` of which there were the last time. */
void clear(Buffer<double>& records, int count) {
  constexpr std::size_t kUnused = 4;  // less than a quarter of the room was used
  if (isLarge(records) && kUnused * at(count) * kMeetingStride < records.size()) {
    records.release();
  }
}

/**
 * Begins the record of a meeting, `count` of which there are so far: where its verdict goes. Null
 * when there is no memory for it.
 */
double* append(Buffer<double>& records, int count, int a, int b) {
  const std::size_t offset = at(count) * kMeetingStride;
  const std::size_t length = std::max(2 * offset, at(kFirstMeetings) * kMeetingStride);
  if (offset == records.size() && !records.tryResize(length)) {
    return nullptr;
  }
  double* record = &records[offset];
  record[0] = a;
  record[1] = b;
  return record + 2;
}

}  // namespace

bool World::fits(int capacity) {
  constexpr std::size_t kSlot = kSlotStride * sizeof(double) + 3 * sizeof(std::int32_t) +
                                sizeof(ShapeCell) + PairSweep::kSlotBytes;
  return hasRoomFor(capacity + 1.0, kSlot);
}

World::World(int capacity)
    : capacity_(capacity < 0 ? 0 : capacity),
      slots_(at(capacity_ + 1) * kSlotStride),
      kinds_(at(capacity_ + 1), static_cast<std::int32_t>(Kind::none)),
      faults_(at(capacity_ + 1), static_cast<std::int32_t>(Reason::noShape)),
      faultIndex_(at(capacity_ + 1)),
      shapes_(at(capacity_ + 1)),
      sweep_(capacity_),
      verdict_(kVerdictStride),
      distance_(kDistanceStride),
      steps_(at(kFirstSteps) * kStepStride),
      meetings_(at(kFirstMeetings) * kMeetingStride),
      hits_(at(kFirstMeetings) * kMeetingStride) {}

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
  clear(meetings_, meetingCount_);
  meetingCount_ = 0;
  hasRoom_ = true;
  sweep_.clear();
  for (int slot = 0; slot < std::min(count, capacity_); ++slot) {
    if (prepare(slot) == Reason::none) {
      sweep_.add(slot, boundsOf(shapes_[at(slot)]));
    }
  }
  sweep_.begin();
}

int World::proceed(double milliseconds) {
  Deadline deadline(milliseconds);
  sweep_.visitPairs(deadline, [&](int a, int b) {
    const Summary summary = summaryOf(shapes_[at(a)], shapes_[at(b)]);
    if (summary.decidedBy() == DecidedBy::exact) {
      deadline.expectLong();
    }
    if (summary.outcome() == Outcome::apart) {
      return;
    }
    Verdict verdict = decide(a, b, {.numbers = false});
    if (verdict.hit.present) {  // only hits are shown of everything that meets
      verdict = decide(a, b, {.witness = false});
    }
    double* record = append(meetings_, meetingCount_, a, b);
    if (record == nullptr) {
      hasRoom_ = false;
      deadline.end();
      return;
    }
    write(verdict, context_, record);
    ++meetingCount_;
  });
  return hasRoom_ ? meetingCount_ : kNoRoom;
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
  clear(hits_, hitCount_);
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
    double* record = append(hits_, hitCount_, raySlot(), slot);
    if (record == nullptr) {
      return kNoRoom;
    }
    write(verdict, context_, record);
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
