#include "world/pair_sweep.h"

#include <algorithm>

#include "number/index.h"

namespace collision {
namespace {

double pairsOf(std::size_t count) {
  const auto n = static_cast<double>(count);
  return count == 0 ? 0 : n * (n - 1) / 2;  // never −0
}

}  // namespace

PairSweep::PairSweep(int capacity) : bounds_(at(capacity)), order_(at(capacity)) {}

void PairSweep::clear() {
  count_ = 0;
  first_ = 0;
  second_ = 1;
}

void PairSweep::begin() {
  std::sort(order_.begin(), order_.begin() + static_cast<std::ptrdiff_t>(count_),
            [this](int a, int b) {
              const double minA = bounds_[at(a)].min.x;
              const double minB = bounds_[at(b)].min.x;
              return minA < minB || (minA == minB && a < b);
            });
  first_ = 0;
  second_ = 1;
}

double PairSweep::pairs() const { return pairsOf(count_); }

double PairSweep::left() const {
  if (first_ >= count_) {
    return 0;
  }
  // Those of the later places with each other, and the rest of this one.
  return pairsOf(count_ - first_ - 1) + static_cast<double>(count_ - second_);
}

}  // namespace collision
