// Is a place inside of a closed mesh? A ray from there crosses its triangles an odd number of
// times.
//
// Exact, whatever the ray meets on its way: where it would pass through an edge or a corner, the
// place is taken to stand infinitely little beside, by the same little for all triangles.
// Source: Edelsbrunner, Mücke, Simulation of simplicity, ACM Transactions on Graphics 9, 1990.
#pragma once

#include "linear/number_vector.h"
#include "mesh/tree_mesh.h"

namespace collision {

/** place / whole in the mesh's own frame, and infinitely little from there along `way`. */
struct NearPlace {
  ExactVec3 place;
  Exact whole = 1.0;  // > 0
  ExactVec3 way{};    // of any length; zero: it is that place
};

enum class Where : signed char { outside, onSurface, inside };

Where whereIs(const NearPlace& place, const TreeMesh& mesh);

}  // namespace collision
