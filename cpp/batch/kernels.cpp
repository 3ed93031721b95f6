#include "batch/kernels.h"

#include <algorithm>
#include <array>
#include <type_traits>

#include "batch/float_boxes.h"
#include "batch/lane_outcome.h"
#include "collision/shape_cell.h"
#include "number/index.h"
#include "pairs/outcome.h"
#include "shapes/slot.h"

namespace collision {
namespace {

template <class A, class B>
concept HasLanes = requires(const LanesOf<A>& a, const LanesOf<B>& b) {
  filter::outcomeOf(a, b);
};

template <class LanesA, class LanesB>
LaneCounts decideInLanes(const Records& allA, const Records& allB, int count,
                         std::uint8_t* outcomes) {
  static_assert(DoubleLanes::kCount == 2);
  using Register = DoubleMask::Register;
  constexpr auto kOverlapping = static_cast<DoubleMask::Bits>(Outcome::overlapping);
  constexpr DoubleMask::Bits kUndecided = kUndecidedPair;
  const Records a = allA;  // copied, because bytes that are written could be anything's
  const Records b = allB;
  Register meeting{};
  Register decided{};
  for (int i = 0; i < count; i += DoubleLanes::kCount) {
    const int last = std::min(i + 1, count - 1);  // of an odd number the last is in both lanes
    const LanesA shapesA({a[i], a[last]});
    const LanesB shapesB({b[i], b[last]});
    const auto found =
        filter::outcomeOf(shapesA, shapesB).where(filter::areOrdinary(shapesA, shapesB));
    const Register overlapping = found.overlapping.lanes();
    const Register sure = found.apart.lanes() | overlapping;
    const Register codes = (overlapping & kOverlapping) | (~sure & kUndecided);
    outcomes[i] = static_cast<std::uint8_t>(codes[0]);
    outcomes[last] = static_cast<std::uint8_t>(codes[1]);
    const Register counted{-1, i - last};
    meeting -= overlapping & counted;
    decided -= sure & counted;
  }
  return {static_cast<int>(meeting[0] + meeting[1]),
          count - static_cast<int>(decided[0] + decided[1])};
}

/** Lets another kernel decide what one has left undecided. */
LaneCounts decideRest(BatchKernel kernel, const Records& a, const Records& b, int count,
                      std::uint8_t* outcomes) {
  constexpr int kMost = 256;
  std::array<int, kMost> places;
  std::array<int, kMost> indicesA;
  std::array<int, kMost> indicesB;
  std::array<std::uint8_t, kMost> found;
  LaneCounts total;
  for (int next = 0; next < count;) {
    int length = 0;
    for (; next < count && length < kMost; ++next) {
      if (outcomes[next] == kUndecidedPair) {
        places[at(length)] = next;
        indicesA[at(length)] = a.indices[next];
        indicesB[at(length)] = b.indices[next];
        ++length;
      }
    }
    const LaneCounts counts = kernel({a.numbers, a.stride, indicesA.data()},
                                     {b.numbers, b.stride, indicesB.data()}, length, found.data());
    total.meeting += counts.meeting;
    total.undecided += counts.undecided;
    for (int i = 0; i < length; ++i) {
      outcomes[places[at(i)]] = found[at(i)];
    }
  }
  return total;
}

/** Oriented boxes, first in floats. */
LaneCounts decideObbs(const Records& allA, const Records& allB, int count, std::uint8_t* outcomes) {
  const Records a = allA;
  const Records b = allB;
  const auto at = [](const Records& records, const FourPlaces& places) -> FourRecords {
    return {records[places[0]], records[places[1]], records[places[2]], records[places[3]]};
  };
  const LaneCounts inFloats = decideInFloats(
      count, outcomes, [&](const FourPlaces& places) __attribute__((always_inline)) {
        return filter::outcomeOfBoxes(at(a, places), at(b, places));
      });
  if (inFloats.undecided == 0) {
    return inFloats;
  }
  const LaneCounts rest =
      decideRest(&decideInLanes<LanesOf<Obb>, LanesOf<Obb>>, a, b, count, outcomes);
  return {inFloats.meeting + rest.meeting, rest.undecided};
}

/**
 * First as if they had no end, which takes half as long. Not if the first has one: rays of a batch
 * are mostly alike.
 */
template <class B>
LaneCounts decideRays(const Records& rays, const Records& b, int count, std::uint8_t* outcomes) {
  constexpr BatchKernel kOfAny = &decideInLanes<LanesOf<Ray>, LanesOf<B>>;
  if (count == 0 || LanesOf<Ray>({rays[0], rays[0]}).maxDistance[0] < kInfinity) {
    return kOfAny(rays, b, count, outcomes);
  }
  const LaneCounts endless = decideInLanes<EndlessRayLanes, LanesOf<B>>(rays, b, count, outcomes);
  if (endless.undecided == 0) {
    return endless;
  }
  const LaneCounts rest = decideRest(kOfAny, rays, b, count, outcomes);
  return {endless.meeting + rest.meeting, rest.undecided};
}

/** Whether a ray's end matters so little to the formula that one serves all rays. */
template <class B>
constexpr bool kTakesRaysAlike = std::is_same_v<B, Capsule> || std::is_same_v<B, Plane>;

template <class A, class B>
constexpr BatchKernel kernelOf() {
  if constexpr (std::is_same_v<A, Ray> && !kTakesRaysAlike<B>) {
    return &decideRays<B>;
  } else if constexpr (std::is_same_v<A, Obb> && std::is_same_v<B, Obb>) {
    return &decideObbs;
  } else {
    return &decideInLanes<LanesOf<A>, LanesOf<B>>;
  }
}

template <class A, class B>
constexpr KernelPlace placeOf() {
  if constexpr (HasLanes<A, B>) {
    return {kernelOf<A, B>(), false};
  } else if constexpr (HasLanes<B, A>) {
    return {kernelOf<B, A>(), true};
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
