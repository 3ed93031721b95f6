// A bounding volume hierarchy over the triangles of a mesh: four children a node, and four
// triangles a leaf. It says which triangles a question may be about, never which it is about: its
// numbers are floats in the mesh's own space (mesh_space.h), its boxes rounded outward.
//
// Built once, by the surface area heuristic over bins; moved corners are followed by refit().
// Source: Wald, On fast construction of SAH-based bounding volume hierarchies, 2007; Wald, Benthin,
// Boulos, Getting rid of packets: efficient SIMD single-ray traversal using multi-branching BVHs,
// 2008.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "collision/attributes.h"
#include "mesh/extent.h"
#include "mesh/mesh_space.h"
#include "mesh/triangle_list.h"
#include "number/lanes.h"
#include "shapes/begin_to_read.h"
#include "shapes/four_boxes.h"
#include "shapes/waiting.h"

namespace collision {

/** A vector of each of four. */
inline Vector3<Lanes<float>> lanesOf(const std::array<FourBoxes::Floats, 3>& numbers) {
  return {lanesAt(numbers[0].data()), lanesAt(numbers[1].data()), lanesAt(numbers[2].data())};
}

/** Four triangles in lanes, in the mesh's space, each number rounded once more than there. */
struct alignas(32) FourTriangles {
  static constexpr int kCount = 4;
  using Floats = FourBoxes::Floats;

  std::array<Floats, 3> a;  // NaN where there is no triangle
  std::array<Floats, 3> ab;
  std::array<Floats, 3> ac;
  std::array<std::int32_t, kCount> triangle;  // its place in the list, −1: none

  void set(std::size_t lane, const MeshSpace& space, const Triangle& corners, int place);
  void clear(std::size_t lane);
  /** What they cover of an axis, at most; the first lane has a triangle. */
  [[nodiscard]] Extent<float> extent(std::size_t axis) const;
  /** Bits of the lanes that have a triangle. */
  [[nodiscard]] unsigned there() const {
    const Lanes<float> x = lanesAt(a[0].data());
    return (x == x).bits();
  }
};

/** What is noted of a walk: nothing. Others have the same functions. */
struct NoWalkRecord {
  /** A node or a leaf, whose turn it is, is looked at. */
  static void enter(std::int32_t /*child*/) {}
  /** It is not: it is beyond the limit, which was lowered while it waited. */
  static void pass(std::int32_t /*child*/) {}
  /** The children of the node that was entered last were tested; bits of those that wait now. */
  static void test(const FourBoxes& /*node*/, const std::array<std::int32_t, 4>& /*children*/,
                   unsigned /*waiting*/) {}
};

class TriangleTree {
 public:
  /** Memory a triangle, at most, besides the list, of more than a few; and that of building it. */
  static constexpr std::size_t kTriangleBytes = 64;
  static constexpr std::size_t kBuildingBytes = 32;

  TriangleTree() = default;
  /** Of all triangles of a list, whose corners lie in these bounds. */
  TriangleTree(const TriangleList& triangles, const Bounds& bounds);

  /** Takes the corners as they are now, which lie in these bounds: the same triangles, moved. */
  void refit(const TriangleList& triangles, const Bounds& bounds);

  /** The hierarchy without its numbers, see tree_shape.cpp: bytes of a file. */
  [[nodiscard]] std::size_t shapeBytes() const {
    return leaves_.size() * kLeafBytes + nodes_.size();
  }
  void writeShape(std::uint8_t* into) const;
  /**
   * Reads one of so many triangles, to be refitted. False, and none: it is damaged, or has no room.
   */
  [[nodiscard]] bool readShape(std::span<const std::uint8_t> bytes, int triangles);

  [[nodiscard]] const MeshSpace& space() const { return space_; }
  /** Memory that it has, besides itself. */
  [[nodiscard]] std::size_t bytes() const;

  /**
   * Visits leaves in the order of what is told of their boxes, about, unless that is beyond
   * `limit`, which visit(four triangles, their distance) may lower. `distancesOf(boxes, limit)`
   * gives distances of four boxes and bits of those that count. A box is told no more than any box
   * in it. `record`: as NoWalkRecord.
   */
  template <class DistancesOf, class Visit, class Record = NoWalkRecord>
  void visitNearest(const DistancesOf& distancesOf, const float& limit, const Visit& visit,
                    Record&& record = {}) const;

  /**
   * Visits the leaves of which triangles may meet something, until visit(four triangles, what was
   * found of them) answers false. `region.find(four boxes or triangles)` gives bits of those that
   * may, and of those that surely lie inside; nearestOf(four boxes, bits) which of them is likely
   * to meet it.
   */
  template <class Region, class Visit>
  void visitMeeting(const Region& region, const Visit& visit) const;

