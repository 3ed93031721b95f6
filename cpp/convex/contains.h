// Which shapes contains() (collision/collision.h) can answer about.
#pragma once

#include "collision/mesh.h"
#include "collision/shape_ref.h"

namespace collision {

/**
 * Whether a shape has an inside to lie in: sphere, capsule, AABB, OBB, hull, solid mesh, and what
 * is behind a plane.
 */
bool isContainer(ShapeRef shape);

/** Whether a shape ends everywhere: all but planes and endless rays do. */
bool isBounded(ShapeRef shape);

/** contains() of a bounded shape; false where the mesh is not solid. In mesh/mesh_pairs.cpp. */
bool meshHolds(const PosedMesh& a, ShapeRef b);

}  // namespace collision
