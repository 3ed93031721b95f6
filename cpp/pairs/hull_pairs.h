// The candidates of a hull and another shape: they depend on the hull's faces and edges.
#pragma once

#include <vector>

#include "answer/candidate.h"
#include "collision/shape_ref.h"

namespace collision {

/** What the test of two shapes asks about, of which at least one is a hull, in the order of that.
 */
std::vector<Candidate> hullCandidates(ShapeRef a, ShapeRef b);
/** One of them by its place: of many edges the list is long. */
Candidate hullCandidateAt(ShapeRef a, ShapeRef b, int row);

}  // namespace collision
