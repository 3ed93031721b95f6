#include "workload.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "collision/shape_cell.h"
#include "pairs/pairs.h"
#include "random_slots.h"

namespace bench {
namespace {

using collision::Kind;
using collision::Outcome;
using collision::Pair;
using collision::RandomSlots;
using collision::ShapeCell;
using collision::Slot;
using collision::Style;
using Place = std::array<double, 3>;

constexpr int kMostTries = 40000;
constexpr int kSamples = 1024;
constexpr int kBisections = 16;
constexpr double kMostFactor = 16;

const Pair& pairAt(int pair) { return collision::pairTable()[static_cast<std::size_t>(pair)]; }

void append(std::vector<double>& slots, const Slot& slot) {
  slots.insert(slots.end(), slot.begin(), slot.end());
}

Slot goodSlot(RandomSlots& random, Kind kind, Style style) {
  for (;;) {
    Slot slot = random.slot(kind, style);
    if (style == Style::ordinary && kind == Kind::ray) {
      slot[6] = HUGE_VAL;
    }
    if (!collision::checkSlot(kind, slot.data())) {
      return slot;
    }
  }
}

/** How many places, three doubles each, a slot of this kind begins with. */
std::size_t placesOf(Kind kind) {
  switch (kind) {
    case Kind::plane:
      return 0;
    case Kind::triangle:
    case Kind::parallelogram:
      return 3;
    case Kind::aabb:
    case Kind::segment:
    case Kind::capsule:
      return 2;
    default:
      return 1;
  }
}

/** Its middle; of a ray the place that it is aimed at. */
Place middleOf(Kind kind, const Slot& slot) {
  Place middle{};
  const std::size_t places = placesOf(kind);
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t place = 0; place < places; ++place) {
      middle[i] += slot[3 * place + i] / static_cast<double>(places);
    }
    middle[i] += kind == Kind::ray ? slot[3 + i] : 0;
  }
  return middle;
}

/** The place of a plane that is nearest to p. */
Place onPlane(const Slot& plane, const Place& p) {
  double value = plane[3];
  double squared = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    value += plane[i] * p[i];
    squared += plane[i] * plane[i];
  }
  Place nearest{};
  for (std::size_t i = 0; i < 3; ++i) {
    nearest[i] = p[i] - value / squared * plane[i];
  }
  return nearest;
}

/** Moves the first shape so that its offset from the second becomes `factor` times itself. */
void scaleOffset(const Pair& pair, Slot& a, const Slot& b, double factor) {
  const Place middle = middleOf(pair.a, a);
  const Place other = pair.b == Kind::plane ? onPlane(b, middle) : middleOf(pair.b, b);
  for (std::size_t place = 0; place < placesOf(pair.a); ++place) {
    for (std::size_t i = 0; i < 3; ++i) {
      a[3 * place + i] += (factor - 1) * (middle[i] - other[i]);
    }
  }
}

/** Calls take(a, b) with ordinary shapes whose offsets are scaled. */
template <class Take>
void scaledShapes(const Pair& pair, std::uint64_t seed, int count, double factor, Take take) {
  RandomSlots random(seed);
  for (int i = 0; i < count; ++i) {
    Slot a = goodSlot(random, pair.a, Style::ordinary);
    const Slot b = goodSlot(random, pair.b, Style::ordinary);
    scaleOffset(pair, a, b, factor);
    take(a, b);
  }
}

bool meet(const Pair& pair, const Slot& a, const Slot& b) {
  return pair.test(ShapeCell(pair.a, a.data()), ShapeCell(pair.b, b.data()), {false}).outcome !=
         Outcome::apart;
}

int meetings(const Pair& pair, std::uint64_t seed, double factor) {
  int meeting = 0;
  scaledShapes(pair, seed, kSamples, factor,
               [&](const Slot& a, const Slot& b) { meeting += meet(pair, a, b) ? 1 : 0; });
  return meeting;
}

/** The further away, the fewer meet. */
double factorForHalf(const Pair& pair, std::uint64_t seed) {
  const int unscaled = meetings(pair, seed, 1);
  if (unscaled == 0 || unscaled == kSamples) {
    return 1;
  }
  double low = 0;
  double high = kMostFactor;
  for (int i = 0; i < kBisections; ++i) {
    const double middle = (low + high) / 2;
    (2 * meetings(pair, seed, middle) > kSamples ? low : high) = middle;
  }
  return high;
}

std::uint64_t seedOf(int pair, std::uint64_t seed) {
  return seed + static_cast<std::uint64_t>(pair);
}

}  // namespace

Workload ordinaryShapes(int pair, std::uint64_t seed, int count) {
  const Pair& kinds = pairAt(pair);
  const double factor = factorForHalf(kinds, seedOf(pair, seed));
  Workload workload;
  workload.pair = pair;
  scaledShapes(kinds, seedOf(pair, seed), count, factor, [&](const Slot& a, const Slot& b) {
    append(workload.a, a);
    append(workload.b, b);
  });
  return workload;
}

Workload contacts(int pair, std::uint64_t seed, int count) {
  const Pair& kinds = pairAt(pair);
  RandomSlots random(seedOf(pair, seed));
  Workload workload;
  workload.pair = pair;
  int found = 0;
  for (int i = 0; i < kMostTries && found < count; ++i) {
    const Slot a = goodSlot(random, kinds.a, Style::grid);
    const Slot b = goodSlot(random, kinds.b, Style::grid);
    const collision::Verdict verdict =
        kinds.test(ShapeCell(kinds.a, a.data()), ShapeCell(kinds.b, b.data()), {false});
    if (verdict.outcome == Outcome::touching && verdict.decidedBy == collision::DecidedBy::exact) {
      append(workload.a, a);
      append(workload.b, b);
      ++found;
    }
  }
  return workload;
}

int sizeOf(const Workload& workload) {
  return static_cast<int>(workload.a.size() / collision::kSlotStride);
}

}  // namespace bench
