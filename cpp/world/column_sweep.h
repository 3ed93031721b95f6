// All pairs of boxes that may meet, by sort and sweep: boxes are sorted by where they begin along
// x, and each is compared with those that begin before it ends. Not in one list but in columns
// along x, the cells of a grid across it, so that boxes beside one another are seldom compared; a
// box is in each column that it reaches into, and a pair counts in the column where the later of
// the two begins.
//
// In n steps after sorting by a key of few bits, where sizes are much alike. Where they are not,
// build() says so: then a tree is faster (world/bounds_tree.h).
// Source: Baraff, Dynamic Simulation of Non-Penetrating Rigid Bodies, thesis, Cornell 1992 (sort
// and sweep); Tracy, Buss, Woods, Efficient Large-Scale Sweep and Prune Methods, VR 2009 (in a
// grid).
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <vector>

#include "number/index.h"
#include "number/lane_shuffles.h"
#include "shapes/float_bounds.h"

namespace collision {

class ColumnSweep {
 public:
  /** Memory a shape, at most. */
  static constexpr std::size_t kShapeBytes =
      3 * (2 * sizeof(std::uint64_t) + 9 * sizeof(float)) + sizeof(int) + sizeof(FloatBounds);

  /** Memory for so many shapes; build() takes no more. */
  explicit ColumnSweep(std::size_t capacity);

  /** Of `slots`, whose bounds are those of all slots in `bounds`. False: it would take long. */
  [[nodiscard]] bool build(const std::vector<FloatBounds>& bounds, const std::vector<int>& slots);

  /** The slots by place: those that are near to each other, mostly side by side. */
  [[nodiscard]] const std::vector<int>& order() const { return order_; }

  /**
   * Visits all pairs of places in order() whose bounds meet, each once: visit(place, partners,
   * bits), where bit i is set of the partners that are some. Which of them are can't be foreseen,
   * so that a branch for each takes longer than the rest.
   */
  template <class Visit>
  void visitPairs(const Visit& visit) const;

 private:
  using Lane = Lanes<float>;
  using Integers = LaneMask<float>::Register;
  static constexpr std::size_t kWidth = Lane::kCount;
  /** Boxes are in so many columns, on average, at most. */
  static constexpr std::size_t kColumnsOfABox = 3;

  /** Flags of a box in a column: it is the first along y, or along z, of those that it is in. */
  static constexpr std::uint32_t kBeginsInY = 1U << 30U;
  static constexpr std::uint32_t kBeginsInZ = 1U << 31U;
  static constexpr std::uint32_t kBegins = kBeginsInY | kBeginsInZ;

  /** The grid: cells along y and z, and steps along x. */
  struct Grid {
    Lane low;    // the corner where it begins
    Lane scale;  // steps, and cells, in a meter
    unsigned stepBits;
    unsigned yBits;  // columns side by side, as a power of two: cells beyond are in the first again
    unsigned zBits;
    bool yRepeats;  // whether there are more cells
    bool zRepeats;

    /** Steps and cells from the corner on. */
    [[nodiscard]] Integers cellOf(const std::array<float, 4>& place) const;
    /** A column above, a step below. */
    [[nodiscard]] std::uint32_t keyOf(int step, int y, int z) const {
      const auto ownY = static_cast<std::uint32_t>(y) & ((1U << yBits) - 1);
      const auto ownZ = static_cast<std::uint32_t>(z) & ((1U << zBits) - 1);
      return (((ownY << zBits) | ownZ) << stepBits) | static_cast<std::uint32_t>(step);
    }
    /**
     * Whether a box that reaches over so many more cells than one may be in a column twice, or meet
     * another there which is in it for another cell.
     */
    [[nodiscard]] bool repeats(int moreY, int moreZ) const {
      return (yRepeats && 2 * moreY + 2 > 1 << yBits) || (zRepeats && 2 * moreZ + 2 > 1 << zBits);
    }
  };
  static Integers integersAt(const std::int32_t* integers) {
    Integers lanes;
    std::memcpy(&lanes, integers, sizeof lanes);
    return lanes;
  }

