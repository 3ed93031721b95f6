// Builds a hierarchy of triangles from the top down: each range of triangles is cut in two where
// the surface area heuristic costs least among a few planes across each axis, and the halves again,
// until there are four children, or no more than a leaf's triangles are left.
// Source: Wald, On fast construction of SAH-based bounding volume hierarchies, 2007.
#pragma once

#include "mesh/triangle_tree.h"

namespace collision {

class TreeBuilder {
 public:
  TreeBuilder(const TriangleList& triangles, TriangleTree& tree)
      : triangles_(triangles), tree_(tree) {}

  void build();

 private:
  using Lane = Lanes<float>;

  /** A box, x, y, z in the first lanes. */
  struct Box {
    Lane min;
    Lane max;

    static Box empty();
    void add(const Box& other) {
      min = least(min, other.min);
      max = greatest(max, other.max);
    }
    /** Half of its surface, and of what has none a little of its edges. */
    [[nodiscard]] float area() const;
  };

  /** A triangle's box; the last of its numbers are the bits of its place, and nothing. */
  struct alignas(16) Item {
    std::array<float, 4> min;
    std::array<float, 4> max;

    void setTriangle(std::int32_t triangle) {
      min[3] = __builtin_bit_cast(float, static_cast<std::uint32_t>(triangle) + kFirst);
      max[3] = 0;
    }
    [[nodiscard]] std::int32_t triangle() const {
      return static_cast<std::int32_t>(__builtin_bit_cast(std::uint32_t, min[3]) - kFirst);
    }
    [[nodiscard]] Box box() const { return {lanesAt(min.data()), lanesAt(max.data())}; }
    /** Twice its middle. */
    [[nodiscard]] Lane middle() const { return lanesAt(min.data()) + lanesAt(max.data()); }
    [[nodiscard]] float middle(int axis) const { return min[at(axis)] + max[at(axis)]; }

   private:
    /**
     * The bits of a float from which on no difference is subnormal: to multiply such numbers, which
     * lanes do with all four, takes processors a hundred times as long.
     */
    static constexpr std::uint32_t kFirst = 0x20000000;
  };
  static_assert(sizeof(Item) == TriangleTree::kBuildingBytes);

  struct Range {
    int first = 0;
    int end = 0;
    Box box = Box::empty();
    [[nodiscard]] int count() const { return end - first; }
  };

  /** Where a range is cut: at a plane across an axis. */
  struct Cut {
    int axis = 0;
    int bin = -1;  // the first of those above; −1: no plane tells any two apart
    float low = 0;
    float scale = 0;
  };

  [[nodiscard]] Range rangeOf(int first, int end) const;
  /** Makes the children of the node at a place. */
  void makeChildren(std::size_t place, const Range& range, int level);
  TriangleTree::Child makeNode(const Range& range, int level);
  TriangleTree::Child makeLeaf(const Range& range);
  /** The first of the upper half, of at least one more than a leaf. */
  int split(const Range& range, int level);
  /** Among so many bins, at most kMostBins, along each axis. */
  [[nodiscard]] Cut findCut(const Range& range, int bins) const;
  /** Puts the lower ones first: answers the first of the others. */
  int partition(const Range& range, const Cut& cut);

  const TriangleList& triangles_;
  TriangleTree& tree_;
  std::vector<Item> items_;
};

}  // namespace collision
