#include "world/batch.h"

#include <algorithm>

#include "collision/shape_cell.h"
#include "number/index.h"
#include "pairs/pairs.h"
#include "shapes/slot.h"
#include "wire/room.h"

namespace collision {
namespace {

/** Pairs that go through the kernel at a time. */
constexpr int kChunk = 256;

int strideOf(Kind kind) {
  int stride = 0;
  for (const Field& field : kindInfo(kind).fields) {
    stride += field.size;
  }
  return stride;
}

std::size_t lengthOf(Kind kind, int pairs, bool isShared) {
  return at(strideOf(kind)) * (isShared ? 1 : at(pairs));
}

Records recordsFrom(const double* numbers, int stride, int first) {
  return {numbers + static_cast<std::ptrdiff_t>(first) * stride, stride, nullptr};
}

}  // namespace

Batch::Batch(Kind kindA, Kind kindB, int pairs, SharedColumn shared, bool hasNumbers)
    : kindA_(kindA),
      kindB_(kindB),
      strideA_(shared == SharedColumn::a ? 0 : strideOf(kindA)),
      strideB_(shared == SharedColumn::b ? 0 : strideOf(kindB)),
      kernel_(findKernel(kindA, kindB)),
      a_(lengthOf(kindA, pairs, shared == SharedColumn::a)),
      b_(lengthOf(kindB, pairs, shared == SharedColumn::b)),
      outcomes_(at(pairs)),
      numbers_(hasNumbers ? at(pairs) : 0) {}

bool Batch::fits(Kind kindA, Kind kindB, int pairs, SharedColumn shared, bool hasNumbers) {
  const std::size_t doubles = lengthOf(kindA, pairs, shared == SharedColumn::a) +
                              lengthOf(kindB, pairs, shared == SharedColumn::b) +
                              (hasNumbers ? at(pairs) : 0);
  return hasRoomFor(static_cast<double>(doubles * sizeof(double) + at(pairs)), 1);
}

void Batch::begin(int count) {
  count_ = std::clamp(count, 0, static_cast<int>(outcomes_.size()));
  next_ = 0;
  inLanes_ = 0;
  undecided_ = 0;
  meeting_ = 0;
}

int Batch::proceed(double milliseconds) {
  Deadline deadline(milliseconds);
  while (next_ < count_ && !deadline.passed()) {
    if (next_ == inLanes_) {
      const int length = std::min(kChunk, count_ - next_);
      const LaneCounts counts =
          kernel_(recordsFrom(a_.data(), strideA_, next_), recordsFrom(b_.data(), strideB_, next_),
                  length, &outcomes_[at(next_)]);
      meeting_ += counts.meeting;
      undecided_ = counts.undecided;
      inLanes_ += length;
      deadline.expectLong();
    }
    if (undecided_ == 0 && numbers_.size() == 0) {
      next_ = inLanes_;
      continue;
    }
    if (outcomes_[at(next_)] == kUndecidedPair) {
      decideNext();
      deadline.expectLong();
    }
    giveNumberOfNext();
    ++next_;
  }
  return meeting_;
}

void Batch::decideNext() {
  const Outcome outcome = outcomeOfRecords(kindA_, recordsFrom(a_.data(), strideA_, next_)[0],
                                           kindB_, recordsFrom(b_.data(), strideB_, next_)[0]);
  outcomes_[at(next_)] = static_cast<std::uint8_t>(outcome);
  meeting_ += meets(outcome) ? 1 : 0;
  --undecided_;
}

void Batch::giveNumberOfNext() {
  if (numbers_.size() == 0) {
    return;
  }
  double& number = numbers_[at(next_)];
  number = kNone;
  const auto outcome = static_cast<Outcome>(outcomes_[at(next_)]);
  if (outcome == Outcome::invalid || (givesT(kindA_, kindB_) && outcome == Outcome::apart)) {
    return;
  }
  const ShapeCell a(kindA_, recordsFrom(a_.data(), strideA_, next_)[0]);
  const ShapeCell b(kindB_, recordsFrom(b_.data(), strideB_, next_)[0]);
  const bool isT = givesT(kindA_, kindB_);
  const Verdict verdict = testPair(a, b, {.witness = !isT});
  number = isT ? verdict.hit.t : verdict.witness.gap;
}

bool Batch::givesT(Kind a, Kind b) {
  const auto isCurve = [](Kind kind) { return kind == Kind::ray || kind == Kind::segment; };
  return isCurve(a) || isCurve(b);
}

}  // namespace collision
