// The broad phase, a sweep along x: all pairs of some slots whose bounds meet. It can stop between
// two pairs and go on later.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "shapes/bounds.h"
#include "world/deadline.h"

namespace collision {

class PairSweep {
 public:
  explicit PairSweep(int capacity);

  /** Memory a slot. */
  static constexpr std::size_t kSlotBytes = sizeof(Bounds) + sizeof(int);

  /** Forgets all slots. */
  void clear();
  [[gnu::always_inline]] void add(int slot, const Bounds& bounds) {
    bounds_[static_cast<std::size_t>(slot)] = bounds;
    order_[count_++] = slot;
  }
  /** Starts with the slots that were added. */
  void begin();

  /**
   * Visits the next pairs of slots whose bounds meet, a < b, until all were there or the deadline
   * has passed. A template, because most of an evaluation's time is spent here.
   */
  template <class Visit>
  void visitPairs(Deadline& deadline, const Visit& visit);

  /** Pairs of the slots that were added, and of these the ones that were not visited yet. */
  [[nodiscard]] double pairs() const;
  [[nodiscard]] double left() const;

 private:
  /** Places between two looks at the deadline. */
  static constexpr std::size_t kStretch = 64;

  std::vector<Bounds> bounds_;  // by slot
  std::vector<int> order_;      // `count_` slots by the least x of their bounds
  std::size_t count_ = 0;
  std::size_t first_ = 0;  // places in the order: of the next pair
  std::size_t second_ = 1;
};

template <class Visit>
void PairSweep::visitPairs(Deadline& deadline, const Visit& visit) {
  const std::size_t count = count_;
  const int* const order = order_.data();
  const Bounds* const bounds = bounds_.data();
  std::size_t second = second_;
  for (std::size_t first = first_; first < count; ++first, second = first + 1) {
    const int slot = order[first];
    const Bounds& one = bounds[slot];
    while (second < count && bounds[order[second]].min.x <= one.max.x) {
      if (deadline.passed()) {
        first_ = first;
        second_ = second;
        return;
      }
      // Up to the next pair, at most a stretch of places.
      const std::size_t stop = std::min(count, second + kStretch);
      for (; second < stop && bounds[order[second]].min.x <= one.max.x; ++second) {
        const int other = order[second];
        if (one.mayMeet(bounds[other])) {
          ++second;
          const auto [a, b] = std::minmax(slot, other);
          visit(a, b);
          break;
        }
      }
    }
  }
  first_ = count;
}

}  // namespace collision
