// Are two polytopes further apart than a distance, or nearer? In doubles, with proof, or no answer.
//
// The distance algorithm of Gilbert, Johnson and Keerthi walks towards the point of D = b − a that
// is nearest to the origin. Whatever it finds proves something, however it was found:
//   - a point w of D: the distance is at most |w|;
//   - a direction v: the distance is at least (the least v · x over D) / |v|.
// Both are taken with the error bounds of polytope terms (convex/polytope_errors.h), so an answer
// is certain; close to contact there is none.
#pragma once

#include <optional>

#include "convex/polytope.h"

namespace collision {

/** Positive: surely further apart than `distance`; negative: surely nearer; zero: not certain. */
Sign compareDistance(const Polytope& a, const Polytope& b, double distance);

/**
 * A point that two overlapping polytopes have in common, within 2⁻⁴⁴ of their size of both; none
 * when doubles don't find it.
 */
std::optional<Vec3> commonPoint(const Polytope& a, const Polytope& b);

}  // namespace collision
