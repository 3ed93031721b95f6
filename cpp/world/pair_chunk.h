// Some pairs of slots and their outcomes: the narrow phase, as far as doubles decide it. Pairs of
// the same two kinds go through the kernels together.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "batch/box_records.h"
#include "batch/kernels.h"
#include "collision/attributes.h"

namespace collision {

class PairChunk {
 public:
  /** `kinds` of all slots. */
  explicit PairChunk(const std::vector<Kind>& kinds) : kinds_(kinds) {}

  void clear() {
    count_ = 0;
    next_ = 0;
  }
  [[nodiscard]] bool isFull() const { return count_ >= kMost; }
  void add(int a, int b) {
    a_[static_cast<std::size_t>(count_)] = a;
    b_[static_cast<std::size_t>(count_)] = b;
    ++count_;
  }
  /** Of four partners those whose bits are set. There must be room for one pair, see isFull(). */
  template <class Four>
  COLLISION_ALWAYS_INLINE void add(int a, const Four& partners, unsigned bits) {
    // All of them are written, so that nothing branches on bits.
    int* const ownA = a_.data() + count_;
    int* const ownB = b_.data() + count_;
    std::size_t count = 0;
    for (unsigned i = 0; i < 4; ++i) {
      ownA[count] = a;
      ownB[count] = partners[i];
      count += bits >> i & 1U;
    }
    count_ += static_cast<int>(count);
  }
  /**
   * Decides the pairs that were added. `numbers` are those of all slots, as they are now: of slots
   * that were written since they were prepared the outcome may be that of either shape. False:
   * some are undecided.
   */
  bool decide(const double* numbers);

  /** The same of pairs of places, `order` being their slots, which all have records of boxes. */
  bool decideBoxes(const BoxRecord* records, const int* order, const double* numbers);
  /** Puts the slots into the stead of their places. */
  void toSlots(const int* order);
  /** Leaves out the pairs of which keep(a, b) does not hold. */
  template <class Keep>
  void keepWhere(const Keep& keep) {
    int kept = 0;
    for (int i = 0; i < count_; ++i) {
      a_[static_cast<std::size_t>(kept)] = aAt(i);
      b_[static_cast<std::size_t>(kept)] = bAt(i);
      kept += keep(aAt(i), bAt(i)) ? 1 : 0;
    }
    count_ = kept;
  }

  [[nodiscard]] int count() const { return count_; }
  [[nodiscard]] int aAt(int i) const { return a_[static_cast<std::size_t>(i)]; }
  [[nodiscard]] int bAt(int i) const { return b_[static_cast<std::size_t>(i)]; }
  /** Code of an Outcome, or kUndecidedPair. */
  [[nodiscard]] std::uint8_t outcomeAt(int i) const {
    return outcomes_[static_cast<std::size_t>(i)];
  }
  void decideAt(int i, Outcome outcome) {
    outcomes_[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(outcome);
  }

  // The pair that is looked at, until all were.
  [[nodiscard]] bool isEmpty() const { return next_ == count_; }
  [[nodiscard]] int left() const { return count_ - next_; }
  [[nodiscard]] int a() const { return aAt(next_); }
  [[nodiscard]] int b() const { return bAt(next_); }
  [[nodiscard]] std::uint8_t outcome() const { return outcomeAt(next_); }
  void pass() { ++next_; }

 private:
  static constexpr int kMost = 512;
  template <class Number>
  using Each = std::array<Number, kMost + 4>;

  /**
   * Reads from all slots of the chunk, one after another: memory then works on many at once, which
   * a kernel that waits for each does not.
   */
  void fetch(const double* numbers) const;
  bool decideByKinds(const double* numbers, const Each<std::uint8_t>& codes);

  const std::vector<Kind>& kinds_;
  int count_ = 0;
  int next_ = 0;
  Each<int> a_{};
  Each<int> b_{};
  Each<std::uint8_t> outcomes_{};
};

}  // namespace collision
