#include "batch/kernels.h"

#include <algorithm>

#include "batch/lane_outcome.h"
#include "collision/shape_cell.h"
#include "number/index.h"
#include "pairs/outcome.h"
#include "shapes/slot.h"

namespace collision {
namespace {

constexpr int kLanes = DoubleLanes::kCount;

bool meets(Outcome outcome) {
  return outcome == Outcome::touching || outcome == Outcome::overlapping;
}

/** Of a lane that doubles can't decide. Out of line: it is not to burden those that they can. */
[[gnu::noinline, gnu::cold]] int decideAlone(Kind kindA, const double* a, Kind kindB,
                                             const double* b, std::uint8_t* outcome) {
  const Outcome found = outcomeOfRecords(kindA, a, kindB, b);
  *outcome = static_cast<std::uint8_t>(found);
  return meets(found) ? 1 : 0;
}

template <class A, class B>
concept HasLanes = requires(const LanesOf<A>& a, const LanesOf<B>& b) {
  filter::outcomeOf(a, b);
};

template <class A, class B>
int decideInLanes(const Column& a, const Column& b, int first, int end, std::uint8_t* outcomes) {
  constexpr auto kMeets = static_cast<unsigned>(Outcome::overlapping);
  static_assert(static_cast<int>(Outcome::apart) == 0 && kLanes == 2);
  int meeting = 0;
  for (int i = first; i < end; i += kLanes) {
    const int last = std::min(i + 1, end - 1);  // of an odd number the last pair is in both lanes
    const LanesOf<A> shapesA({a[i], a[last]});
    const LanesOf<B> shapesB({b[i], b[last]});
    const auto found =
        filter::outcomeOf(shapesA, shapesB).where(filter::areOrdinary(shapesA, shapesB));
    const unsigned overlapping = found.overlapping.bits();
    if ((found.apart.bits() | overlapping) == DoubleMask::kAll && last != i) [[likely]] {
      outcomes[i] = static_cast<std::uint8_t>((overlapping & 1U) * kMeets);
      outcomes[last] = static_cast<std::uint8_t>((overlapping >> 1U) * kMeets);
      meeting += static_cast<int>((overlapping & 1U) + (overlapping >> 1U));
      continue;
    }
    for (int k = i; k <= last; ++k) {
      meeting += decideAlone(A::kKind, a[k], B::kKind, b[k], outcomes + k);
    }
  }
  return meeting;
}

template <class A, class B>
int decideEach(const Column& a, const Column& b, int first, int end, std::uint8_t* outcomes) {
  int meeting = 0;
  for (int i = first; i < end; ++i) {
    meeting += decideAlone(A::kKind, a[i], B::kKind, b[i], outcomes + i);
  }
  return meeting;
}

template <class A, class B>
constexpr KernelPlace placeOf() {
  if constexpr (HasLanes<A, B>) {
    return {&decideInLanes<A, B>, false};
  } else if constexpr (HasLanes<B, A>) {
    return {&decideInLanes<B, A>, true};
  } else {
    return {&decideEach<A, B>, false};
  }
}

constexpr auto kGrid =
    forEachKind([]<class A>() { return forEachKind([]<class B>() { return placeOf<A, B>(); }); });

}  // namespace

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
