#include "mesh/triangle_tree.h"

#include <limits>

#include "mesh/tree_builder.h"
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

FourTriangles::Extent FourTriangles::extent(std::size_t axis) const {
  // More than the roundings of three numbers that are at most 1.
  constexpr float kMargin = 0x1p-21F;
  static_assert(kMargin >= 6 * RoundoffIn<float>::kUnit);
  using Lane = Lanes<float>;
  const Lane first = lanesAt(a[axis].data());
  const Lane second = first + lanesAt(ab[axis].data());
  const Lane third = first + lanesAt(ac[axis].data());
  const Lane low = least(first, least(second, third));
  const Lane high = greatest(first, greatest(second, third));
  Extent extent{low[0], high[0]};
  for (int lane = 1; lane < kCount; ++lane) {
    // NaN is neither below nor above.
    extent.low = low[lane] < extent.low ? low[lane] : extent.low;
    extent.high = high[lane] > extent.high ? high[lane] : extent.high;
  }
  return {extent.low - kMargin, extent.high + kMargin};
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
  for (FourTriangles& leaf : leaves_) {
    for (std::size_t lane = 0; lane < leaf.triangle.size(); ++lane) {
      if (leaf.triangle[lane] >= 0) {
        leaf.set(lane, space_, triangles[leaf.triangle[lane]], leaf.triangle[lane]);
      } else {
        leaf.clear(lane);
      }
    }
  }
  // Children come after their node.
  for (std::size_t place = nodes_.size(); place-- > 0;) {
    Node& node = nodes_[place];
    for (std::size_t i = 0; i < node.child.size(); ++i) {
      const Child child = node.child[i];
      for (std::size_t axis = 0; axis < 3; ++axis) {
        float low = std::numeric_limits<float>::infinity();
        float high = -low;
        if (child < 0) {
          const FourTriangles::Extent own = leaves_[at(~child)].extent(axis);
          low = own.low;
          high = own.high;
        } else if (child > 0) {
          const FourBoxes& own = nodes_[at(child)];
          for (std::size_t k = 0; k < own.min[axis].size(); ++k) {
            low = own.min[axis][k] < low ? own.min[axis][k] : low;
            high = own.max[axis][k] > high ? own.max[axis][k] : high;
          }
        }
        node.min[axis][i] = low;
        node.max[axis][i] = high;
      }
    }
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
