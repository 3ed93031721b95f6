// The nearest hit of a triangle list, see collision/mesh.h.
//
// Every sign about an edge is exact and belongs to the edge, not to the triangle: triangles that
// share an edge agree about the ray, so it can't slip through between them. The nearest hit is
// chosen by the exact order of parameters; of equal ones the triangle that comes first.
#pragma once

#include "collision/mesh.h"

namespace collision {

/** raycastMesh() of a valid ray and mesh. */
MeshHit nearestOnMesh(const Ray& ray, std::span<const double> positions,
                      std::span<const std::int32_t> indices, const HitOptions& options = {});

}  // namespace collision
