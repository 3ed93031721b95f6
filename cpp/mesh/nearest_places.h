// The places of triangles in lanes that are nearest to the origin, about.
#pragma once

#include "linear/vec3.h"
#include "number/lanes.h"

namespace collision {

/** Of triangles from a first corner along two edges; see pairs/filter/nearest_place.h. */
Vector3<Lanes<float>> nearestOnTriangles(const Vector3<Lanes<float>>& a,
                                         const Vector3<Lanes<float>>& ab,
                                         const Vector3<Lanes<float>>& ac);

}  // namespace collision
