#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <vector>

#include "../../../../textbook/cpp/shapes.h"

using Index = std::size_t;
using Meets = std::function<bool(const Aabb&, const Aabb&)>;

struct Pairs {
  std::vector<std::array<Index, 2>> pairs;
  int asked = 0;
};
