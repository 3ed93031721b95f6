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

/** A stack in which the children of one node lie in order, the nearest last: it comes next. */
template <std::size_t kMost>
// NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): written as far as it is read
class WaitingStack {
 public:
  [[nodiscard]] std::size_t count() const { return count_; }
  Waiting pop() { return waiting_[--count_]; }
  /** Among those from `first` on, which are in order. */
  void push(const Waiting& own, std::size_t first) {
    std::size_t i = count_++;
    for (; i > first && waiting_[i - 1].distance < own.distance; --i) {
      waiting_[i] = waiting_[i - 1];
    }
    waiting_[i] = own;
  }

 private:
  std::array<Waiting, kMost> waiting_;
  std::size_t count_ = 0;
};

}  // namespace collision
