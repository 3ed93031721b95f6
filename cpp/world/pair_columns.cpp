#include "world/pair_columns.h"

#include <algorithm>
#include <array>

#include "collision/shape_cell.h"
#include "number/index.h"
#include "pairs/outcome.h"
#include "pairs/pairs.h"
#include "shapes/slot.h"
#include "wire/layout.h"
#include "world/named_record.h"

namespace collision {
namespace {

/** The numbers of a shape, as a record. */
class OneRecord {
 public:
  OneRecord(const ShapeNumbers& shapes, int i) : record_(shapes.records[i]) {
    if (!shapes.columns.isEmpty()) {
      shapes.columns.writeRecords(i, 1, shapes.records.stride, copied_.data());
      record_ = copied_.data();
    }
  }
  OneRecord(const OneRecord&) = delete;
  OneRecord& operator=(const OneRecord&) = delete;

  [[nodiscard]] const double* numbers() const { return record_; }

 private:
  const double* record_;
  std::array<double, kSlotStride> copied_{};
};

bool givesT(Kind a, Kind b) {
  const auto isCurve = [](Kind kind) { return kind == Kind::ray || kind == Kind::segment; };
  return isCurve(a) || isCurve(b);
}

}  // namespace

int strideOf(Kind kind) { return strideOf(kindInfo(kind).fields); }

void PairColumns::begin(int count, std::uint8_t* outcomes, double* numbers) {
  a_.columns = {};
  b_.columns = {};
  outcomes_ = outcomes;
  numbers_ = numbers;
  count_ = count;
  next_ = 0;
  inLanes_ = 0;
  undecided_ = 0;
  meeting_ = 0;
}

void PairColumns::begin(int count, std::uint8_t* outcomes, const Columns& a, const Columns& b) {
  begin(count, outcomes, nullptr);
  a_.columns = a;
  b_.columns = b;
}

void PairColumns::writeRecords(double* a, double* b) {
  const auto write = [&](ShapeNumbers& shapes, double* records) {
    if (!shapes.columns.isEmpty()) {
      shapes.columns.writeRecords(0, count_, shapes.records.stride, records);
      shapes.columns = {};
    }
  };
  write(a_, a);
  write(b_, b);
}

int PairColumns::proceed(Deadline deadline) {
  while (next_ < count_ && !deadline.passed()) {
    if (next_ == inLanes_) {
      const int length = std::min(kColumnChunk, count_ - next_);
      const LaneCounts counts = decideColumns(kernel_, a_, b_, next_, length, outcomes_ + next_);
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

Outcome PairColumns::outcomeOf(const double* a, const double* b) const {
  if (checkRecord(a_.kind, a, geometries_) || checkRecord(b_.kind, b, geometries_)) {
    return Outcome::invalid;
  }
  return summaryOf(cellOf(a_.kind, a), cellOf(b_.kind, b)).outcome();
}

ShapeCell PairColumns::cellOf(Kind kind, const double* numbers) const {
  ShapeCell cell;
  readRecord(cell, kind, numbers, geometries_);
  return cell;
}

void PairColumns::decideNext() {
  const OneRecord a(a_, next_);
  const OneRecord b(b_, next_);
  const Outcome outcome = outcomeOf(a.numbers(), b.numbers());
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
  const ShapeCell a = cellOf(a_.kind, a_.records[next_]);
  const ShapeCell b = cellOf(b_.kind, b_.records[next_]);
  const Verdict verdict = testPair(a, b, {.witness = !isT});
  number = isT ? verdict.hit.t : verdict.witness.gap;
}

}  // namespace collision
