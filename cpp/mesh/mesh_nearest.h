// The point of a mesh that is nearest to a place: leaves are visited in the order of their boxes'
// distances, triangles compared by ranges in doubles, and exactly where these overlap.
#pragma once

#include "collision/mesh.h"
#include "mesh/tree_mesh.h"

namespace collision {

/** The nearest triangle, of equal distances the first in the list; −1: there is none. */
int nearestTriangle(const TreeMesh& mesh, const Point& point);

/** Its nearest point, with numbers. */
MeshPoint nearestPointOn(const TreeMesh& mesh, const Point& point, int triangle);

}  // namespace collision
