#include "world/wire_batch.h"

#include <algorithm>

#include "collision/motion.h"
#include "motion/relative_motion.h"
#include "number/index.h"
#include "wire/room.h"
#include "world/wire_world.h"

namespace collision {
namespace {

std::size_t lengthOf(Kind kind, int pairs, bool isShared) {
  return at(strideOf(kind)) * (isShared ? 1 : at(pairs));
}

}  // namespace

WireBatch::WireBatch(Kind kindA, Kind kindB, int pairs, SharedColumn shared, bool hasNumbers)
    : a_(lengthOf(kindA, pairs, shared == SharedColumn::a)),
      b_(lengthOf(kindB, pairs, shared == SharedColumn::b)),
      outcomes_(at(pairs)),
      numbers_(hasNumbers ? at(pairs) : 0),
      columnA_{kindA, a_.data(), shared == SharedColumn::a ? 0 : strideOf(kindA)},
      columnB_{kindB, b_.data(), shared == SharedColumn::b ? 0 : strideOf(kindB)},
      columns_(columnA_, columnB_, WireWorld::geometries()) {}

bool WireBatch::fits(Kind kindA, Kind kindB, int pairs, SharedColumn shared, bool hasNumbers) {
  const std::size_t doubles = lengthOf(kindA, pairs, shared == SharedColumn::a) +
                              lengthOf(kindB, pairs, shared == SharedColumn::b) +
                              (hasNumbers ? at(pairs) : 0);
  return hasRoomFor(static_cast<double>(doubles * sizeof(double) + at(pairs)), 1);
}

Buffer<double>& WireBatch::velocitiesOf(Buffer<double>& velocities) {
  static_cast<void>(velocities.tryResize(outcomes_.size() * 3));
  return velocities;
}

int WireBatch::cast(int count, double duration) {
  if (const Fault fault = checkMotion({.duration = duration})) {
    return kMotionFault - static_cast<int>(fault.reason);
  }
  if (goesOn(columnA_.kind) && goesOn(columnB_.kind)) {
    return kBothGoOn;
  }
  const int pairs = std::clamp(count, 0, static_cast<int>(outcomes_.size()));
  if (!castOutcomes_.tryResize(outcomes_.size()) || !tEnter_.tryResize(outcomes_.size()) ||
      !tExit_.tryResize(outcomes_.size())) {
    return kNoRoom;
  }
  const auto numbersOf = [](Buffer<double>& velocities) {
    return velocities.size() == 0 ? nullptr : velocities.data();
  };
  return castPairs(columnA_, columnB_, WireWorld::geometries(),
                   {numbersOf(velocitiesA_), numbersOf(velocitiesB_), duration}, pairs,
                   {castOutcomes_.data(), tEnter_.data(), tExit_.data()});
}

void WireBatch::begin(int count) {
  columns_.begin(std::clamp(count, 0, static_cast<int>(outcomes_.size())), outcomes_.data(),
                 numbers_.size() == 0 ? nullptr : numbers_.data());
}

void WireBatch::begin(int count, Columns::Items itemsA, Columns::Items itemsB) {
  columns_.begin(count, outcomes_.data(), {columnsA_.data(), itemsA, count},
                 {columnsB_.data(), itemsB, count});
}

void WireBatch::writeRecords() { columns_.writeRecords(a_.data(), b_.data()); }

Buffer<double>& WireBatch::roomFor(Buffer<double>& columns, const Buffer<double>& records) {
  // Where there is no memory the buffer stays empty, which the caller sees.
  static_cast<void>(columns.size() > 0 || columns.tryResize(records.size()));
  return columns;
}

}  // namespace collision
