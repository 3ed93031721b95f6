#pragma once

#include <algorithm>
#include <cmath>

#include "../../../../textbook/cpp/vectors.h"

inline Vec abs(Vec v) { return {std::abs(v.x), std::abs(v.y), std::abs(v.z)}; }

inline Vec clamp(Vec v, Vec low, Vec high) {
  return {std::clamp(v.x, low.x, high.x), std::clamp(v.y, low.y, high.y),
          std::clamp(v.z, low.z, high.z)};
}
