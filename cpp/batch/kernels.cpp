#include "batch/kernels.h"

#include <algorithm>
#include <array>
#include <bit>
#include <type_traits>

#include "batch/float_rays.h"
#include "batch/float_slabs.h"
#include "batch/lane_outcome.h"
#include "batch/undecided.h"
#include "collision/attributes.h"
#include "collision/shape_cell.h"
#include "number/index.h"
#include "pairs/filter/filter_pair.h"
#include "pairs/outcome.h"
#include "shapes/has_hulls.h"
#include "shapes/slot.h"

namespace collision {

// Out of line: once for many pairs, and called by every kernel of this file.
COLLISION_NOINLINE LaneCounts countsOf(const std::uint8_t* outcomes, int count) {
  constexpr int kWidth = 16;
  constexpr auto kOverlapping = static_cast<std::uint8_t>(Outcome::overlapping);
  LaneCounts counts;
  int i = 0;
  for (; i + kWidth <= count; i += kWidth) {
    counts.meeting += std::popcount(bytesEqual(outcomes + i, kOverlapping));
    counts.undecided += std::popcount(bytesEqual(outcomes + i, kUndecidedPair));
  }
  for (; i < count; ++i) {
    counts.meeting += outcomes[i] == kOverlapping ? 1 : 0;
    counts.undecided += outcomes[i] == kUndecidedPair ? 1 : 0;
  }
  return counts;
}

COLLISION_NOINLINE LaneCounts decideRest(BatchKernel kernel, const Records& a, const Records& b,
                                         int count, std::uint8_t* outcomes) {
  std::array<int, kMostUndecided> indicesA{};
  std::array<int, kMostUndecided> indicesB{};
  return decideUndecided(count, outcomes, [&](const int* places, int length, std::uint8_t* found) {
    for (int i = 0; i < length; ++i) {
      indicesA[at(i)] = a.indices == nullptr ? places[i] : a.indices[places[i]];
      indicesB[at(i)] = b.indices == nullptr ? places[i] : b.indices[places[i]];
    }
    return kernel({a.numbers, a.stride, indicesA.data()}, {b.numbers, b.stride, indicesB.data()},
                  length, found);
  });
}

namespace {

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
        filter::filterPair(shapesA, shapesB).where(filter::areOrdinary(shapesA, shapesB));
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

COLLISION_ALWAYS_INLINE inline FourRecords recordsAt(const Records& records, int first) {
  if (records.indices == nullptr) {
    const double* const numbers = records[first];
    const std::ptrdiff_t stride = records.stride;
    return {numbers, numbers + stride, numbers + 2 * stride, numbers + 3 * stride};
  }
  return {records[first], records[first + 1], records[first + 2], records[first + 3]};
}

/** What one kernel has found, and another of what it has left undecided. */
COLLISION_NOINLINE LaneCounts withRest(const LaneCounts& found, BatchKernel ofRest,
                                       const Records& a, const Records& b, int count,
                                       std::uint8_t* outcomes) {
  if (found.undecided == 0) {
    return found;
  }
  const LaneCounts rest = decideRest(ofRest, a, b, count, outcomes);
  return {found.meeting + rest.meeting, rest.undecided};
}

/** First in floats, then what these leave open in doubles; where there are too few, at once. */
template <class InFloats>
LaneCounts decideInTwoStages(BatchKernel inDoubles, const Records& allA, const Records& allB,
                             int count, std::uint8_t* outcomes, const InFloats& inFloats) {
  if (count < FloatLanes::kCount) {
    return inDoubles(allA, allB, count, outcomes);
  }
  const Records a = allA;
  const Records b = allB;
  const LaneCounts found =
      decideInFloats(count, outcomes, [&](int first) COLLISION_ALWAYS_INLINE_LAMBDA {
        return inFloats(recordsAt(a, first), recordsAt(b, first));
      });
  return withRest(found, inDoubles, a, b, count, outcomes);
}

LaneCounts decideObbs(const Records& a, const Records& b, int count, std::uint8_t* outcomes) {
  return decideInTwoStages(
      &decideInLanes<LanesOf<Obb>, LanesOf<Obb>>, a, b, count, outcomes,
      [](const FourRecords& boxesA, const FourRecords& boxesB)
          COLLISION_ALWAYS_INLINE_LAMBDA { return filter::outcomeOfBoxes(boxesA, boxesB); });
}

/**
 * Rays are decided first as if they had no end, which takes half as long: where that is the most of
 * it. Not if the first has one: rays of a batch are mostly alike.
 */
template <class B>
constexpr bool kHasEndlessRays =
    std::is_same_v<B, Aabb> || std::is_same_v<B, Obb> || std::is_same_v<B, Triangle>;

template <class B>
LaneCounts decideEndless(const Records& rays, const Records& b, int count, std::uint8_t* outcomes) {
  const LaneCounts found = decideInLanes<EndlessRayLanes, LanesOf<B>>(rays, b, count, outcomes);
  return withRest(found, &decideInLanes<LanesOf<Ray>, LanesOf<B>>, rays, b, count, outcomes);
}

/** Of one ray with many boxes floats tell most: what depends on the ray is computed once. */
LaneCounts decideEndlessWithAabbs(const Records& rays, const Records& boxes, int count,
                                  std::uint8_t* outcomes) {
  if (rays.stride == 0 && count >= FloatLanes::kCount) {
    const filter::FloatSlabRays ray = filter::oneSlabRay(rays[0]);
    if (filter::isOrdinary(ray)) {
      return decideInTwoStages(
          &decideEndless<Aabb>, rays, boxes, count, outcomes,
          [ray](const FourRecords& /*one*/, const FourRecords& four)
              COLLISION_ALWAYS_INLINE_LAMBDA { return filter::raysAndAabbs(ray, four); });
    }
  }
  return decideEndless<Aabb>(rays, boxes, count, outcomes);
}

template <class B>
LaneCounts decideRays(const Records& rays, const Records& b, int count, std::uint8_t* outcomes) {
  constexpr BatchKernel kOfAny = &decideInLanes<LanesOf<Ray>, LanesOf<B>>;
  if (count == 0 || LanesOf<Ray>({rays[0], rays[0]}).maxDistance[0] < kInfinity) {
    return kOfAny(rays, b, count, outcomes);
  }
  if constexpr (std::is_same_v<B, Obb>) {
    return decideInTwoStages(
        kOfAny, rays, b, count, outcomes,
        [](const FourRecords& four, const FourRecords& boxes)
            COLLISION_ALWAYS_INLINE_LAMBDA { return filter::raysAndObbs(four, boxes); });
  } else if constexpr (std::is_same_v<B, Aabb>) {
    return decideEndlessWithAabbs(rays, b, count, outcomes);
  } else {
    return decideEndless<B>(rays, b, count, outcomes);
  }
}

template <class A, class B>
constexpr BatchKernel kernelOf() {
  if constexpr (std::is_same_v<A, Ray> && kHasEndlessRays<B>) {
    return &decideRays<B>;
  } else if constexpr (std::is_same_v<A, Obb> && std::is_same_v<B, Obb>) {
    return &decideObbs;
  } else {
    return &decideInLanes<LanesOf<A>, LanesOf<B>>;
  }
}

template <class A, class B>
constexpr KernelPlace placeOf() {
  if constexpr (!filter::isInOrder(A::kKind, B::kKind)) {
    constexpr KernelPlace kPlace = placeOf<B, A>();
    return {kPlace.kernel, true};
  } else if constexpr (filter::hasLanes(A::kKind, B::kKind)) {
    return {kernelOf<A, B>(), false};
  } else {
    return {nullptr, false};
  }
}

constexpr auto kKernels =
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
  if (hasGeometry(a) || hasGeometry(b)) {
    return {nullptr, false};
  }
  return kKernels[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
}

}  // namespace collision
