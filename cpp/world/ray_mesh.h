// Where does a ray meet a list of triangles first?
//
// Every sign about an edge is exact and belongs to the edge, not to the triangle: triangles that
// share an edge agree about the ray, so it can't slip through between them. The nearest hit is
// chosen by the exact order of parameters; of equal ones the triangle that comes first.
#pragma once

#include <cstdint>
#include <span>

#include "answer/ask.h"
#include "shapes/ray.h"

namespace collision {

struct MeshHit {
  int triangle = -1;  // none
  Verdict verdict;    // of the ray and that triangle, with numbers
};

/**
 * Three numbers a corner; three indices a triangle, or none: corners in order. All valid. Triangles
 * that are culled are passed over, and nothing else changes.
 */
MeshHit nearestOnMesh(const Ray& ray, std::span<const double> positions,
                      std::span<const std::int32_t> indices, const HitOptions& options = {});

/** What is wrong with a mesh: index of the number; of an index outOfRange, `inIndices`. */
struct MeshFault {
  Fault fault;
  bool inIndices = false;
};
MeshFault checkMesh(std::span<const double> positions, std::span<const std::int32_t> indices);

}  // namespace collision
