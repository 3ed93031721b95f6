// Which exact axis does a candidate stand for?
//
// The certificate of a verdict is symbolic: face 0 of a, or edge 1 of a × edge 2 of b, says how to
// rebuild the exact axis from the shapes' own numbers. This does so, knowing nothing of the core
// but the meaning of its candidates.
#pragma once

#include <vector>

#include "answer/candidate.h"
#include "exact_shape.h"

namespace verify {

/**
 * One axis; several where a slab or a border leaves open which of them; none where the candidate
 * has no axis (the distance of two cores). An axis may be 0: a candidate to be skipped.
 */
std::vector<Exact3> axesOf(const collision::Candidate& candidate, const oracle::Shape& a,
                           const oracle::Shape& b);

}  // namespace verify
