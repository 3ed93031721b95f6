#include "mesh/nearest_places.h"

#include "pairs/filter/nearest_place.h"

namespace collision {

Vector3<Lanes<float>> nearestOnTriangles(const filter::PolygonCore<Lanes<float>, true>& triangles) {
  return filter::nearestOnPolygon<true>(triangles);
}

}  // namespace collision
