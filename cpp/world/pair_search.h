// The broad phase: all pairs of some shapes whose bounds meet, in the order of slots: those of the
// first slot, then those of the second with later ones; shapes that don't end come before all
// others. It can stop between two pairs and go on later.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "collision/shape_cell.h"
#include "shapes/bounds.h"
#include "shapes/float_bounds.h"
#include "world/bounds_list.h"
#include "world/bounds_tree.h"
#include "world/column_sweep.h"

namespace collision {

class PairSearch {
 public:
  explicit PairSearch(int capacity);

  using FourPlaces = LaneMask<float>::Register;

  /** Memory a slot. */
  static constexpr std::size_t kSlotBytes =
      sizeof(FloatBounds) + 4 * sizeof(int) + BoundsTree::kShapeBytes + ColumnSweep::kShapeBytes;

  /** Forgets all slots. */
  void clear();
  /** The shape of a slot; slots are added in ascending order. */
  void add(int slot, const Bounds& bounds);
  void add(int slot, const FloatBounds& bounds);
  /** Whether a slot that was added may have these bounds as well: none are beyond its own. */
  [[nodiscard]] bool holds(int slot, const Bounds& bounds) const;
  /** Whether a slot was added that ends. */
  [[nodiscard]] bool isBounded(int slot) const {
    return isBounded_[static_cast<std::size_t>(slot)] != 0;
  }
  /** Takes new bounds, that end, of such a slot, for questions to the tree. */
  void move(int slot, const Bounds& bounds);
  /** Makes the tree better for questions, see BoundsTree::refine(). */
  void refine();
  /** Starts with the slots that were added, whose shapes are these. */
  void begin(const std::vector<ShapeCell>& shapes);

  /** The next pair, the lesser slot first. False: that was all, or the deadline has passed. */
  bool next(int& a, int& b, Deadline& deadline);
  /** The same of pairs with shapes that don't end, which come first. */
  bool nextOfEndless(int& a, int& b);
  /** No pair was asked for. */
  [[nodiscard]] bool isAtStart() const { return place_ == 0; }
  /** As if all pairs were asked for: somebody else has visited them. */
  void passAll();
  /**
   * Puts the slots that end into an order in which those near to each other are mostly side by
   * side, for visitPairs().
   */
  const std::vector<int>& arrange();
  /**
   * Visits all pairs of slots that end, each once, by their places in that order: visit(place,
   * partners, bits) takes some of four partners, those whose bit is set.
   */
  template <class Visit>
  void visitPairs(const Visit& visit);

  /** Pairs of so many. */
  static double pairsOf(std::size_t count);
  /** Pairs of the slots that were added, and of these the ones that next() has not passed. */
  [[nodiscard]] double pairs() const;
  [[nodiscard]] double left() const;

  /** Of the slots that were added, those with bounds; and those without. */
  [[nodiscard]] const BoundsTree& tree() { return finishTree(); }
  /** Goes on building it until the deadline. True: it is built. */
  bool hasTree(Deadline& deadline);
  [[nodiscard]] bool hasBegunTree() const { return hasBegunTree_; }
  /** Those with bounds, without the tree; until slots are added. */
  [[nodiscard]] BoundsList list() const { return {bounds_, bounded_}; }
  [[nodiscard]] const std::vector<int>& endless() const { return endless_; }

 private:
  BoundsTree& finishTree();
  bool nextUpTo(std::size_t end, int& a, int& b, Deadline& deadline);
  /** Of the slot at `place_`: the later ones that it may meet, ascending. */
  void findPartners();
  [[nodiscard]] std::size_t count() const { return endless_.size() + bounded_.size(); }
  [[nodiscard]] int slotAt(std::size_t place) const;

  const std::vector<ShapeCell>* shapes_ = nullptr;
  std::vector<FloatBounds> bounds_;  // by slot
  std::vector<int> bounded_;
  std::vector<std::uint8_t> isBounded_;  // by slot: whether it is one of these
  std::vector<int> moved_;               // of these, with other bounds than the tree has
  std::vector<int> endless_;
  BoundsTree tree_;
  bool hasBegunTree_ = false;
  ColumnSweep sweep_;
  bool sweeps_ = false;    // visitPairs(), or it goes over the tree
  std::size_t place_ = 0;  // among the endless and then the bounded: after the one of partners_
  std::vector<int> partners_;
  std::size_t nextPartner_ = 0;
};

template <class Visit>
void PairSearch::visitPairs(const Visit& visit) {
  if (sweeps_) {
    sweep_.visitPairs(visit);
  } else {
    tree().visitPairs([&](int a, int b) { visit(a, FourPlaces{b}, 1); });
  }
}

}  // namespace collision
