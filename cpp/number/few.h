// A list whose length is known when it is made: up to so many in place, more on the heap.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace collision {

template <class Each, std::size_t kNear>
class Few {
 public:
  explicit Few(std::size_t count) : far_(count > kNear ? count : 0), count_(count) {}

  [[nodiscard]] std::size_t size() const { return count_; }
  [[nodiscard]] std::span<Each> all() { return {data(), count_}; }
  [[nodiscard]] std::span<const Each> all() const { return {data(), count_}; }
  Each& operator[](std::size_t i) { return data()[i]; }
  const Each& operator[](std::size_t i) const { return data()[i]; }

 private:
  [[nodiscard]] Each* data() { return far_.empty() ? near_.data() : far_.data(); }
  [[nodiscard]] const Each* data() const { return far_.empty() ? near_.data() : far_.data(); }

  std::array<Each, kNear> near_{};
  std::vector<Each> far_;
  std::size_t count_;
};

}  // namespace collision
