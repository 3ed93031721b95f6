// A bounding volume hierarchy over the bounds of shapes, four children a node, for those who look
// for shapes near something: all pairs, rays, a point. Made anew from the bounds, in n steps after
// sorting by place (Hilbert order): cheaper than keeping one up to date where most shapes move.
// Where few move and much is asked, it is refined once and refitted.
//
// It says which shapes may meet, never which do: its numbers are floats, rounded outward. Shapes
// without bounds are not in it.
// Source of the order: Lauterbach et al., Fast BVH Construction on GPUs, Eurographics 2009; of the
// refined one: Lee, Lee, OMT: Overlap Minimizing Top-down Bulk Loading Algorithm for R-tree, 2003.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <vector>

#include "collision/attributes.h"
#include "number/index.h"
#include "number/lanes.h"
#include "shapes/begin_to_read.h"
#include "shapes/float_bounds.h"
#include "shapes/four_boxes.h"
#include "shapes/waiting.h"
#include "world/deadline.h"
#include "world/digit_sort.h"

namespace collision {

class BoundsTree {
 public:
  /** Memory a shape, at most. */
  static constexpr std::size_t kShapeBytes = 72;

  /** Memory for so many shapes; building takes no more, but for crowds. */
  explicit BoundsTree(std::size_t capacity);

  /** Starts to build it of `slots`, whose finite bounds are those of all slots in `bounds`. */
  void begin(const std::vector<FloatBounds>& bounds, const std::vector<int>& slots);
  /** Goes on building until the deadline. True: it is built. */
  bool proceed(Deadline& deadline);

  /**
   * Puts the slots into another order, in n log n steps, of which fewer nodes lie on the way of a
   * question: they are halved across the longest extent of their middles until four are left.
   */
  void refine();
  /** Takes new bounds of slots that it was built of, and leaves the list empty. */
  void refit(std::vector<int>& slots);

  /** Adds the slots above `after` whose bounds may meet these, in any order. */
  void findMeeting(const FloatBounds& bounds, int after, std::vector<int>& slots) const;

  /** The slots by place: those that are near to each other, mostly side by side. */
  [[nodiscard]] const std::vector<int>& order() const { return order_; }

  /** Visits all pairs of places in order() whose bounds may meet, each once. */
  template <class Visit>
  void visitPairs(const Visit& visit) const;

  /**
   * Visits slots in the order of what is told of their bounds, about, unless that is NaN or beyond
   * `limit`, which visit(slot) may lower. distancesOf(boxes) tells of a box at most what it tells
   * of one that lies in it. expect(slot): it may be visited soon.
   */
  template <class DistancesOf, class Expect, class Visit>
  void visitNearest(const DistancesOf& distancesOf, const float& limit, const Expect& expect,
                    const Visit& visit) const;

  /**
   * The same, but each slot after all others that are nearer by what is told of their bounds: for
   * those whose visit takes longer than to keep that order.
   */
  template <class DistancesOf, class Expect, class Visit>
  void visitInOrder(const DistancesOf& distancesOf, const float& limit, const Expect& expect,
                    const Visit& visit) const;

  /** Visits the slots of which mayMeet(their bounds, or some around these) holds, in any order. */
  template <class MayMeet, class Visit>
  void visitWhere(const MayMeet& mayMeet, const Visit& visit) const;

 private:
  using Lane = Lanes<float>;
  static constexpr int kWidth = Lane::kCount;
  static_assert(kWidth == FourBoxes::kCount);
  using Floats = FourBoxes::Floats;

  /** Places without a child are NaN, which meets nothing. */
  struct Node : FourBoxes {
    std::array<std::int32_t, static_cast<std::size_t>(kWidth)> greatestSlot;  // below; −1: none
    std::int32_t firstChild;  // its place among the nodes; of leaves, among the slots

    void set(std::size_t child, const FloatBounds& bounds, std::int32_t slot);
    /** There is no such child. */
    void clear(std::size_t child);
  };

  /** Of 2³¹ shapes. */
  static constexpr int kMostLevels = 16;
  /** Of a node at most four children wait, of which one is taken at once. */
  static constexpr std::size_t kMostWaiting = kMostLevels * (kWidth - 1) + 1;
  /** Of two nodes all children with each other. */
  static constexpr std::size_t kMostTwos = std::size_t{kWidth} * kWidth;

  /** Beyond all middles. */
  static constexpr double kHuge = 1e300;
  /** Of bounds along an axis; finite, even of bounds that are infinite both ways. */
  static double middleOf(const FloatBounds& bounds, int axis);

  static Lane lanesOf(const Floats& floats) { return lanesAt(floats.data()); }
  /** A box in all lanes. */
  struct LaneBox {
    std::array<Lane, 3> min;
    std::array<Lane, 3> max;
  };
  static LaneBox boxOf(const FloatBounds& bounds);
  static LaneBox boxOf(const Node& node, std::size_t child);
  static LaneBox boxAround(const Node& node);
  /** Bit c: child c may meet a box. */
  static unsigned childrenMeeting(const Node& node, const LaneBox& box);
  /** Bit c: child c has a slot above `after`, itself or below it. */
  static unsigned childrenAfter(const Node& node, int after);

