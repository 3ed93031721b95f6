// What may be near, with how near it is at least, to be measured in that order: after many are
// known, so that few are.
#pragma once

#include <cstddef>
#include <vector>

#include "number/sort_in_place.h"

namespace collision {

template <class T>
class NearestFirst {
 public:
  void add(float distance, const T& value) { list_.push_back({distance, value}); }
  /** So many that they should be measured: there may be as many as pairs of triangles. */
  [[nodiscard]] bool isFull() const { return list_.size() >= kMost; }
  /** measure(value) of those that are not beyond the limit, which that may lower. Leaves none. */
  template <class Measure>
  void measureWithin(const float& limit, const Measure& measure) {
    sortInPlace(list_.begin(), list_.end(),
                [](const Near& x, const Near& y) { return x.distance < y.distance; });
    for (const auto& [distance, value] : list_) {
      if (distance > limit) {
        break;
      }
      measure(value);
    }
    list_.clear();
  }

 private:
  static constexpr std::size_t kMost = 1024;

  struct Near {
    float distance;
    T value;
  };
  std::vector<Near> list_;
};

}  // namespace collision
