// Which of several directions are parallel, either way, exactly?
#pragma once

#include <algorithm>
#include <cmath>
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
  constexpr std::int32_t kEnd = -1;
  struct Direction {
    Vec3 unit;
    double key;  // from 0 to 1, the same of parallel ones
  };
  std::vector<Direction> directions;
  std::vector<std::int32_t> first;
  // By keys, in as many parts as there are directions: in each the last, and what was before one.
  const double parts = std::min(count, 1 << 20);
  std::vector<std::int32_t> last(static_cast<std::size_t>(parts) + 2, kEnd);
  std::vector<std::int32_t> before;
  const auto areParallel = [&](std::int32_t i, std::int32_t j) {
    const Direction& one = directions[at(i)];
    const Direction& other = directions[at(j)];
    return std::fabs(one.key - other.key) < kNear &&
           largestMagnitude(cross(one.unit, other.unit)) < kNear && certified([&]<class T>() {
             return isZero(cross(in.template operator()<T>(i), in.template operator()<T>(j)));
           });
  };
  for (std::int32_t i = 0; i < count; ++i) {
    const Vec3 direction = rough(i);
    const double norm = length(direction);
    const Vec3 unit = norm > 0x1p-480 && norm < 0x1p+480 ? direction * (1 / norm) : Vec3{};
    const double along = dot(unit, {0.36177, 0.47943, 0.79954});
    directions.push_back({unit, along * along});
    first.push_back(i);
    const auto part = static_cast<std::size_t>(std::min(along * along, 1.0) * parts);
    for (std::size_t near = part == 0 ? 0 : part - 1; near <= part + 1 && first[at(i)] == i;
         ++near) {
      for (std::int32_t j = last[near]; j != kEnd && first[at(i)] == i; j = before[at(j)]) {
        first[at(i)] = areParallel(i, j) ? first[at(j)] : i;
      }
    }
    before.push_back(last[part]);
    last[part] = i;
  }
  return first;
}

}  // namespace collision
