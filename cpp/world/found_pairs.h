// Pairs of slots that meet, found in any order and put into that of slots: by the lesser slot, then
// by the other.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "collision/attributes.h"
#include "collision/verdict.h"
#include "number/index.h"

namespace collision {

class FoundPairs {
 public:
  /** Slots below this one, so that an outcome fits beside one. */
  static constexpr int kMostSlots = 1 << 29;

  struct Pair {
    std::uint32_t a;                  // the lesser slot
    std::uint32_t partnerAndOutcome;  // the other one above, an Outcome below

    [[nodiscard]] int first() const { return static_cast<int>(a); }
    [[nodiscard]] int second() const { return static_cast<int>(partnerAndOutcome >> kOutcomeBits); }
    [[nodiscard]] Outcome outcome() const {
      return static_cast<Outcome>(partnerAndOutcome & ((1U << kOutcomeBits) - 1));
    }
  };

  /** Gives much memory back, of which less than a quarter was used. */
  void clear();
  /** Room for so many more; false when there is no memory for them. */
  [[nodiscard]] bool hasRoomFor(std::size_t more);
  /** Adds a pair if `counts` is 1, not if it is 0; there must be room for it in either case. */
  COLLISION_ALWAYS_INLINE void add(int slot, int partner, std::uint8_t outcome, unsigned counts) {
    const auto one = static_cast<std::uint32_t>(slot);
    const auto other = static_cast<std::uint32_t>(partner);
    // Without a branch, as which one is less can't be foreseen.
    const std::uint32_t difference = (one ^ other) & (0U - static_cast<std::uint32_t>(other < one));
    pairs_[count_] = {one ^ difference, (other ^ difference) << kOutcomeBits | outcome};
    count_ += counts;
  }

  /** Puts them into order; all slots are below `slots`. False when there is no memory to do so. */
  [[nodiscard]] bool sort(std::size_t slots);
  [[nodiscard]] std::size_t count() const { return count_; }
  [[nodiscard]] const Pair& operator[](std::size_t i) const { return pairs_[i]; }

 private:
  static constexpr unsigned kOutcomeBits = 2;

  /** By counting; those with the same slot stay in their order. */
  template <class SlotOf>
  void sortBy(const SlotOf& slotOf, std::size_t slots);

  std::vector<Pair> pairs_;
  std::size_t count_ = 0;
  std::vector<Pair> sorted_;
  std::vector<std::uint32_t> start_;  // of the pairs of each slot
};

}  // namespace collision
