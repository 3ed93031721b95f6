// How long does an outcome take? Both builds of the core and the textbook test run turn about over
// the same shapes, timed by stretches; of each stretch the shortest round counts, so that what else
// the machine does is left out as far as it can be. A round goes through all shapes, so that no
// branch is known by heart from the round before.
#pragma once

#include <array>
#include <cstdint>

#include "workload.h"

namespace bench {

struct Settings {
  std::uint64_t seed = 1;
  int rounds = 15;
  int shapes = 8192;  // pairs of shapes a pair of kinds; with fewer, branches are known by heart
};

struct Result {
  double core = 0;                               // nanoseconds an outcome
  double plain = 0;                              // the same of the core in plain doubles
  double textbook = 0;                           // the same of the textbook test, 0: there is none
  std::array<double, kArithmeticCount> share{};  // of outcomes, by the arithmetic that decided
  double exactNumbers = -1;                      // share of answers with a number that only exact
                                                 // arithmetic gives, negative: nobody counts
  double meeting = 0;                            // share that meets
  int plainDiffers = 0;                          // outcomes that plain doubles give otherwise
  int textbookDiffers = 0;                       // the same of the textbook test
  int contacts = 0;                              // exactly decided contacts that were found
  double contactMicroseconds = 0;                // mean of these
  double worstContactMicroseconds = 0;           // of the slowest
};

/** `pair` is a place in the table. */
Result measure(int pair, const Settings& settings);

}  // namespace bench
