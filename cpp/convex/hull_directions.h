// Edges and normals of a hull in its own frame, in any number type: differences of its corners and
// their cross products, neither of unit length.
#pragma once

#include "collision/hull.h"
#include "linear/number_vector.h"
#include "number/index.h"

namespace collision {

template <class T>
Vector3<T> wayIn(const HullGeometry& hull, std::int32_t from, std::int32_t to) {
  if constexpr (std::is_same_v<T, double>) {
    return hull.corners()[at(to)] - hull.corners()[at(from)];
  } else {
    return differenceOf<T>(hull.corners()[at(from)], hull.corners()[at(to)]);
  }
}

template <class T>
Vector3<T> wayAlong(const HullGeometry& hull, int edge) {
  const auto& corner = hull.edges()[at(edge)].corner;
  return wayIn<T>(hull, corner[0], corner[1]);
}

/** Two ways along the border of a face, which are not parallel: no corner lies between others. */
template <class T>
std::array<Vector3<T>, 2> waysAlong(const HullGeometry& hull, int face) {
  const auto corner = hull.face(face);
  return {wayIn<T>(hull, corner[0], corner[1]), wayIn<T>(hull, corner[0], corner[2])};
}

/** Out of a solid; of a polygon to the side from which its corners are counter-clockwise. */
template <class T>
Vector3<T> normalOf(const HullGeometry& hull, int face) {
  const auto way = waysAlong<T>(hull, face);
  return cross(way[0], way[1]);
}

}  // namespace collision
