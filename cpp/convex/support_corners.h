// The corners of one polytope that some supports of its differences with another are made of.
#pragma once

#include <span>
#include <vector>

#include "convex/differences.h"
#include "convex/hull_feature.h"

namespace collision {

/** As certificates name them: of a hull the least feature that holds all of them. */
template <class T>
Corners cornersOf(std::span<const SupportName> names, std::size_t side,
                  const PolytopeTerms<T>& terms) {
  if (terms.isHull()) {
    std::vector<std::int32_t> corners;
    for (const SupportName& name : names) {
      corners.push_back(name.corner[side]);
    }
    std::sort(corners.begin(), corners.end());
    corners.erase(std::unique(corners.begin(), corners.end()), corners.end());
    return featureHolding(*terms.hull, corners);
  }
  Corners corners = 0;
  unsigned all = ~0U;
  unsigned any = 0;
  for (const SupportName& name : names) {
    corners |= 1U << at(name.corner[side]);
    all &= name.upper;
    any |= name.upper;
  }
  for (int i = 0; i < terms.generators; ++i) {
    const unsigned bit = SupportName::generatorBit(side, i);
    corners = swept(corners, i, (all & bit) != 0 ? 1 : ((any & bit) != 0 ? 0 : -1));
  }
  return (any & SupportName::farBit(side)) != 0 ? corners | 0b10 : corners;
}

}  // namespace collision
