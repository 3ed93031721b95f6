#include "world/slots.h"

#include <algorithm>

#include "number/index.h"
#include "shapes/bounds.h"
#include "shapes/visit_any.h"
#include "wire/room.h"
#include "world/endless.h"
#include "world/found_pairs.h"
#include "world/named_record.h"

namespace collision {

bool Slots::fits(int capacity) {
  constexpr std::size_t kSlot = kSlotStride * sizeof(double) + 3 * sizeof(std::int32_t) +
                                sizeof(ShapeCell) + sizeof(Kind) + 1 + kQueryBytes +
                                PairSearch::kSlotBytes;
  return capacity < FoundPairs::kMostSlots && hasRoomFor(capacity + 1.0, kSlot);
}

Slots::Slots(int capacity, Geometries& geometries)
    : capacity_(capacity < 0 ? 0 : capacity),
      geometries_(geometries),
      changesSeen_(geometries.changes),
      numbers_(at(capacity_ + 1) * kSlotStride),
      kinds_(at(capacity_ + 1), static_cast<std::int32_t>(Kind::none)),
      faults_(at(capacity_ + 1), static_cast<std::int32_t>(Reason::noShape)),
      faultIndex_(at(capacity_ + 1)),
      shapes_(at(capacity_ + 1)),
      shapeKinds_(at(capacity_ + 1)),
      isRead_(at(capacity_ + 1)),
      search_(capacity_) {
  moved_.reserve(at(capacity_) / 8 + 2);
}

Slots::~Slots() {
  for (int slot = 0; kHasHulls && slot <= capacity_; ++slot) {
    read(slot, Kind::none);
  }
}

bool Slots::provideInteractions() {
  if (hasInteractions()) {
    return true;
  }
  // masks first: groups say whether they are there
  return masks_.tryResize(at(capacity_), kFirstGroup.mask) &&
         groups_.tryResize(at(capacity_), kFirstGroup.group);
}

Reason Slots::prepare(int slot) {
  if (!exists(slot)) {
    return Reason::noShape;
  }
  const Kind kind = kindOfSlotCode(kinds_[at(slot)]);
  const Fault fault = kHasHulls ? checkRecord(kind, numbersOf(slot), geometries_)
                                : checkSlot(kind, numbersOf(slot));
  faults_[at(slot)] = static_cast<std::int32_t>(fault.reason);
  faultIndex_[at(slot)] = fault.index;
  isRead_[at(slot)] = fault ? 0 : 1;
  if (!fault) {
    read(slot, kind);
    shapeKinds_[at(slot)] = kind;
    noteMoved(slot);
  } else if (hasGeometry(shapes_[at(slot)].kind())) {
    read(slot, Kind::none);
  }
  return fault.reason;
}

void Slots::release(const ShapeCell& cell) {
  if (isHull(cell.kind())) {
    geometries_.hulls.release(cell.as<detail::Named<Hull>>().name);
  } else if (isMesh(cell.kind())) {
    geometries_.meshes.release(cell.as<detail::Named<PosedMesh>>().name);
  }
}

void Slots::read(int slot, Kind kind) {
  ShapeCell& cell = shapes_[at(slot)];
  const double* const numbers = numbersOf(slot);
  if (!hasGeometry(cell.kind()) && !hasGeometry(kind)) [[likely]] {
    if (kind != Kind::none) {
      cell.read(kind, numbers);
    }
    return;
  }
  // The former geometry may be the new one, so it is released last.
  const ShapeCell former = cell;
  if (isHull(kind)) {
    geometries_.hulls.retain(numbers[kGeometryName]);
  } else if (isMesh(kind)) {
    geometries_.meshes.retain(numbers[kGeometryName]);
  }
  if (kind == Kind::none) {
    cell = ShapeCell();
  } else if constexpr (kHasHulls) {
    readRecord(cell, kind, numbers, geometries_);
  }
  release(former);
}

bool Slots::prepareTwoBoxes(int slot, std::array<BoxSlot, 2>& boxes) {
  constexpr auto kTurnedBox = static_cast<std::int32_t>(Kind::obb);
  if (kinds_[at(slot)] != kTurnedBox || kinds_[at(slot + 1)] != kTurnedBox ||
      !readTwoBoxes(numbersOf(slot), numbersOf(slot + 1), boxes)) {
    return false;
  }
  for (const std::size_t place : {at(slot), at(slot + 1)}) {
    faults_[place] = static_cast<std::int32_t>(Reason::none);
    shapeKinds_[place] = Kind::obb;
    isRead_[place] = 0;
  }
  return true;
}

void Slots::noteWritten(int first, int end) {
  const bool isFirst = writtenFirst_ == writtenEnd_;
  writtenFirst_ = isFirst ? first : std::min(writtenFirst_, first);
  writtenEnd_ = isFirst ? end : std::max(writtenEnd_, end);
}

bool Slots::isCurrent(int slot) const {
  return isRead_[at(slot)] != 0 && shapes_[at(slot)].wasReadFrom(kindOfSlotCode(kinds_[at(slot)]),
                                                                 &numbers_[at(slot) * kSlotStride]);
}

void Slots::noteMoved(int slot) {
  // An invalid slot of the tree is passed over; the query slot lies beyond all trees.
  if (slot >= treeCount_) {
    return;
  }
  const Bounds bounds = boundsOf(shapes_[at(slot)]);
  if (isEndless(bounds) || !search_.isBounded(slot)) {
    forgetTree();
  } else if (!search_.holds(slot, bounds)) {
    moved_.push_back(slot);
    // To refit it takes a slot some times as long as to make it anew.
    if (moved_.size() * 8 > at(treeCount_)) {
      forgetTree();
    }
  }
}

void Slots::noteChangedGeometries() {
  if (!kHasHulls || changesSeen_ == geometries_.changes) {
    return;
  }
  changesSeen_ = geometries_.changes;
  for (int slot = 0; slot < treeCount_; ++slot) {
    if (hasGeometry(shapes_[at(slot)].kind())) {
      noteMoved(slot);
    }
  }
}

void Slots::forgetTree() {
  treeCount_ = -1;
  moved_.clear();
}

bool Slots::usable(int slot) {
  if (!exists(slot)) {
    return false;
  }
  // What is read is valid. Few bytes are looked at, as questions ask this of slots far apart.
  if (!mayBeWritten(slot) && isRead_[at(slot)] != 0) {
    return true;
  }
  const auto isValid = [&] { return faults_[at(slot)] == static_cast<std::int32_t>(Reason::none); };
  if (mayBeWritten(slot) ? !isCurrent(slot) : isValid()) {
    prepare(slot);
  }
  return isValid();
}

Fault Slots::faultOf(int slot) const {
  return exists(slot) ? Fault{static_cast<Reason>(faults_[at(slot)]), faultIndex_[at(slot)]}
                      : Fault{Reason::noShape, 0};
}

void Slots::clearSearch() {
  search_.clear();
  forgetTree();
}

void Slots::beginSearch(int count) {
  if (writtenEnd_ <= count) {
    writtenFirst_ = writtenEnd_ = 0;
  }
  search_.begin(shapes_);
  treeCount_ = count;
  refitted_ = 0;
  asked_ = 0;
  isRefined_ = false;
}

bool Slots::hasTree(int count) {
  for (int slot = isShared_ ? 0 : writtenFirst_; slot < (isShared_ ? count : writtenEnd_); ++slot) {
    if (treeCount_ != count) {
      return false;  // it is to be made anew, of what is written there
    }
    if (!isCurrent(slot)) {
      prepare(slot);
    }
  }
  writtenFirst_ = writtenEnd_ = 0;
  noteChangedGeometries();
  return treeCount_ == count && moved_.empty();
}

void Slots::provideTree(int count, std::size_t questions) {
  if (!hasTree(count)) {
    refitted_ += moved_.size();
    if (treeCount_ != count || refitted_ > at(count)) {
      makeTree(count);
    }
    while (!moved_.empty()) {
      const int slot = moved_.back();
      moved_.pop_back();
      if (usable(slot)) {
        search_.move(slot, boundsOf(shapes_[at(slot)]));
      }
    }
  }
  asked_ += questions;
  // What refining takes a slot is about what an eighth of a question saves afterwards.
  if constexpr (kHasHulls) {
    if (!isListEnough() && !isRefined_ && asked_ * 8 > at(count)) {
      search_.refine();
      isRefined_ = true;
    }
  }
}

void Slots::makeTree(int count) {
  clearSearch();
  const auto isKnown = [&](int slot) { return !mayBeWritten(slot) && isRead_[at(slot)] != 0; };
  for (int slot = 0; slot < count; ++slot) {
    std::array<BoxSlot, 2> boxes{};
    if (slot + 1 < count && !isKnown(slot) && !isKnown(slot + 1) && prepareTwoBoxes(slot, boxes)) {
      search_.add(slot, boxes[0].bounds);
      search_.add(++slot, boxes[1].bounds);
    } else if (usable(slot)) {
      search_.add(slot, boundsOf(shapes_[at(slot)]));
    }
  }
  beginSearch(count);
  search_.passAll();
}

}  // namespace collision
