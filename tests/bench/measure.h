// How long does an outcome take? Both builds of the core run turn about on the same shapes, in
// stretches of some hundred tests; of each stretch the shortest round counts, so that what else the
// machine does is left out as far as it can be.
#pragma once

#include <cstdint>

#include "contestant.h"

namespace bench {

struct Settings {
  std::uint64_t seed = 1;
  int rounds = 9;
  int shapes = 8192;  // pairs of shapes a pair of kinds
};

struct Result {
  double exactNanoseconds = 0;
  double plainNanoseconds = 0;
  double filtered = 0;                  // share decided by the filter
  double meeting = 0;                   // share that meets
  int differing = 0;                    // outcomes of plain doubles that are wrong
  int contacts = 0;                     // exactly decided contacts that were found
  double contactMicroseconds = 0;       // mean of these
  double worstContactMicroseconds = 0;  // of the slowest
};

/** `pair` is a place in the table. */
Result measure(int pair, const Settings& settings);

}  // namespace bench
