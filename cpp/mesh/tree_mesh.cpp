#include "mesh/tree_mesh.h"

#include <algorithm>

#include "answer/positive_zero.h"

namespace collision {
namespace {

bool usesAll(const TriangleList& triangles) {
  std::vector<bool> used(at(triangles.vertexCount()));
  const int corners = static_cast<int>(TriangleList::kCorners) * triangles.count();
  for (int k = 0; k < corners; ++k) {
    used[at(triangles.vertexOf(k))] = true;
  }
  return std::find(used.begin(), used.end(), false) == used.end();
}

void include(Bounds& bounds, const Vec3& place) {
  for (int axis = 0; axis < 3; ++axis) {
    // What is NaN is neither above nor below.
    bounds.min[axis] = bounds.min[axis] <= place[axis] ? bounds.min[axis] : place[axis];
    bounds.max[axis] = bounds.max[axis] >= place[axis] ? bounds.max[axis] : place[axis];
  }
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
  if (areAllUsed_) {
    // Each once and in order, where triangles share them.
    for (int i = 0; i < triangles_.vertexCount(); ++i) {
      include(bounds, triangles_.vertex(i));
    }
  } else {
    for (int i = 0; i < triangles_.count(); ++i) {
      const auto [a, b, c] = triangles_[i];
      for (const Vec3& corner : {a, b, c}) {
        include(bounds, corner);
      }
    }
  }
  return {positiveZero(bounds.min), positiveZero(bounds.max)};
}

}  // namespace collision