  /** Goes down wherever `childrenOf(node)` has a bit for a child; visits leaves and such children.
   */
  template <class ChildrenOf, class Visit>
  void descend(const ChildrenOf& childrenOf, const Visit& visit) const;
  template <class ChildrenOf, class Visit>
  void visitSlots(const ChildrenOf& childrenOf, const Visit& visit) const;

  /** What is done to each slot of a range, then to each node of a level. */
  enum class Stage : std::uint8_t { measure, key, count, move, order, leaves, level, built };
  /** Of order_: slots that are sorted by cells of their own. */
  struct Range {
    std::size_t first;
    std::size_t end;
  };

  /** How many there are of what the stage takes one after the other. */
  [[nodiscard]] std::size_t lengthOfStage() const;
  void work(std::size_t first, std::size_t end);
  /** All of the stage is done. */
  void finishStage();
  void startRange(Range range);
  void startLevel(std::size_t first);

  void measure(std::size_t first, std::size_t end);
  void makeKeys(std::size_t first, std::size_t end);
  void takeOrder(std::size_t first, std::size_t end);
  void makeLeaves(std::size_t first, std::size_t end);
  void makeLevel(std::size_t first, std::size_t end);
  /** Of order_. */
  void halve(std::size_t first, std::size_t end);
  /** Whether the box of a child of a node changes; it is the one around a node below. */
  bool takeBoxOf(std::size_t below, std::size_t node, std::size_t child);
  /** Makes places_. */
  void findPlaces();

  std::vector<int> order_;   // slots by place
  std::vector<int> places_;  // of slots in order_, for refit(); found at its first
  bool hasPlaces_ = false;
  std::vector<Node> nodes_;
  std::int32_t leaves_ = 0;  // how many nodes are leaves: the first; the last is above all others
  // Of building.
  Stage stage_ = Stage::built;
  std::size_t done_ = 0;  // of the stage
  const std::vector<FloatBounds>* bounds_ = nullptr;
  std::vector<Range> ranges_;  // that are still to be sorted
  Range range_{};              // that is sorted
  Vec3 low_;                   // its middles lie between these
  Vec3 high_;
  Vec3 scale_;
  double largest_ = 0;  // its largest extent
  int digit_ = 0;       // of the keys, that they are sorted by
  DigitPlaces digitPlaces_;
  std::size_t runStart_ = 0;         // the first of those in the same cell
  std::vector<std::uint64_t> keys_;  // a place above, a slot below
  std::vector<std::uint64_t> other_;
  std::size_t levelStart_ = 0;  // of the nodes below the level that is made
  std::size_t levelEnd_ = 0;
};

inline BoundsTree::LaneBox BoundsTree::boxOf(const FloatBounds& bounds) {
  const auto& [min, max] = bounds;
  return {{min[0], min[1], min[2]}, {max[0], max[1], max[2]}};
}

inline BoundsTree::LaneBox BoundsTree::boxOf(const Node& node, std::size_t child) {
  return {{node.min[0][child], node.min[1][child], node.min[2][child]},
          {node.max[0][child], node.max[1][child], node.max[2][child]}};
}

COLLISION_ALWAYS_INLINE inline unsigned BoundsTree::childrenMeeting(const Node& node,
                                                                    const LaneBox& box) {
  auto meets = lanesOf(node.min[0]) <= box.max[0];
  meets = meets & (box.min[0] <= lanesOf(node.max[0]));
  for (std::size_t i = 1; i < 3; ++i) {
    meets = meets & (lanesOf(node.min[i]) <= box.max[i]) & (box.min[i] <= lanesOf(node.max[i]));
  }
  return meets.bits();
}

COLLISION_ALWAYS_INLINE inline unsigned BoundsTree::childrenAfter(const Node& node, int after) {
  LaneMask<float>::Register greatest;
  std::memcpy(&greatest, node.greatestSlot.data(), sizeof greatest);
  return LaneMask<float>(greatest > after).bits();
}

template <class ChildrenOf, class Visit>
void BoundsTree::descend(const ChildrenOf& childrenOf, const Visit& visit) const {
  if (nodes_.empty()) {
    return;
  }
  std::array<std::int32_t, kMostWaiting> waiting{};
  waiting[0] = static_cast<std::int32_t>(nodes_.size()) - 1;
  for (std::size_t count = 1; count > 0;) {
    const std::int32_t place = waiting[--count];
    const Node& node = nodes_[at(place)];
    unsigned children = childrenOf(node);
    if (place < leaves_) {
      visit(place, children);
      continue;
    }
    while (children != 0) {
      const std::int32_t child = node.firstChild + std::countr_zero(children);
      beginToRead(nodes_[at(child)]);
      waiting[count++] = child;
      children &= children - 1;
    }
  }
}

template <class MayMeet, class Visit>
void BoundsTree::visitWhere(const MayMeet& mayMeet, const Visit& visit) const {
  const auto meeting = [&](const Node& node) {
    unsigned children = 0;
    for (int child = 0; child < kWidth; ++child) {
      if (node.greatestSlot[at(child)] >= 0 && mayMeet(node[child])) {
        children |= 1U << static_cast<unsigned>(child);
      }
    }
    return children;
  };
  visitSlots(meeting, visit);
}

template <class DistancesOf, class Expect, class Visit>
void BoundsTree::visitNearest(const DistancesOf& distancesOf, const float& limit,
                              const Expect& expect, const Visit& visit) const {
  // Of nodes, and for a moment of a leaf's slots.
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): written as far as it is read
  WaitingStack<kMostWaiting> waiting;
  std::size_t count = 0;
  if (!nodes_.empty()) {
    waiting.push({0, static_cast<std::int32_t>(nodes_.size()) - 1}, 0, count++);
  }
  while (count > 0) {
    const Waiting next = waiting[--count];
    if (!(next.distance <= limit)) {
      continue;
    }
    const Node& node = nodes_[at(next.place)];
    const Lane own = distancesOf(node);
    Floats distances;
    store(own, distances.data());
    const bool isLeaf = next.place < leaves_;
    const std::size_t first = count;
    for (unsigned children = (own <= Lane(limit)).bits() & childrenAfter(node, -1); children != 0;
         children &= children - 1) {
      const int child = std::countr_zero(children);
      const std::int32_t place = isLeaf ? node.greatestSlot[at(child)] : node.firstChild + child;
      if (isLeaf) {
        expect(place);
      } else {
        beginToRead(nodes_[at(place)]);
      }
      waiting.push({distances[at(child)], place}, first, count++);
    }
    while (isLeaf && count > first) {
      if (const Waiting slot = waiting[--count]; slot.distance <= limit) {
        visit(slot.place);
      }
    }
  }
}

