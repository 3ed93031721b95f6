// How wrong the gap of two polytopes can be in doubles.
#pragma once

#include "convex/polytope.h"
#include "number/relative_roundoff.h"

namespace collision {

/**
 * Terms in the worst case. Positions grow with places, edges of other shapes than boxes as `edge`;
 * a box's axes and n are at most 16 and off by what frameOf rounds.
 */
constexpr PolytopeTerms<Roundoff> worstTerms(bool isBox, const Roundoff& edge = kDirection) {
  constexpr double kUnit = Roundoff::kUnit;
  const Roundoff axis = kFrameRoundoff.axis[0].x;
  // The sum of two differences, none larger than it and the lengths together.
  const Roundoff center = (kPlaceDifference + kPlaceDifference).atMost(1);
  // A ray's generator is its direction times a quotient, and its center is shifted by that.
  constexpr double kEnd =
      (RelativeRoundoff() * (RelativeRoundoff() / squareRoot(dot(kExactVector, kExactVector))))
          .ofComputed();
  // A box's center is multiplied by n, which is 1 or more, and its axes by rounded lengths.
  const double offBy = isBox ? center.error() + kFrameRoundoff.n.error() + axis.error() + 2 * kUnit
                             : (center + kPlace.offBy(kEnd)).error();
  const Roundoff place = kPlace.offBy(offBy);
  const Roundoff direction = isBox ? axis : edge.offBy(kUnit);
  PolytopeTerms<Roundoff> terms;
  terms.corner.fill({place, place, place});
  terms.generator = terms.corner;
  terms.edge.fill({direction, direction, direction});
  terms.n = isBox ? kFrameRoundoff.n : Roundoff(1.0);
  terms.corners = isBox ? 1 : 3;
  terms.generators = isBox ? 3 : 2;
  return terms;
}

}  // namespace collision
