// Which of the separating axes of two polytopes that overlap may have the least depth? Of hulls
// there are too many to ask all: some that are proven to be all that matter.
#pragma once

#include <optional>
#include <vector>

#include "answer/candidate.h"
#include "convex/polytope.h"

namespace collision {

/** In their order. */
struct LeastCandidates {
  std::vector<Candidate> list;
  std::vector<int> rows;  // where each stands in separatingAxesOf() of the two
};

/** Of two that surely overlap; nothing where they may not, or all may matter. */
std::optional<LeastCandidates> leastCandidatesOf(const Polytope& a, const Polytope& b);

}  // namespace collision
