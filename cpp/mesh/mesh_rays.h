// What a ray hits of a mesh: leaves on its way are visited front to back, their triangles tested in
// four lanes of floats for what is surely missed, and the rest by RayTriangles.
#pragma once

#include <vector>

#include "mesh/ray_triangles.h"
#include "mesh/triangle_tree.h"

namespace collision {

/** The nearest hit, in the exact order. */
TriangleHit nearestHit(const RayTriangles& triangles, const TriangleTree& tree);

/** All hits, nearest first, into `hits`, and no others. False where there is no memory for them. */
[[nodiscard]] bool allHits(const RayTriangles& triangles, const TriangleTree& tree,
                           std::vector<TriangleHit>& hits);

/** The triangle of a hit and its parameter, which is off by at most 2⁻³² of itself. */
struct RoughHit {
  int triangle = -1;
  double t = kNone;
};
RoughHit roughHit(const RayTriangles& triangles, const TriangleTree& tree);

}  // namespace collision
