// Which answers does a person know? At least three for every pair, with every outcome it can have.
#pragma once

#include <vector>

#include "shape.h"

namespace oracle {

struct HandCase {
  Shape a, b;
  Outcome outcome{};
};

std::vector<HandCase> handCases();

}  // namespace oracle
