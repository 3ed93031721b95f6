// The pairs of a hull and another shape, which stand in no table: their candidates depend on the
// hull's faces and edges.
#pragma once

#include <vector>

#include "answer/ask.h"
#include "answer/candidate.h"
#include "collision/shape_ref.h"

namespace collision {

struct HullPair {
  Verdict (*test)(ShapeRef a, ShapeRef b, const Ask& ask) = nullptr;
  bool exchanged = false;  // whether it takes the second shape first
};

/** Of two kinds of which at least one is Kind::hull. */
HullPair hullPairOf(Kind a, Kind b);

/** What its test asks about, in the order of that. */
std::vector<Candidate> hullCandidates(ShapeRef a, ShapeRef b);

}  // namespace collision
