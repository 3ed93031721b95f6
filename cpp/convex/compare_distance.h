// Are two polytopes further apart than a distance, or nearer? In doubles, with proof, or no answer.
//
// Whatever a walk (convex/gjk.h) finds proves something, however it was found:
//   - a point w of D: the distance is at most |w|;
//   - a direction v: the distance is at least (the least v · x over D) / |v|.
// Both are taken with the error bounds of polytope terms (convex/polytope_errors.h), so an answer
// is certain; close to contact there is none. That they overlap is proven by four points of D
// around a ball about the origin that is larger than what the points are off by.
#pragma once

#include "convex/rounded_walk.h"

namespace collision {

/**
 * Positive: surely further apart than `distance`; negative: surely nearer; zero: not certain. No
 * more than one of the two goes on forever.
 */
Sign compareDistance(const Polytope& a, const Polytope& b, double distance);
/** The same by a walk of theirs, which others may go on with. */
Sign compareDistance(const Polytope& a, const Polytope& b, double distance, RoundedWalk& walk);

/** Positive: surely apart; negative: surely overlapping; zero: not certain. Of two that end. */
Sign compareContact(const Polytope& a, const Polytope& b);

/** The weights of the points of a simplex in its nearest point: none is negative, their sum is 1.
 */
std::array<double, 4> sharesOf(const Simplex<double>& simplex);

/** A point, and steps from there to others: the mean with as many shares. Or a component of it. */
template <class Point, class Share>
constexpr Point meanOf(const Point& first, const std::array<Point, 4>& steps,
                       const std::array<Share, 4>& shares, int count) {
  Point mean = first;
  for (std::size_t i = 1; i < at(count); ++i) {
    mean = mean + steps[i] * shares[i];
  }
  return mean;
}

/** The point of a simplex that is nearest to the origin; where it is around it, the origin. */
Vec3 nearestPointOf(const Simplex<double>& simplex);

}  // namespace collision
