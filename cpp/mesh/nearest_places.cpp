#include "mesh/nearest_places.h"

#include "pairs/filter/nearest_place.h"

namespace collision {

Vector3<Lanes<float>> nearestOnTriangles(const Vector3<Lanes<float>>& a,
                                         const Vector3<Lanes<float>>& ab,
                                         const Vector3<Lanes<float>>& ac) {
  return filter::nearestOnPolygon<true>(filter::PolygonCore<Lanes<float>, true>{a, ab, ac});
}

}  // namespace collision
