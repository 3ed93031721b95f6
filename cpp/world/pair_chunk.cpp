#include "world/pair_chunk.h"

#include <algorithm>
#include <limits>

#include "number/index.h"
#include "shapes/has_hulls.h"
#include "shapes/slot.h"

namespace collision {
namespace {

constexpr int kKindPairs = kSlotKinds * kSlotKinds;
static_assert(kKindPairs <= std::numeric_limits<std::uint8_t>::max() + 1);

std::uint8_t codeOf(Kind a, Kind b) {
  return static_cast<std::uint8_t>(static_cast<int>(a) * kSlotKinds + static_cast<int>(b));
}

int decideAll(int code, const double* numbers, const int* a, const int* b, int count,
              std::uint8_t* outcomes) {
  const auto kindA = static_cast<Kind>(code / kSlotKinds);
  const auto kindB = static_cast<Kind>(code % kSlotKinds);
  return findKernel(kindA, kindB)({numbers, kSlotStride, a}, {numbers, kSlotStride, b}, count,
                                  outcomes)
      .undecided;
}

}  // namespace

void PairChunk::fetch(const double* numbers) const {
  constexpr int kLine = 64 / sizeof(double);
  double sum = 0;
  for (std::size_t i = 0; i < at(count_); ++i) {
    const double* const a = numbers + static_cast<std::ptrdiff_t>(a_[i]) * kSlotStride;
    const double* const b = numbers + static_cast<std::ptrdiff_t>(b_[i]) * kSlotStride;
    sum += a[0] + a[kLine] + b[0] + b[kLine];
  }
  [[maybe_unused]] volatile double used = sum;  // else a compiler leaves all of it out
}

bool PairChunk::decide(const double* numbers) {
  fetch(numbers);
  Each<std::uint8_t> codes;
  unsigned different = 0;
  for (std::size_t i = 0; i < at(count_); ++i) {
    codes[i] = codeOf(kinds_[at(a_[i])], kinds_[at(b_[i])]);
    different |= codes[i] ^ codes[0];
  }
  if (count_ > 0 && different == 0) {
    return decideAll(codes[0], numbers, a_.data(), b_.data(), count_, outcomes_.data()) == 0;
  }
  return decideByKinds(numbers, codes);
}

void PairChunk::toSlots(const int* order) {
  for (std::size_t i = 0; i < at(count_); ++i) {
    a_[i] = order[a_[i]];
    b_[i] = order[b_[i]];
  }
}

bool PairChunk::decideBoxes(const BoxRecord* records, const int* order, const double* numbers) {
  const LaneCounts counts =
      collision::decideBoxes(records, a_.data(), b_.data(), count_, outcomes_.data());
  toSlots(order);
  if (counts.undecided == 0) {
    return true;
  }
  // slots now, whose numbers are doubles
  return decideRest(findKernel(Kind::obb, Kind::obb).kernel, {numbers, kSlotStride, a_.data()},
                    {numbers, kSlotStride, b_.data()}, count_, outcomes_.data())
             .undecided == 0;
}

bool PairChunk::decideByKinds(const double* numbers, const Each<std::uint8_t>& codes) {
  std::array<int, kKindPairs + 1> start{};
  for (int i = 0; i < count_; ++i) {
    ++start[std::size_t{codes[at(i)]} + 1];
  }
  for (std::size_t code = 0; code < kKindPairs; ++code) {
    start[code + 1] += start[code];
  }
  Each<int> order;
  Each<int> a;
  Each<int> b;
  Each<std::uint8_t> outcomes;
  std::array<int, kKindPairs> next{};
  std::copy(start.begin(), start.end() - 1, next.begin());
  for (int i = 0; i < count_; ++i) {
    const std::size_t place = at(next[codes[at(i)]]++);
    order[place] = i;
    a[place] = a_[at(i)];
    b[place] = b_[at(i)];
  }
  int undecided = 0;
  for (int code = 0; code < kKindPairs; ++code) {
    const std::size_t first = at(start[at(code)]);
    if (const int count = start[at(code + 1)] - start[at(code)]; count > 0) {
      undecided += decideAll(code, numbers, &a[first], &b[first], count, &outcomes[first]);
    }
  }
  for (int i = 0; i < count_; ++i) {
    outcomes_[at(order[at(i)])] = outcomes[at(i)];
  }
  return undecided == 0;
}

}  // namespace collision
