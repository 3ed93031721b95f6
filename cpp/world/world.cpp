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
#include "world/box_slots.h"
#include "world/ray_mesh.h"
#include "world/record_list.h"

namespace collision {
namespace {

constexpr int kFirstSteps = 32;

}  // namespace

bool World::fits(int capacity) {
  constexpr std::size_t kSlot = kSlotStride * sizeof(double) + 3 * sizeof(std::int32_t) +
                                sizeof(ShapeCell) + sizeof(Kind) + 1 + 2 * sizeof(int) +
                                PairSearch::kSlotBytes;
  return capacity < FoundPairs::kMostSlots && hasRoomFor(capacity + 1.0, kSlot);
}

World::World(int capacity)
    : capacity_(capacity < 0 ? 0 : capacity),
      slots_(at(capacity_ + 1) * kSlotStride),
      kinds_(at(capacity_ + 1), static_cast<std::int32_t>(Kind::none)),
      faults_(at(capacity_ + 1), static_cast<std::int32_t>(Reason::noShape)),
      faultIndex_(at(capacity_ + 1)),
      shapes_(at(capacity_ + 1)),
      shapeKinds_(at(capacity_ + 1)),
      isRead_(at(capacity_ + 1)),
      search_(capacity_),
      chunk_(shapeKinds_),
      verdict_(kVerdictStride),
      distance_(kDistanceStride),
      steps_(at(kFirstSteps) * kStepStride),
      meetings_(at(kFirstRecords) * kMeetingStride),
      meetingHits_(kVerdictStride),
      hits_(at(kFirstRecords) * kHitStride) {}

Reason World::prepare(int slot) {
  if (slot < 0 || slot > capacity_) {
    return Reason::noShape;
  }
  if (slot != raySlot()) {
    treeCount_ = -1;
  }
  const Kind kind = kindOfCode(kinds_[at(slot)]);
  const double* numbers = &slots_[at(slot) * kSlotStride];
  const Fault fault = checkSlot(kind, numbers);
  faults_[at(slot)] = static_cast<std::int32_t>(fault.reason);
  faultIndex_[at(slot)] = fault.index;
  isRead_[at(slot)] = fault ? 0 : 1;
  if (!fault) {
    shapes_[at(slot)].read(kind, numbers);
    shapeKinds_[at(slot)] = kind;
  }
  return fault.reason;
}

void World::noteWritten(int first, int end) {
  const bool isFirst = writtenFirst_ == writtenEnd_;
  writtenFirst_ = isFirst ? first : std::min(writtenFirst_, first);
  writtenEnd_ = isFirst ? end : std::max(writtenEnd_, end);
}

bool World::isCurrent(int slot) const {
  return isRead_[at(slot)] != 0 && shapes_[at(slot)].wasReadFrom(kindOfCode(kinds_[at(slot)]),
                                                                 &slots_[at(slot) * kSlotStride]);
}

void World::readWritten(int slot) {
  const bool wasValid = faults_[at(slot)] == static_cast<std::int32_t>(Reason::none);
  const int treeCount = treeCount_;
  const bool isValid = prepare(slot) == Reason::none;
  // an invalid slot of the tree is passed over
  if (!isValid ||
      (wasValid && slot != raySlot() && search_.holds(slot, boundsOf(shapes_[at(slot)])))) {
    treeCount_ = treeCount;
  }
}

bool World::prepareTwoBoxes(int slot) {
  constexpr auto kTurnedBox = static_cast<std::int32_t>(Kind::obb);
  std::array<BoxSlot, 2> boxes{};
  if (kinds_[at(slot)] != kTurnedBox || kinds_[at(slot + 1)] != kTurnedBox ||
      !readTwoBoxes(numbersOf(slot), numbersOf(slot + 1), boxes)) {
    return false;
  }
  for (int i = 0; i < 2; ++i) {
    const std::size_t place = at(slot + i);
    faults_[place] = static_cast<std::int32_t>(Reason::none);
    shapeKinds_[place] = Kind::obb;
    isRead_[place] = 0;
    search_.add(slot + i, boxes[at(i)].bounds);
    if (areBoxes_) {
      boxes_[place] = boxes[at(i)].record;
    }
  }
  return true;
}

bool World::usable(int slot) {
  if (slot < 0 || slot > capacity_) {
    return false;
  }
  const auto isValid = [&] { return faults_[at(slot)] == static_cast<std::int32_t>(Reason::none); };
  if (mayBeWritten(slot) ? !isCurrent(slot) : isValid() && isRead_[at(slot)] == 0) {
    readWritten(slot);
  }
  return isValid();
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

Outcome World::outcome(int a, int b) {
  return usable(a) && usable(b) ? summaryOf(shapes_[at(a)], shapes_[at(b)]).outcome()
                                : Outcome::invalid;
}

void World::preparePair(int kindA, int kindB) {
  kinds_[0] = kindA;
  kinds_[1] = kindB;
  prepare(0);
  prepare(1);
}

Outcome World::pairOutcome(int kindA, int kindB) {
  const Kind a = kindOfCode(kindA);
  const Kind b = kindOfCode(kindB);
  if (a == Kind::obb && b == Kind::obb) {  // lanes would compute all rows
    if (const Summary found = outcomeOfTwoBoxes(numbersOf(0), numbersOf(1)); found.isDecided()) {
      return found.outcome();
    }
  } else if (a != Kind::none && b != Kind::none) {
    std::uint8_t code = kUndecidedPair;
    findKernel(a, b)({numbersOf(0), 0, nullptr}, {numbersOf(1), 0, nullptr}, 1, &code);
    if (code != kUndecidedPair) {
      return static_cast<Outcome>(code);
    }
  }
  preparePair(kindA, kindB);
  return outcome(0, 1);
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

int World::contains(int a, int b) {
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
