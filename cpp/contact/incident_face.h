// The face of a polytope that is most against an axis, of those that hold a feature.
#pragma once

#include "convex/polytope.h"

namespace collision {

/**
 * Its corners as certificates name them; of equal faces the first. Of a shape without faces its
 * edge. `toward`: the way along which the feature reaches furthest. Where what would be the face
 * or edge is seen edge-on the feature itself.
 */
template <class T>
Corners incidentFace(const Polytope& shape, const PolytopeTerms<T>& terms, Corners feature,
                     const Vector3<T>& toward);

}  // namespace collision
