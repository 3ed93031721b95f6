// Which of several directions are parallel, either way, exactly?
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "collision/vector3.h"
#include "linear/number_vector.h"
#include "number/certified.h"
#include "number/index.h"

namespace collision {

/**
 * Of each direction the first that is parallel to it. `rough(i)`: in doubles; in<T>(i): in numbers
 * that tell. Some may be missed whose doubles are off by 10⁻⁸ of them.
 */
template <class Rough, class In>
std::vector<std::int32_t> firstParallels(int count, const Rough& rough, const In& in) {
  constexpr double kNear = 0x1p-26;
  struct Direction {
    Vec3 unit;
    double key;  // the same of parallel ones
    std::int32_t index;
  };
  std::vector<Direction> sorted;
  std::vector<std::int32_t> first;
  for (std::int32_t i = 0; i < count; ++i) {
    const Vec3 direction = rough(i);
    const double norm = length(direction);
    const Vec3 unit = norm > 0x1p-480 && norm < 0x1p+480 ? direction * (1 / norm) : Vec3{};
    const double along = dot(unit, {0.36177, 0.47943, 0.79954});
    sorted.push_back({unit, along * along, i});
    first.push_back(i);
  }
  std::sort(sorted.begin(), sorted.end(),
            [](const Direction& x, const Direction& y) { return x.key < y.key; });
  for (std::size_t i = 0; i < sorted.size(); ++i) {
    for (std::size_t j = i; j > 0 && sorted[i].key - sorted[j - 1].key < kNear; --j) {
      const Direction& one = sorted[i];
      const Direction& other = sorted[j - 1];
      const auto areParallel = [&] {
        return certified([&]<class T>() {
          return isZero(
              cross(in.template operator()<T>(one.index), in.template operator()<T>(other.index)));
        });
      };
      if (largestMagnitude(cross(one.unit, other.unit)) < kNear && areParallel()) {
        // All that are parallel have the same first one, which may come later.
        const std::int32_t least = std::min(first[at(one.index)], first[at(other.index)]);
        const std::int32_t most = std::max(first[at(one.index)], first[at(other.index)]);
        std::replace(first.begin(), first.end(), most, least);
        break;
      }
    }
  }
  return first;
}

}  // namespace collision
