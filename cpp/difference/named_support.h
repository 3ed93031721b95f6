// Supports of D as the public answers have them: a corner of a less a corner of b. (In here
// Differences are of b − a.)
#pragma once

#include "collision/difference.h"
#include "convex/closest_points.h"
#include "convex/differences.h"
#include "convex/hull_feature.h"

namespace collision {

/** What a certificate has for the corner of a shape in a support. */
template <class T>
Corners cornerNamed(const PolytopeTerms<T>& terms, const SupportName& name, std::size_t side) {
  const int corner = name.corner[side];
  if (terms.isHull()) {
    return hullFeature(HullFeature::corner, corner);
  }
  if (terms.corners > 1) {
    return 1U << at(corner);
  }
  unsigned upper = 0;
  for (int i = 0; i < terms.generators; ++i) {
    upper |= (name.upper & SupportName::generatorBit(side, i)) != 0 ? 1U << at(i) : 0U;
  }
  return 1U << upper;
}

}  // namespace collision
