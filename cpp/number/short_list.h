// A list that grows: up to so many in place, more on the heap.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace collision {

template <class Each, std::size_t kNear>
class ShortList {
 public:
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] std::span<Each> all() { return {data(), size_}; }
  [[nodiscard]] std::span<const Each> all() const { return {data(), size_}; }
  Each& operator[](std::size_t i) { return data()[i]; }
  const Each& operator[](std::size_t i) const { return data()[i]; }
  [[nodiscard]] const Each* begin() const { return data(); }
  [[nodiscard]] const Each* end() const { return data() + size_; }

  void push_back(const Each& each) {  // NOLINT(readability-identifier-naming): as that of vectors
    if (far_.empty() && size_ < kNear) {
      near_[size_] = each;
    } else {
      if (far_.empty()) {
        far_.assign(near_.begin(), near_.end());
      }
      far_.push_back(each);
    }
    ++size_;
  }
  /** The first `count` of them. */
  void shorten(std::size_t count) {
    size_ = count;
    if (!far_.empty()) {
      far_.resize(count);
      if (count <= kNear) {
        std::copy(far_.begin(), far_.end(), near_.begin());
        far_.clear();
      }
    }
  }

 private:
  [[nodiscard]] Each* data() { return far_.empty() ? near_.data() : far_.data(); }
  [[nodiscard]] const Each* data() const { return far_.empty() ? near_.data() : far_.data(); }

  std::array<Each, kNear> near_{};
  std::vector<Each> far_;
  std::size_t size_ = 0;
};

}  // namespace collision
