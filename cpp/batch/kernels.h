// The outcomes of many pairs of two kinds: in lanes, and what lanes can't decide as a single pair.
#pragma once

#include <cstdint>

#include "collision/kind.h"
#include "collision/verdict.h"

namespace collision {

/** Records of one kind of shape, `stride` doubles each: 0 where one record is that of every pair.
 */
struct Column {
  const double* numbers;
  int stride;

  [[nodiscard]] const double* operator[](int i) const {
    return numbers + static_cast<std::ptrdiff_t>(i) * stride;
  }
};

/** Writes the outcomes of the pairs first … end − 1 of two columns. Answers how many meet. */
using BatchKernel = int (*)(const Column& a, const Column& b, int first, int end,
                            std::uint8_t* outcomes);

/** The kernel of two kinds, and whether it takes them in the reverse order. */
struct KernelPlace {
  BatchKernel kernel;
  bool swapped;
};
KernelPlace findKernel(Kind a, Kind b);

/** Of a single pair of records, whose numbers nobody has checked. */
Outcome outcomeOfRecords(Kind kindA, const double* a, Kind kindB, const double* b);

}  // namespace collision
