#include "world/pair_columns.h"

#include <algorithm>

#include "collision/shape_cell.h"
#include "number/index.h"
#include "pairs/pairs.h"
#include "wire/layout.h"

namespace collision {
namespace {

/** Pairs that go through the kernel at a time. */
constexpr int kChunk = 256;

Records recordsFrom(const PairColumns::Column& column, int first) {
  return {column.numbers + static_cast<std::ptrdiff_t>(first) * column.stride, column.stride,
          nullptr};
}

bool givesT(Kind a, Kind b) {
  const auto isCurve = [](Kind kind) { return kind == Kind::ray || kind == Kind::segment; };
  return isCurve(a) || isCurve(b);
}

}  // namespace

int strideOf(Kind kind) { return strideOf(kindInfo(kind).fields); }

void PairColumns::begin(int count, std::uint8_t* outcomes, double* numbers) {
  outcomes_ = outcomes;
  numbers_ = numbers;
  count_ = count;
  next_ = 0;
  inLanes_ = 0;
  undecided_ = 0;
  meeting_ = 0;
}

int PairColumns::proceed(Deadline deadline) {
  while (next_ < count_ && !deadline.passed()) {
    if (next_ == inLanes_) {
      const int length = std::min(kChunk, count_ - next_);
      const LaneCounts counts =
          kernel_(recordsFrom(a_, next_), recordsFrom(b_, next_), length, outcomes_ + next_);
      meeting_ += counts.meeting;
      undecided_ = counts.undecided;
      inLanes_ += length;
      deadline.expectLong();
    }
    if (undecided_ == 0 && numbers_ == nullptr) {
      next_ = inLanes_;
      continue;
    }
    if (outcomes_[next_] == kUndecidedPair) {
      decideNext();
      deadline.expectLong();
    }
    if (numbers_ != nullptr) {
      giveNumberOfNext();
    }
    ++next_;
  }
  return meeting_;
}

void PairColumns::decideNext() {
  const Outcome outcome =
      outcomeOfRecords(a_.kind, recordsFrom(a_, next_)[0], b_.kind, recordsFrom(b_, next_)[0]);
  outcomes_[next_] = static_cast<std::uint8_t>(outcome);
  meeting_ += meets(outcome) ? 1 : 0;
  --undecided_;
}

void PairColumns::giveNumberOfNext() {
  double& number = numbers_[next_];
  number = kNone;
  const bool isT = givesT(a_.kind, b_.kind);
  const auto outcome = static_cast<Outcome>(outcomes_[next_]);
  if (outcome == Outcome::invalid || (isT && outcome == Outcome::apart)) {
    return;
  }
  const ShapeCell a(a_.kind, recordsFrom(a_, next_)[0]);
  const ShapeCell b(b_.kind, recordsFrom(b_, next_)[0]);
  const Verdict verdict = testPair(a, b, {.witness = !isT});
  number = isT ? verdict.hit.t : verdict.witness.gap;
}

}  // namespace collision
