#include "mesh/posed_triangle.h"

namespace collision {

PosedTriangle::PosedTriangle(const Triangle& triangle, const PosedMesh& pose)
    : geometry_(triangle.a, triangle.b, triangle.c),
      hull_{&geometry_, pose.position, pose.rotation} {}

PosedTriangle::~PosedTriangle() = default;

}  // namespace collision
