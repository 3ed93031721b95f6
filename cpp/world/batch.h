// Pairs of two kinds in columns: JavaScript writes numbers into the two, reads outcomes from a
// third, and between the two there is one call.
#pragma once

#include <cstdint>

#include "batch/kernels.h"
#include "wire/buffer.h"
#include "world/deadline.h"

namespace collision {

/** Which column has one record for all pairs. */
enum class SharedColumn : signed char { none = 0, a = 1, b = 2 };

class Batch {
 public:
  /** Columns for `pairs` pairs. With numbers(), or without. See fits(). */
  Batch(Kind kindA, Kind kindB, int pairs, SharedColumn shared, bool hasNumbers);

  /** Whether there is memory for one. */
  [[nodiscard]] static bool fits(Kind kindA, Kind kindB, int pairs, SharedColumn shared,
                                 bool hasNumbers);

  /** Records of the fields of a kind in their order, one after another. */
  Buffer<double>& a() { return a_; }
  Buffer<double>& b() { return b_; }
  /** Codes of Outcome, one per pair. */
  Buffer<std::uint8_t>& outcomes() { return outcomes_; }
  /**
   * Where a shape is a ray or segment t of its hit, else the gap: as the single test gives them,
   * and NaN where there is none.
   */
  Buffer<double>& numbers() { return numbers_; }

  /** Starts with the first `count` pairs. */
  void begin(int count);
  /** Decides the next pairs, for so many milliseconds. Answers how many meet so far. */
  int proceed(double milliseconds);
  /** Pairs that are not decided yet. */
  [[nodiscard]] int left() const { return count_ - next_; }

  static bool givesT(Kind a, Kind b);

 private:
  /** Of the pair that is next, by itself. */
  void decideNext();
  void giveNumberOfNext();

  Kind kindA_;
  Kind kindB_;
  int strideA_;  // 0: shared
  int strideB_;
  KernelPlace kernel_;
  Buffer<double> a_;
  Buffer<double> b_;
  Buffer<std::uint8_t> outcomes_;
  Buffer<double> numbers_;
  int count_ = 0;
  int next_ = 0;       // the first pair that is not decided
  int inLanes_ = 0;    // pairs before this one have been through the kernel
  int undecided_ = 0;  // of those, the ones that the kernel has left
  int meeting_ = 0;
};

}  // namespace collision
