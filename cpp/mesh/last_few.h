// The last few of those that were added, in no order.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

namespace collision {

template <class T, std::size_t kCount>
class LastFew {
 public:
  void add(const T& value) { values_[added_++ % kCount] = value; }
  [[nodiscard]] const T* begin() const { return values_.data(); }
  [[nodiscard]] const T* end() const { return values_.data() + std::min(added_, kCount); }

 private:
  std::array<T, kCount> values_{};
  std::size_t added_ = 0;
};

}  // namespace collision
