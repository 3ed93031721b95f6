// The vertices of what two shapes with flat faces have in common.
//
// Each lies inside a face of a and inside a face of b (vertex, edge, polygon, solid) that have this
// one point in common, so it is a vertex of one that lies in the other, or a point between the ends
// of an edge where it meets the other's border. The planes that it lies on name both faces: two
// that lie on the same are one.
#pragma once

#include <array>
#include <vector>

#include "intersection/lattice_pair.h"

namespace collision {

struct CommonVertex {
  int side = 0;  // of which it is a vertex, or on an edge of which it lies
  int vertex = -1;
  int edge = -1;  // where it crosses `plane` of the other
  int plane = -1;
  /** Those of a and of b that it lies on, ascending, without planes that hold all of one. */
  std::array<std::vector<int>, 2> planes;
};

/** None twice: vertices of a, then of b, then crossings of edges of a, then of b. */
std::vector<CommonVertex> commonVertices(LatticePair& pair);

}  // namespace collision
