// How wrong the gap of two polytopes can be in doubles.
#pragma once

#include "convex/polytope.h"

namespace collision {

/**
 * Terms in the worst case. Positions grow with places, edges of other shapes than boxes as `edge`;
 * a box's axes and n are at most 16 and off by what frameOf rounds.
 */
constexpr PolytopeTerms<Roundoff> worstTerms(bool isBox, const Roundoff& edge = kDirection) {
  const Roundoff axis = kFrameRoundoff.axis[0].x;
  // A center is the sum of two rounded differences, none larger than it and the lengths together;
  // a ray's is shifted by a generator, which is its direction times a rounded quotient; a box's is
  // multiplied by n ≥ 1, and its generators are axes times a rounded length.
  const double rounding = 0x1p-53 * 12 + (isBox ? kFrameRoundoff.n.error() + axis.error() : 0);
  const Roundoff place = kPlace.offBy(rounding);
  const Roundoff direction = isBox ? axis : edge.offBy(0x1p-53);
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
