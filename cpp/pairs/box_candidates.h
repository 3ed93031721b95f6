// The separating axes of two boxes, with the signs and estimates of the pair's own rows: for who
// needs more of them than a verdict.
#pragma once

#include <functional>

#include "collision/shape_ref.h"
#include "sat/lazy_candidates.h"

namespace collision {

using UseCandidates = std::function<void(const LazyCandidates&)>;

/** `a`: AABB or OBB, `b`: OBB. */
void withTurnedBoxCandidates(ShapeRef a, ShapeRef b, const UseCandidates& use);
/** Two AABBs. */
void withAlignedBoxCandidates(ShapeRef a, ShapeRef b, const UseCandidates& use);

/** Two boxes in the order of the table of pairs. */
inline void withBoxCandidates(ShapeRef a, ShapeRef b, const UseCandidates& use) {
  (b.kind() == Kind::obb ? withTurnedBoxCandidates : withAlignedBoxCandidates)(a, b, use);
}

}  // namespace collision
