// Are two polytopes further apart than a distance, or nearer? In doubles, with proof, or no answer.
//
// The distance algorithm of Gilbert, Johnson and Keerthi walks toward the point of D = b − a that
// is nearest to the origin. Whatever it finds proves something, however it was found:
//   - a point w of D: the distance is at most |w|;
//   - a direction v: the distance is at least (the least v · x over D) / |v|.
// Both are taken with the error bounds of polytope terms (convex/polytope_errors.h), so an answer
// is certain; close to contact there is none.
#pragma once

#include <array>
#include <optional>

#include "convex/polytope.h"

namespace collision {

/** Positive: surely further apart than `distance`; negative: surely nearer; zero: not certain. */
Sign compareDistance(const Polytope& a, const Polytope& b, double distance);

/**
 * A support point of the differences of two polytopes, by what it was made of: the corner of each
 * (of a triangle) in two bits from kCornerOfA and kCornerOfB on, and a bit for each generator of a,
 * then of b, that was taken with a positive sign.
 */
inline constexpr unsigned kCornerOfA = 8;
inline constexpr unsigned kCornerOfB = 10;

/**
 * The support points whose hull holds the point of D that is nearest to the origin, as far as
 * doubles can tell: at most three, none when they can't. Of a ray that goes on forever a part is
 * taken: its generator's bit is positive at the part's end.
 */
struct NearestSupports {
  std::array<unsigned, 3> name{};
  int count = 0;
};
NearestSupports nearestSupports(const PolytopeTerms<double>& a, const PolytopeTerms<double>& b);

/**
 * A point that two overlapping polytopes have in common, within 2⁻⁴⁴ of their size of both; none
 * when doubles don't find it.
 */
std::optional<Vec3> commonPoint(const Polytope& a, const Polytope& b);

}  // namespace collision
