// The bounds of slots one after another, for those who ask too little for a hierarchy to pay: what
// BoundsTree answers, in as many steps as there are slots.
#pragma once

#include <algorithm>
#include <bit>
#include <vector>

#include "number/index.h"
#include "shapes/begin_to_read.h"
#include "shapes/float_bounds.h"
#include "shapes/four_boxes.h"

namespace collision {

class BoundsList {
 public:
  /** Of `slots`, whose bounds are those of all slots in `bounds`. Both have to outlive it. */
  BoundsList(const std::vector<FloatBounds>& bounds, const std::vector<int>& slots)
      : bounds_(bounds), slots_(slots) {}

  /** Adds the slots above `after` whose bounds may meet these, in any order. */
  void findMeeting(const FloatBounds& bounds, int after, std::vector<int>& slots) const;

  /**
   * As BoundsTree visits them; but after the first of all, which no other comes before, in any
   * order.
   */
  template <class DistancesOf, class Expect, class Visit>
  void visitNearest(const DistancesOf& distancesOf, const float& limit, const Expect& expect,
                    const Visit& visit) const;

  template <class DistancesOf, class Expect, class Visit>
  void visitInOrder(const DistancesOf& distancesOf, const float& limit, const Expect& expect,
                    const Visit& visit) const {
    visitNearest(distancesOf, limit, expect, visit);
  }

  /** Visits the slots of which mayMeet(their bounds) holds, in any order. */
  template <class MayMeet, class Visit>
  void visitWhere(const MayMeet& mayMeet, const Visit& visit) const;

 private:
  /** look(place of the first of four slots, what is told of each). */
  template <class DistancesOf, class Look>
  void lookAtAll(const DistancesOf& distancesOf, const Look& look) const;

  const std::vector<FloatBounds>& bounds_;
  const std::vector<int>& slots_;
};

template <class DistancesOf, class Look>
void BoundsList::lookAtAll(const DistancesOf& distancesOf, const Look& look) const {
  constexpr std::size_t kWidth = FourBoxes::kCount;
  for (std::size_t first = 0; first < slots_.size(); first += kWidth) {
    FourBoxes boxes{};
    for (std::size_t i = 0; i < kWidth; ++i) {
      // What is left over at the end is the last one again, which the look passes over.
      const std::size_t place = std::min(first + i, slots_.size() - 1);
      const auto& [min, max] = bounds_[at(slots_[place])];
      for (std::size_t axis = 0; axis < 3; ++axis) {
        boxes.min[axis][i] = min[axis];
        boxes.max[axis][i] = max[axis];
      }
    }
    look(first, distancesOf(boxes));
  }
}

template <class DistancesOf, class Expect, class Visit>
void BoundsList::visitNearest(const DistancesOf& distancesOf, const float& limit,
                              const Expect& /*expect*/, const Visit& visit) const {
  std::size_t nearest = slots_.size();
  float least = limit;
  lookAtAll(distancesOf, [&](std::size_t first, const OfFourBoxes& distances) {
    for (unsigned lanes = (distances <= OfFourBoxes(least)).bits(); lanes != 0;
         lanes &= lanes - 1) {
      const auto lane = static_cast<std::size_t>(std::countr_zero(lanes));
      const float own = distances[static_cast<int>(lane)];
      if (first + lane < slots_.size() && (nearest == slots_.size() || own < least)) {
        nearest = first + lane;
        least = own;
      }
    }
  });
  if (nearest == slots_.size()) {
    return;
  }
  visit(slots_[nearest]);
  lookAtAll(distancesOf, [&](std::size_t first, const OfFourBoxes& distances) {
    for (unsigned lanes = (distances <= OfFourBoxes(limit)).bits(); lanes != 0;
         lanes &= lanes - 1) {
      const std::size_t place = first + static_cast<std::size_t>(std::countr_zero(lanes));
      if (place < slots_.size() && place != nearest) {
        visit(slots_[place]);
      }
    }
  });
}

template <class MayMeet, class Visit>
void BoundsList::visitWhere(const MayMeet& mayMeet, const Visit& visit) const {
  for (const int slot : slots_) {
    const auto& [min, max] = bounds_[at(slot)];
    if (mayMeet(Bounds{{min[0], min[1], min[2]}, {max[0], max[1], max[2]}})) {
      visit(slot);
    }
  }
}

}  // namespace collision
