#include "number/double_double_lanes.h"

#include <cmath>

namespace collision {

CertainLanes nearestOfHalfway(const DoubleDoubleLanes& value, const Lanes<double>& off) {
  using Doubles = Lanes<double>;
  constexpr double kKnown = 0x1p-70;
  Doubles::Register numbers{};
  Doubles::Register certain{};
  for (int i = 0; i < Doubles::kCount; ++i) {
    const auto [number, isCertain] = nearest(DoubleDouble{value.hi[i], value.lo[i]});
    numbers[i] = number;
    certain[i] = isCertain && off[i] <= kKnown * std::fabs(number) ? 1 : 0;
  }
  return {Doubles(numbers), Doubles(certain) > Doubles(0.0)};
}

}  // namespace collision
