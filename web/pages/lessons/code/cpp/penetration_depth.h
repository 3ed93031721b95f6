#pragma once

#include "../../../../textbook/cpp/epa.h"

// #penetrationDepth
inline double penetrationDepth(const Obb& a, const Obb& b) {
  const auto found = epa(obbConvex(a), obbConvex(b));
  return found ? found->depth : 0;
}
