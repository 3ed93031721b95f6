#include "mesh/triangle_tree.h"

#include <algorithm>
#include <limits>

#include "mesh/tree_builder.h"
#include "number/lane_shuffles.h"
#include "number/roundoff.h"

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

Extent<float> FourTriangles::extent(std::size_t axis) const {
  // More than the roundings of three numbers that are at most 1.
  constexpr float kMargin = 0x1p-21F;
  static_assert(kMargin >= 6 * RoundoffIn<float>::kUnit);
  using Lane = Lanes<float>;
  const Lane first = lanesAt(a[axis].data());
  const auto [low, high] = collision::extentOf(first, first + lanesAt(ab[axis].data()),
                                               first + lanesAt(ac[axis].data()));
  // Where there is no triangle, the numbers of the first one.
  const LaneMask<float> there = first == first;
  return {leastOf(choose(there, low, Lane(low[0]))) - kMargin,
          greatestOf(choose(there, high, Lane(high[0]))) + kMargin};
}

TriangleTree::TriangleTree(const TriangleList& triangles, const Bounds& bounds)
    : space_(triangles.count() > 0 ? MeshSpace(bounds) : MeshSpace()) {
  if (triangles.count() > 0) {
    TreeBuilder(triangles, *this).build();
  }
}

void TriangleTree::refit(const TriangleList& triangles, const Bounds& bounds) {
  if (nodes_.empty()) {
    return;
  }
  space_ = MeshSpace(bounds);
  // Children come after their node.
  for (std::size_t place = nodes_.size(); place-- > 0;) {
    Node& node = nodes_[place];
    moveLeaves(node, triangles);
    for (std::size_t i = 0; i < node.child.size(); ++i) {
      const Child child = node.child[i];
      for (std::size_t axis = 0; axis < 3; ++axis) {
        const Extent<float> extent = extentOf(child, axis);
        node.min[axis][i] = extent.low;
        node.max[axis][i] = extent.high;
      }
    }
  }
}

void TriangleTree::moveLeaves(const Node& node, const TriangleList& triangles) {
  // Corners lie anywhere in memory: all are read one right after the other, so that they are waited
  // for together.
  std::array<std::array<Triangle, FourTriangles::kCount>, FourBoxes::kCount> corners;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    for (std::size_t lane = 0; node.child[i] < 0 && lane < corners[i].size(); ++lane) {
      corners[i][lane] = triangles[std::max(leaves_[at(~node.child[i])].triangle[lane], 0)];
    }
  }
  for (std::size_t i = 0; i < corners.size(); ++i) {
    for (std::size_t lane = 0; node.child[i] < 0 && lane < corners[i].size(); ++lane) {
      FourTriangles& leaf = leaves_[at(~node.child[i])];
      if (leaf.triangle[lane] >= 0) {
        leaf.set(lane, space_, corners[i][lane], leaf.triangle[lane]);
      } else {
        leaf.clear(lane);
      }
    }
  }
}

Extent<float> TriangleTree::extentOf(Child child, std::size_t axis) const {
  if (child < 0) {
    return leaves_[at(~child)].extent(axis);
  }
  constexpr float kBeyond = std::numeric_limits<float>::infinity();
  if (child == 0) {
    return {kBeyond, -kBeyond};
  }
  const FourBoxes& own = nodes_[at(child)];
  return {leastOf(lanesAt(own.min[axis].data())), greatestOf(lanesAt(own.max[axis].data()))};
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
