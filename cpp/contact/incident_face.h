// The face of a polytope that is most against an axis, of those that hold a feature.
#pragma once

#include "convex/polytope.h"
#include "number/index.h"

namespace collision {

/** Corners of a box at one end of an axis. */
constexpr Corners boxCornersAt(int axis, bool isUpper) {
  Corners corners = 0;
  for (unsigned corner = 0; corner < 8; ++corner) {
    if ((((corner >> at(axis)) & 1U) != 0) == isUpper) {
      corners |= 1U << corner;
    }
  }
  return corners;
}

/**
 * Its corners as certificates name them; of equal faces the first. Of a shape without faces its
 * edge. `toward`: the way along which the feature reaches furthest. Where what would be the face
 * or edge is seen edge-on the feature itself.
 */
template <class T>
Corners incidentFace(const Polytope& shape, const PolytopeTerms<T>& terms, Corners feature,
                     const Vector3<T>& toward);

}  // namespace collision
