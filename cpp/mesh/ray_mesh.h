// The nearest hit of a triangle list without a hierarchy, see collision/mesh.h: each triangle is
// tested, in order.
#pragma once

#include "collision/mesh.h"

namespace collision {

/** raycastMesh() of a valid ray and mesh. */
MeshHit nearestOnMesh(const Ray& ray, std::span<const double> positions,
                      std::span<const std::int32_t> indices, const HitOptions& options = {});

}  // namespace collision
