// Geometries for JavaScript: hulls are made of points in a world's buffers of a triangle list, and
// written there, as are the triangles of meshes that meet.
#pragma once

#include <string>

#include "world/wire_world.h"

namespace collision {

inline constexpr double kHullNoRoom = 0;
inline constexpr double kHullInvalid = -1;
/**
 * Of the world's positions: a name in WireWorld::geometries().hulls, kHullNoRoom or kHullInvalid
 * (see the verdict).
 */
double createHull(WireWorld& world);

/**
 * Writes corners into the world's positions, and into its indices: the dimension; how many corners,
 * edges and faces there are; of each corner its source; of each edge two corners and two faces;
 * where the corners of each face begin among those that follow, and where the last end; these.
 * False: no memory.
 */
[[nodiscard]] bool writeHull(WireWorld& world, const HullGeometry& hull);

/** The name of a candidate of two slots, or with −1 of each step of their trace, a line each. */
std::string candidateNames(WireWorld& world, int a, int b, std::int64_t candidate,
                           const TrianglesOf& of);

}  // namespace collision
