#include "mesh/tree_mesh.h"

#include "answer/positive_zero.h"

namespace collision {
namespace {

int cornersOf(const TriangleList& triangles) {
  return static_cast<int>(TriangleList::kCorners) * triangles.count();
}

bool usesAll(const TriangleList& triangles) {
  std::vector<bool> used(at(triangles.vertexCount()));
  int left = triangles.vertexCount();
  for (int k = 0; k < cornersOf(triangles); ++k) {
    auto isUsed = used[at(triangles.vertexOf(k))];
    left -= isUsed ? 0 : 1;
    isUsed = true;
  }
  return left == 0;
}

}  // namespace

TreeMesh::TreeMesh(const TriangleList& triangles)
    : triangles_(triangles),
      areAllUsed_(usesAll(triangles)),
      bounds_(boundsOfTriangles()),
      tree_(triangles, bounds_) {}

TreeMesh::TreeMesh(const TriangleList& triangles, TriangleTree tree)
    : areAllUsed_(usesAll(triangles)), tree_(std::move(tree)) {
  refit(triangles);
}

void TreeMesh::refit(const TriangleList& triangles) {
  triangles_ = triangles;
  bounds_ = boundsOfTriangles();
  tree_.refit(triangles, bounds_);
}

Bounds TreeMesh::boundsOfTriangles() const {
  Bounds bounds{{kNone, kNone, kNone}, {kNone, kNone, kNone}};
  // Each once and in order, where triangles share them.
  const int count = areAllUsed_ ? triangles_.vertexCount() : cornersOf(triangles_);
  for (int k = 0; k < count; ++k) {
    const Vec3 place = triangles_.vertex(areAllUsed_ ? k : triangles_.vertexOf(k));
    for (int axis = 0; axis < 3; ++axis) {
      // What is NaN is neither above nor below.
      bounds.min[axis] = bounds.min[axis] <= place[axis] ? bounds.min[axis] : place[axis];
      bounds.max[axis] = bounds.max[axis] >= place[axis] ? bounds.max[axis] : place[axis];
    }
  }
  return {positiveZero(bounds.min), positiveZero(bounds.max)};
}

}  // namespace collision
