// How wrong points of D, and how far it reaches, can be in doubles.
#pragma once

#include <array>

#include "convex/compare_distance.h"
#include "convex/polytope_errors.h"
#include "number/relative_roundoff.h"

namespace collision {

constexpr Differences<Roundoff> worstDifferences(Terms a, Terms b) {
  return {worstTerms(a), worstTerms(b), Roundoff(1.0)};
}

/** v · x for a point x of D and a vector v of numbers up to 1. */
inline constexpr ByTerms kLowestAlong([](Terms a, Terms b) -> ErrorBound {
  return worstDifferences(a, b).lowestAlong(kUnitVector);
});

/** The length of the difference of a mean and the true one: at most √3 of a component. */
constexpr double meanPoint(Terms a, Terms b) {
  constexpr RelativeRoundoff kAny = RelativeRoundoff::roundedOnce();
  constexpr Roundoff kShare =
      Roundoff(1.0).offBy((kAny / (kAny + kAny + kAny + kAny)).ofComputed());
  const Differences<Roundoff> d = worstDifferences(a, b);
  std::array<Roundoff, 4> steps;
  std::array<Roundoff, 4> shares;
  const auto otherCorner = [](Terms terms) { return terms == Terms::box ? 0 : 1; };
  // all that names can differ in
  steps.fill(d.step({}, {{otherCorner(a), otherCorner(b)}, ~0U}).x);
  shares.fill(kShare);
  return 2 * meanOf(d.point({}).x, steps, shares, 4).error();
}

inline constexpr ByTerms kMeanPoint([](Terms a, Terms b) { return meanPoint(a, b); });

}  // namespace collision
