// What waits to be looked at on the way through a tree of four boxes, nearest first.
#pragma once

#include <array>
#include <cstdint>

namespace collision {

/** A node or what a leaf has, and how far away it is told to be. */
struct Waiting {
  float distance;
  std::int32_t place;
};

/**
 * A stack in which the children of one node lie in order, the nearest last: it comes next. How many
 * there are is kept beside it, in a register.
 */
template <std::size_t kMost>
// NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): written as far as it is read
class WaitingStack {
 public:
  [[nodiscard]] const Waiting& operator[](std::size_t i) const { return waiting_[i]; }
  /** On top of `count`, among those from `first` on, which are in order. */
  void push(const Waiting& own, std::size_t first, std::size_t count) {
    std::size_t i = count;
    for (; i > first && waiting_[i - 1].distance < own.distance; --i) {
      waiting_[i] = waiting_[i - 1];
    }
    waiting_[i] = own;
  }

 private:
  std::array<Waiting, kMost> waiting_;
};

}  // namespace collision
