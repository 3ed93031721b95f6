// The shapes of the bench, the same for a seed everywhere: ordinary ones of which about half meet,
// and contacts that the filter leaves undecided.
#pragma once

#include <cstdint>

#include "contestant.h"

namespace bench {

/**
 * `count` pairs of ordinary random shapes, a few meters large. The offset between the two shapes is
 * scaled by one factor per pair of kinds, found by bisection, so that about half of them meet;
 * where none can (points and lines among themselves) or all do (two planes), it stays as it is.
 * Rays are endless.
 */
Workload ordinaryShapes(int pair, std::uint64_t seed, int count);

/** At most `count` pairs of shapes that touch, and that only exact arithmetic decides. */
Workload contacts(int pair, std::uint64_t seed, int count);

int sizeOf(const Workload& workload);

}  // namespace bench
