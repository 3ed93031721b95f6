#include "mesh/tree_mesh.h"

#include "answer/positive_zero.h"

namespace collision {

Bounds boundsOfTriangles(const TriangleList& triangles) {
  Bounds bounds{{kNone, kNone, kNone}, {kNone, kNone, kNone}};
  for (int i = 0; i < triangles.count(); ++i) {
    const auto [a, b, c] = triangles[i];
    for (const Vec3& corner : {a, b, c}) {
      for (int axis = 0; axis < 3; ++axis) {
        // What is NaN is neither above nor below.
        bounds.min[axis] = bounds.min[axis] <= corner[axis] ? bounds.min[axis] : corner[axis];
        bounds.max[axis] = bounds.max[axis] >= corner[axis] ? bounds.max[axis] : corner[axis];
      }
    }
  }
  return {positiveZero(bounds.min), positiveZero(bounds.max)};
}

}  // namespace collision
