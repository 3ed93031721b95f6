// The surface of the hull of points that fill space, as triangles: Quickhull with exact signs. A
// point that is not yet within is kept with one face that it is in front of; the furthest of a face
// replaces all faces that it is in front of. Points within the plane of a face are on neither side,
// so triangles may lie in one plane and corners between others.
// Source: Barber, Dobkin, Huhdanpaa, The Quickhull algorithm for convex hulls, 1996.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "collision/vector3.h"

namespace collision {

/** A triangle of a closed surface, counter-clockwise from outside. */
struct SurfaceTriangle {
  std::array<std::int32_t, 3> corner{};
  /** Across the edge from corner i to the next. */
  std::array<std::int32_t, 3> neighbor{};
};

/** `simplex`: four of the points that are not in one plane. No two points are equal. */
std::vector<SurfaceTriangle> quickhull(std::span<const Vec3> points,
                                       const std::array<std::int32_t, 4>& simplex);

}  // namespace collision
