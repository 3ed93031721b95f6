// An array that says where it is: its address and length stand in memory at a place that never
// moves. JavaScript looks there on each access, so that no view of the numbers can be stale.
#pragma once

#include <cstddef>
#include <vector>

#include "wire/room.h"

namespace collision {

template <class Number>
class Buffer {
 public:
  /** Read by web/core/memory.ts as two integers of the size of an address. */
  struct Place {
    const Number* address;
    std::size_t length;
  };

  explicit Buffer(std::size_t length = 0, Number value = {}) : numbers_(length, value) {
    publish();
  }
  // A copy would have a place of its own, and a moved one would leave its place behind.
  Buffer(const Buffer&) = delete;
  Buffer& operator=(const Buffer&) = delete;

  /** May move the numbers. False when there is no room: they are as they were. */
  [[nodiscard]] bool tryResize(std::size_t length, Number value = {}) {
    if (length > numbers_.capacity()) {
      if (!hasRoomFor(static_cast<double>(length), sizeof(Number))) {
        return false;
      }
      numbers_.reserve(length);  // else a vector takes twice as much
    }
    numbers_.resize(length, value);
    publish();
    return true;
  }

  /** Gives all memory back. */
  void release() { take(); }
  /** Hands the numbers over, and is empty. */
  std::vector<Number> take() {
    std::vector<Number> numbers;
    numbers.swap(numbers_);
    publish();
    return numbers;
  }

  [[nodiscard]] std::size_t size() const { return numbers_.size(); }
  Number* data() { return numbers_.data(); }
  Number& operator[](std::size_t i) { return numbers_[i]; }
  const Number& operator[](std::size_t i) const { return numbers_[i]; }
  [[nodiscard]] const std::vector<Number>& numbers() const { return numbers_; }

  [[nodiscard]] const Place& place() const { return place_; }

 private:
  void publish() { place_ = {numbers_.data(), numbers_.size()}; }

  std::vector<Number> numbers_;
  Place place_;
};

}  // namespace collision
