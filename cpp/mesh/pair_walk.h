// From the top of two hierarchies down to the leaves of both, the boxes of one as they stand in the
// space of the other.
// Source: Gottschalk, Lin, Manocha, OBBTree, SIGGRAPH 1996, for both descending together.
#pragma once

#include <bit>
#include <utility>
#include <vector>

#include "mesh/mesh_state.h"
#include "mesh/other_space.h"

namespace collision {

/** Two meshes, the larger one first: no number of the other is large in its space. */
class LargerFirst {
 public:
  LargerFirst(const PosedMesh& a, const PosedMesh& b)
      : isExchanged_(exponentIn(a) < exponentIn(b)),
        first_(isExchanged_ ? b : a),
        second_(isExchanged_ ? a : b) {}

  [[nodiscard]] const PosedMesh& first() const { return first_; }
  [[nodiscard]] const PosedMesh& second() const { return second_; }
  /** Whether the first is b. */
  [[nodiscard]] bool isExchanged() const { return isExchanged_; }
  /** visitor.visit(triangle of a, triangle of b, more...) */
  template <class Visitor, class... More>
  decltype(auto) visit(Visitor& visitor, int ofFirst, int ofSecond, More... more) const {
    return isExchanged_ ? visitor.visit(ofSecond, ofFirst, more...)
                        : visitor.visit(ofFirst, ofSecond, more...);
  }

 private:
  static int exponentIn(const PosedMesh& mesh) {
    return treeOf(*mesh.geometry).tree().space().exponent();
  }

  bool isExchanged_;
  const PosedMesh& first_;
  const PosedMesh& second_;
};

/**
 * Both trees at once. `Which` has operator()(boxes of a, a box of b, distances), which gives bits
 * of the boxes that count; visitLeaves(of a, of b) and visit(triangle of a, of b), until one
 * answers false; isBeyond(distance); and kInOrder: whether the nearest of one step comes first.
 */
template <class Which>
class PairWalk {
 public:
  PairWalk(const TreeMesh& a, const TreeMesh& b, Which& which)
      : a_(a.tree()), b_(b.tree()), which_(which) {}

  void run() {
    if (a_.isEmpty() || b_.isEmpty()) {
      return;
    }
    waiting_.push_back({0, 0, 0});
    while (!waiting_.empty()) {
      const Two next = waiting_.back();
      waiting_.pop_back();
      first_ = waiting_.size();
      if (!which_.isBeyond(next.distance) && !step(next)) {
        return;
      }
    }
  }

 private:
  struct Two {
    TriangleTree::Child a;
    TriangleTree::Child b;
    float distance;
  };

  /** The nearest of one step comes last, and so it is next. */
  void push(const Two& two) {
    waiting_.push_back(two);
    for (std::size_t i = waiting_.size() - 1; Which::kInOrder && i > first_; --i) {
      if (waiting_[i - 1].distance >= waiting_[i].distance) {
        break;
      }
      std::swap(waiting_[i - 1], waiting_[i]);
    }
  }

  bool step(const Two& two) {
    if (two.a < 0 && two.b < 0) {
      return which_.visitLeaves(a_.leaf(two.a), b_.leaf(two.b));
    }
    if (two.a < 0) {
      const Middle<float> leaf = middleOf(a_.leaf(two.a));
      const Middle<Lanes<float>> own{inAllLanes(leaf.middle), inAllLanes(leaf.half)};
      const TriangleTree::Node& other = b_.node(two.b);
      for (std::size_t j = 0; j < FourBoxes::kCount; ++j) {
        FourBoxes::Floats distances{};
        if (isThere(other, j) && which_(own, middleOf(other, j), distances) != 0) {
          push({two.a, other.child[j], distances[0]});
        }
      }
      return true;
    }
    const TriangleTree::Node& own = a_.node(two.a);
    const Vector3<Lanes<float>> min = lanesOf(own.min);
    const Vector3<Lanes<float>> max = lanesOf(own.max);
    const Lanes<float> half(0.5F);
    const Middle<Lanes<float>> boxes{(min + max) * half, (max - min) * half};
    const unsigned there = (min.x <= max.x).bits();
    const auto pushWith = [&](const Middle<float>& other, TriangleTree::Child b) {
      FourBoxes::Floats distances{};
      for (unsigned near = which_(boxes, other, distances) & there; near != 0; near &= near - 1) {
        const auto i = static_cast<std::size_t>(std::countr_zero(near));
        push({own.child[i], b, distances[i]});
      }
    };
    if (two.b < 0) {
      pushWith(middleOf(b_.leaf(two.b)), two.b);
      return true;
    }
    const TriangleTree::Node& other = b_.node(two.b);
    for (std::size_t j = 0; j < FourBoxes::kCount; ++j) {
      if (isThere(other, j)) {
        pushWith(middleOf(other, j), other.child[j]);
      }
    }
    return true;
  }

  static bool isThere(const FourBoxes& boxes, std::size_t i) {
    return boxes.min[0][i] <= boxes.max[0][i];
  }
  static Middle<float> middleOf(const FourBoxes& boxes, std::size_t i) {
    Middle<float> box;
    for (std::size_t axis = 0; axis < 3; ++axis) {
      box.middle[static_cast<int>(axis)] = (boxes.min[axis][i] + boxes.max[axis][i]) * 0.5F;
      box.half[static_cast<int>(axis)] = (boxes.max[axis][i] - boxes.min[axis][i]) * 0.5F;
    }
    return box;
  }
  static Middle<float> middleOf(const FourTriangles& leaf) {
    Middle<float> box;
    for (int axis = 0; axis < 3; ++axis) {
      const Extent<float> extent = leaf.extent(at(axis));
      box.middle[axis] = (extent.low + extent.high) * 0.5F;
      box.half[axis] = (extent.high - extent.low) * 0.5F;
    }
    return box;
  }

  const TriangleTree& a_;
  const TriangleTree& b_;
  Which& which_;
  std::vector<Two> waiting_;
  std::size_t first_ = 0;  // of this step
};

/** Visits what counts of two meshes: all triangles of both where nothing is told of the space. */
template <class Which>
void walkPairs(const LargerFirst& meshes, const OtherSpace& space, Which& which) {
  const Mesh& a = *meshes.first().geometry;
  const Mesh& b = *meshes.second().geometry;
  if (!space.tellsNothing()) {
    PairWalk(treeOf(a), treeOf(b), which).run();
    return;
  }
  for (int i = 0; i < a.triangleCount(); ++i) {
    for (int j = 0; j < b.triangleCount(); ++j) {
      if (!which.visit(i, j)) {
        return;
      }
    }
  }
}

}  // namespace collision