  /** Entries of so many shapes, those that are written at once, and those that nothing meets. */
  static constexpr std::size_t roomFor(std::size_t shapes) {
    return kColumnsOfABox * shapes + 3 * kWidth;
  }
  void makeRoom(std::size_t shapes);
  [[nodiscard]] bool chooseGrid(const std::vector<FloatBounds>& bounds,
                                const std::vector<int>& slots);
  /** Sorts the boxes by where they begin. False: many begin at the same place. */
  [[nodiscard]] bool makeOrder(const std::vector<FloatBounds>& bounds,
                               const std::vector<int>& slots);
  /** False: boxes are in more columns than `most`. */
  [[nodiscard]] bool addToColumns(std::uint32_t place, std::size_t most);
  void sort();
  /** Whether many begin at the same step, so that sweeping compares each with all. */
  [[nodiscard]] bool isCrowded() const;
  void gather();

  std::vector<int> order_;
  std::vector<FloatBounds> bounds_;  // by place
  Grid grid_{};
  std::size_t count_ = 0;               // of entries
  int digits_ = 0;                      // of a key, see sort()
  std::vector<std::uint64_t> entries_;  // a key above, a slot, or a place and flags, below
  std::vector<std::uint64_t> other_;    // of sorting
  // The same in order, side by side; behind them are kWidth that nothing meets.
  std::vector<std::int32_t> keys_;  // a column above, a step below
  std::vector<std::int32_t> lastSteps_;
  std::vector<std::int32_t> places_;  // in order_, and flags
  std::array<std::vector<float>, 3> min_;
  std::array<std::vector<float>, 3> max_;
};

template <class Visit>
void ColumnSweep::visitPairs(const Visit& visit) const {
  const auto begins = static_cast<std::int32_t>(kBegins);
  const std::int32_t stepMask = (1 << grid_.stepBits) - 1;
  // Said once: what visit() writes could be these addresses, for all a compiler knows.
  const std::size_t count = count_;
  const std::int32_t* const keys = keys_.data();
  const std::int32_t* const places = places_.data();
  const std::int32_t* const lastSteps = lastSteps_.data();
  const float* const minX = min_[0].data();
  const float* const minY = min_[1].data();
  const float* const minZ = min_[2].data();
  const float* const maxX = max_[0].data();
  const float* const maxY = max_[1].data();
  const float* const maxZ = max_[2].data();
  for (std::size_t i = 0; i < count; ++i) {
    const std::int32_t lastKey = (keys[i] & ~stepMask) | lastSteps[i];
    const std::int32_t place = places[i];
    const Lane ownMinX(minX[i]);
    const Lane ownMinY(minY[i]);
    const Lane ownMinZ(minZ[i]);
    const Lane ownMaxX(maxX[i]);
    const Lane ownMaxY(maxY[i]);
    const Lane ownMaxZ(maxZ[i]);
    for (std::size_t j = i + 1;; j += kWidth) {
      const LaneMask<float> within(integersAt(keys + j) <= lastKey);
      const Integers partners = integersAt(places + j);
      const LaneMask<float> countsHere(((partners | place) & begins) == begins);
      const auto meets = within & countsHere & (lanesAt(minX + j) <= ownMaxX) &
                         (ownMinX <= lanesAt(maxX + j)) & (lanesAt(minY + j) <= ownMaxY) &
                         (ownMinY <= lanesAt(maxY + j)) & (lanesAt(minZ + j) <= ownMaxZ) &
                         (ownMinZ <= lanesAt(maxZ + j));
      visit(place & ~begins, partners & ~begins, meets.bits());
      if (within.bits() != LaneMask<float>::kAll) {
        break;
      }
    }
  }
}

}  // namespace collision