template <class DistancesOf, class Expect, class Visit>
void BoundsTree::visitInOrder(const DistancesOf& distancesOf, const float& limit,
                              const Expect& expect, const Visit& visit) const {
  constexpr std::size_t kUsual = 128;
  const auto isFarther = [](const Waiting& a, const Waiting& b) { return a.distance > b.distance; };
  std::vector<Waiting> waiting;  // a heap of nodes, and of slots below 0
  waiting.reserve(kUsual);
  const auto add = [&](float distance, std::int32_t place) {
    waiting.push_back({distance, place});
    std::push_heap(waiting.begin(), waiting.end(), isFarther);
  };
  if (!nodes_.empty()) {
    add(0, static_cast<std::int32_t>(nodes_.size()) - 1);
  }
  while (!waiting.empty() && waiting.front().distance <= limit) {
    const std::int32_t place = waiting.front().place;
    std::pop_heap(waiting.begin(), waiting.end(), isFarther);
    waiting.pop_back();
    if (place < 0) {
      visit(~place);
      continue;
    }
    const Node& node = nodes_[at(place)];
    const Lane own = distancesOf(node);
    Floats distances;
    store(own, distances.data());
    for (unsigned children = (own <= Lane(limit)).bits() & childrenAfter(node, -1); children != 0;
         children &= children - 1) {
      const int child = std::countr_zero(children);
      if (place < leaves_) {
        expect(node.greatestSlot[at(child)]);
        add(distances[at(child)], ~node.greatestSlot[at(child)]);
      } else {
        beginToRead(nodes_[at(node.firstChild + child)]);
        add(distances[at(child)], node.firstChild + child);
      }
    }
  }
}

template <class ChildrenOf, class Visit>
void BoundsTree::visitSlots(const ChildrenOf& childrenOf, const Visit& visit) const {
  descend(childrenOf, [&](std::int32_t leaf, unsigned children) {
    for (; children != 0; children &= children - 1) {
      visit(nodes_[at(leaf)].greatestSlot[at(std::countr_zero(children))]);
    }
  });
}

template <class Visit>
void BoundsTree::visitPairs(const Visit& visit) const {
  if (nodes_.empty()) {
    return;
  }
  // Two nodes of one level, or one with itself, whose children are compared.
  struct Two {
    std::int32_t first;
    std::int32_t second;
  };
  std::array<Two, kMostLevels * kMostTwos> waiting{};
  const auto root = static_cast<std::int32_t>(nodes_.size()) - 1;
  waiting[0] = {root, root};
  for (std::size_t count = 1; count > 0;) {
    const Two two = waiting[--count];
    const Node& first = nodes_[at(two.first)];
    const Node& second = nodes_[at(two.second)];
    const bool isLeaf = two.first < leaves_;
    for (int i = 0; i < kWidth; ++i) {
      unsigned children = childrenMeeting(second, boxOf(first, at(i)));
      if (two.first == two.second) {
        // Of two children the lesser, and each but those of leaves with itself.
        children &= ~0U << static_cast<unsigned>(isLeaf ? i + 1 : i);
      }
      for (; children != 0; children &= children - 1) {
        const int j = std::countr_zero(children);
        if (isLeaf) {
          visit(first.firstChild + i, second.firstChild + j);
        } else {
          waiting[count++] = {first.firstChild + i, second.firstChild + j};
        }
      }
    }
  }
}

}  // namespace collision
