// Edges, normals and half-spaces of a hull in its own frame, in any number type: differences of its
// corners and their cross products, neither of unit length.
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

/** A half-space of a hull's frame: behind the plane through a corner, as its normal looks. */
template <class T>
struct HullHalfSpace {
  Vector3<T> normal;
  std::int32_t corner = 0;
};

/**
 * How many half-spaces have the hull and nothing else in common. One that is flat, straight or a
 * point is what some with nothing between them leave: those to both sides of its plane, of two
 * planes through its line, or of three through the point, and those of its border or its ends.
 */
inline int halfSpacesOf(const HullGeometry& hull) {
  switch (hull.dimension()) {
    case 3:
      return hull.faces();
    case 2:
      return 2 + static_cast<int>(hull.edges().size());
    default:
      return 6;
  }
}

/** A direction that is surely across one that is not zero. */
inline Vec3 acrossOf(const Vec3& way) { return unitAxis(way.x == 0 && way.y == 0 ? 0 : 2); }

/** Of a flat hull the two sides of its plane come first, of others those that leave nothing
 * between.
 */
template <class T>
HullHalfSpace<T> halfSpaceOf(const HullGeometry& hull, int k) {
  const auto sided = [&](const Vector3<T>& normal) {
    return HullHalfSpace<T>{k % 2 == 0 ? normal : -normal, 0};
  };
  switch (hull.dimension()) {
    case 3:
      return {normalOf<T>(hull, k), hull.face(k)[0]};
    case 2: {
      const Vector3<T> normal = normalOf<T>(hull, 0);
      if (k < 2) {
        return sided(normal);
      }
      const HullGeometry::Edge& edge = hull.edges()[at(k - 2)];
      const Vector3<T> outward = cross(wayAlong<T>(hull, k - 2), normal);
      return {edge.left == 0 ? outward : -outward, edge.corner[0]};
    }
    case 1: {
      const Vector3<T> way = wayAlong<T>(hull, 0);
      const Vector3<T> across = cross(way, vectorOf<T>(acrossOf(wayAlong<double>(hull, 0))));
      if (k < 2) {
        return sided(across);
      }
      return k < 4 ? sided(cross(way, across))
                   : HullHalfSpace<T>{k == 4 ? way : -way, k == 4 ? 1 : 0};
    }
    default:
      return sided(vectorOf<T>(unitAxis(k / 2)));
  }
}

}  // namespace collision