  /** A child: a node, or the complement of a leaf's place. The node above all others is 0. */
  using Child = std::int32_t;
  struct alignas(64) Node : FourBoxes {
    std::array<Child, kCount> child;
  };
  [[nodiscard]] bool isEmpty() const { return nodes_.empty(); }
  [[nodiscard]] std::size_t nodeCount() const { return nodes_.size(); }
  [[nodiscard]] std::size_t leafCount() const { return leaves_.size(); }
  [[nodiscard]] const Node& node(Child child) const { return nodes_[at(child)]; }
  [[nodiscard]] const FourTriangles& leaf(Child child) const { return leaves_[at(~child)]; }
  static constexpr int kWidth = static_cast<int>(FourBoxes::kCount);
  /** No more wait at a time: not more nodes than these are below each other, see TreeBuilder. */
  static constexpr std::size_t kMostLevels = 64;
  static constexpr std::size_t kMostWaiting = kMostLevels * (kWidth - 1) + 1;

 private:
  friend class TreeBuilder;
  static constexpr std::size_t kLeafBytes = sizeof(FourTriangles::triangle);

  /** The leaves below a child, which follow each other: the first and the last. */
  struct LeafRange {
    std::size_t first;
    std::size_t last;
  };
  [[nodiscard]] LeafRange leavesBelow(Child child) const;
  /** It is looked at soon. */
  void expect(Child child) const {
    if (child < 0) {
      beginToRead(leaves_[at(~child)]);
    } else {
      beginToRead(nodes_[at(child)]);
    }
  }
  /** The triangles of a node's leaves, as they are now. */
  void moveLeaves(const Node& node, const TriangleList& triangles);
  /** What a node or a leaf covers of an axis; low above high: there is none. */
  [[nodiscard]] Extent<float> extentOf(Child child, std::size_t axis) const;

  MeshSpace space_;
  std::vector<Node> nodes_;  // the first is above all others, and each is before its children
  std::vector<FourTriangles> leaves_;
};

template <class DistancesOf, class Visit, class Record>
void TriangleTree::visitNearest(const DistancesOf& distancesOf, const float& limit,
                                const Visit& visit, Record&& record) const {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): written as far as it is read
  WaitingStack<kMostWaiting> waiting;
  std::size_t count = 0;
  if (!nodes_.empty()) {
    waiting.push({0, 0}, 0, count++);
  }
  while (count > 0) {
    const Waiting next = waiting[--count];
    if (!(next.distance <= limit)) {
      record.pass(next.place);
      continue;
    }
    record.enter(next.place);
    if (next.place < 0) {
      visit(leaves_[at(~next.place)], next.distance);
      continue;
    }
    const Node& node = nodes_[at(next.place)];
    FourBoxes::Floats distances;
    unsigned children = distancesOf(node, limit, distances);
    record.test(node, node.child, children);
    const std::size_t first = count;
    for (; children != 0; children &= children - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(children));
      expect(node.child[i]);
      waiting.push({distances[i], node.child[i]}, first, count++);
    }
  }
}

template <class Region, class Visit>
void TriangleTree::visitMeeting(const Region& region, const Visit& visit) const {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): written as far as it is read
  std::array<Child, kMostWaiting> waiting;
  std::size_t count = 0;
  if (!nodes_.empty()) {
    waiting[count++] = 0;
  }
  while (count > 0) {
    const Child next = waiting[--count];
    if (next < 0) {
      const FourTriangles& leaf = leaves_[at(~next)];
      const auto found = region.find(leaf);
      if (found.meeting != 0 && !visit(leaf, found)) {
        return;
      }
      continue;
    }
    const Node& node = nodes_[at(next)];
    const auto found = region.find(node);
    if (unsigned children = found.meeting & ~found.inside; children != 0) {
      const int nearest = region.nearestOf(node, children);
      for (children &= ~(1U << static_cast<unsigned>(nearest)); children != 0;
           children &= children - 1) {
        waiting[count++] = node.child[static_cast<std::size_t>(std::countr_zero(children))];
      }
      waiting[count++] = node.child[at(nearest)];
    }
    for (unsigned children = found.inside; children != 0; children &= children - 1) {
      const Child child = node.child[static_cast<std::size_t>(std::countr_zero(children))];
      const LeafRange range = leavesBelow(child);
      for (std::size_t i = range.first; i <= range.last; ++i) {
        const unsigned all = leaves_[i].there();
        if (!visit(leaves_[i], decltype(found){all, all})) {
          return;
        }
      }
    }
  }
}

}  // namespace collision
