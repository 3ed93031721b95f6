// The outcomes of many pairs of two kinds, in lanes: as far as doubles are sure of them.
#pragma once

#include <cstddef>
#include <cstdint>

#include "collision/attributes.h"
#include "collision/kind.h"
#include "collision/verdict.h"

namespace collision {

/** Records of one kind of shape, some of them in the order of `indices`; null: one after the other.
 */
struct Records {
  const double* numbers;
  int stride;  // doubles from one record to the next; 0: all are the same one
  const int* indices;

  COLLISION_ALWAYS_INLINE [[nodiscard]] const double* operator[](int i) const {
    return numbers + static_cast<std::ptrdiff_t>(indices == nullptr ? i : indices[i]) * stride;
  }
};

/** What a kernel writes where doubles aren't sure: the pair is to be decided by itself. */
inline constexpr std::uint8_t kUndecidedPair = 255;

/** How many pairs surely meet, and of how many that can't be told. */
struct LaneCounts {
  int meeting = 0;
  int undecided = 0;
};

/**
 * Writes the outcomes of `count` pairs, a[i] with b[i], or kUndecidedPair. Nobody has checked the
 * numbers: invalid ones are undecided.
 */
using BatchKernel = LaneCounts (*)(const Records& a, const Records& b, int count,
                                   std::uint8_t* outcomes);

/** Lets another kernel decide what one has left undecided of these pairs. Counts only of those. */
LaneCounts decideRest(BatchKernel kernel, const Records& a, const Records& b, int count,
                      std::uint8_t* outcomes);

/** The kernel of two kinds; null where there is none. It may take them in the reverse order. */
struct KernelPlace {
  BatchKernel kernel;
  bool swapped;

  /** Decides pairs in the order of the caller. */
  LaneCounts operator()(const Records& a, const Records& b, int count,
                        std::uint8_t* outcomes) const;
};
KernelPlace findKernel(Kind a, Kind b);

constexpr bool meets(Outcome outcome) {
  return outcome == Outcome::touching || outcome == Outcome::overlapping;
}

}  // namespace collision
