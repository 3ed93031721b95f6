#include "mesh/triangle_tree.h"

#include <limits>

#include "mesh/tree_builder.h"

namespace collision {

void FourTriangles::set(std::size_t lane, const MeshSpace& space, const Triangle& corners,
                        int place) {
  const Vec3 first = space.placeOf(corners.a);
  const Vec3 toSecond = space.stepOf(corners.b - corners.a);
  const Vec3 toThird = space.stepOf(corners.c - corners.a);
  for (int axis = 0; axis < 3; ++axis) {
    a[at(axis)][lane] = static_cast<float>(first[axis]);
    ab[at(axis)][lane] = static_cast<float>(toSecond[axis]);
    ac[at(axis)][lane] = static_cast<float>(toThird[axis]);
  }
  triangle[lane] = place;
}

void FourTriangles::clear(std::size_t lane) {
  constexpr float kNoPlace = std::numeric_limits<float>::quiet_NaN();
  for (std::size_t axis = 0; axis < 3; ++axis) {
    a[axis][lane] = kNoPlace;
    ab[axis][lane] = ac[axis][lane] = 0;
  }
  triangle[lane] = -1;
}

TriangleTree::TriangleTree(const TriangleList& triangles, const Bounds& bounds)
    : space_(triangles.count() > 0 ? MeshSpace(bounds) : MeshSpace()) {
  if (triangles.count() > 0) {
    TreeBuilder(triangles, *this).build();
  }
}

TriangleTree::LeafRange TriangleTree::leavesBelow(Child child) const {
  Child first = child;
  while (first >= 0) {
    first = nodes_[at(first)].child[0];
  }
  Child last = child;
  while (last >= 0) {
    const Node& node = nodes_[at(last)];
    // Children that there are not come last, and are 0, which is the root.
    std::size_t i = node.child.size() - 1;
    while (node.child[i] == 0) {
      --i;
    }
    last = node.child[i];
  }
  return {at(~first), at(~last)};
}

std::size_t TriangleTree::bytes() const {
  return nodes_.capacity() * sizeof(Node) + leaves_.capacity() * sizeof(FourTriangles);
}

}  // namespace collision
