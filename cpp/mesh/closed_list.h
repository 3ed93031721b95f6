// Whether a triangle list is closed, by the edges of its triangles, and the patches that it is made
// of. Corners at one place count as one, whatever their numbers.
#pragma once

#include <vector>

#include "collision/mesh.h"
#include "mesh/triangle_list.h"

namespace collision {

struct ListPatches {
  /** The first edge that belongs to an odd number of triangles, see Mesh::makeSolid(); −1: none. */
  int openEdge = -1;
  /**
   * A triangle of each patch, one with an area where there is any. A patch is connected over edges
   * of exactly two triangles, so just one part of space is behind it.
   */
  std::vector<std::int32_t> triangles;
};

ListPatches patchesOf(const TriangleList& list);

/** Those of a mesh, which a solid one knows. */
std::vector<std::int32_t> patchesOf(const Mesh& mesh);

}  // namespace collision
