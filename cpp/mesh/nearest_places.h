// The places of triangles in lanes that are nearest to the origin, about.
#pragma once

#include "number/lanes.h"
#include "pairs/filter/cores.h"

namespace collision {

/** filter::nearestOnPolygon(), out of line. */
Vector3<Lanes<float>> nearestOnTriangles(const filter::PolygonCore<Lanes<float>, true>& triangles);

}  // namespace collision
