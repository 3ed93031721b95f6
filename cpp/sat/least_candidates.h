// Which of the separating axes of two polytopes that overlap may have the least depth? Of hulls
// there are too many to ask all: some that are proven to be all that matter.
#pragma once

#include <optional>
#include <vector>

#include "answer/candidate.h"
#include "convex/polytope.h"

namespace collision {

/**
 * Of two that surely overlap, in their order; nothing where they may not, or all may matter.
 */
std::optional<std::vector<Candidate>> leastCandidatesOf(const Polytope& a, const Polytope& b);

}  // namespace collision
