#include "batch/kernels.h"

#include <algorithm>

#include "batch/lane_outcome.h"
#include "collision/shape_cell.h"
#include "pairs/outcome.h"
#include "shapes/slot.h"

namespace collision {
namespace {

template <class A, class B>
concept HasLanes = requires(const LanesOf<A>& a, const LanesOf<B>& b) {
  filter::outcomeOf(a, b);
};

/** The outcome's code of one lane, given by a bit each. */
[[gnu::always_inline]] inline std::uint8_t codeOf(unsigned isSure, unsigned isOverlapping) {
  static_assert(static_cast<int>(Outcome::apart) == 0);
  constexpr auto kOverlapping = static_cast<unsigned>(Outcome::overlapping);
  return static_cast<std::uint8_t>(isOverlapping * kOverlapping |
                                   (isSure - 1U) % (kUndecidedPair + 1U));
}

template <class A, class B>
LaneCounts decideInLanes(const Records& a, const Records& b, int count, std::uint8_t* outcomes) {
  static_assert(DoubleLanes::kCount == 2);
  unsigned meeting = 0;
  unsigned decided = 0;
  for (int i = 0; i < count; i += DoubleLanes::kCount) {
    const int last = std::min(i + 1, count - 1);  // of an odd number the last is in both lanes
    const LanesOf<A> shapesA({a[i], a[last]});
    const LanesOf<B> shapesB({b[i], b[last]});
    const auto found =
        filter::outcomeOf(shapesA, shapesB).where(filter::areOrdinary(shapesA, shapesB));
    const unsigned overlapping = found.overlapping.bits();
    const unsigned sure = found.apart.bits() | overlapping;
    outcomes[i] = codeOf(sure & 1U, overlapping & 1U);
    outcomes[last] = codeOf(sure >> 1U, overlapping >> 1U);
    const auto isSecond = static_cast<unsigned>(last - i);
    meeting += (overlapping & 1U) + isSecond * (overlapping >> 1U);
    decided += (sure & 1U) + isSecond * (sure >> 1U);
  }
  return {static_cast<int>(meeting), count - static_cast<int>(decided)};
}

template <class A, class B>
constexpr KernelPlace placeOf() {
  if constexpr (HasLanes<A, B>) {
    return {&decideInLanes<A, B>, false};
  } else if constexpr (HasLanes<B, A>) {
    return {&decideInLanes<B, A>, true};
  } else {
    return {nullptr, false};
  }
}

constexpr auto kGrid =
    forEachKind([]<class A>() { return forEachKind([]<class B>() { return placeOf<A, B>(); }); });

}  // namespace

LaneCounts KernelPlace::operator()(const Records& a, const Records& b, int count,
                                   std::uint8_t* outcomes) const {
  if (kernel == nullptr) {
    std::fill_n(outcomes, count, kUndecidedPair);
    return {0, count};
  }
  return swapped ? kernel(b, a, count, outcomes) : kernel(a, b, count, outcomes);
}

KernelPlace findKernel(Kind a, Kind b) {
  return kGrid[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
}

Outcome outcomeOfRecords(Kind kindA, const double* a, Kind kindB, const double* b) {
  if (checkSlot(kindA, a) || checkSlot(kindB, b)) {
    return Outcome::invalid;
  }
  return summaryOf(ShapeCell(kindA, a), ShapeCell(kindB, b)).outcome();
}

}  // namespace collision
