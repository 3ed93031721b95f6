// How wrong the gap of two polytopes can be in doubles.
#pragma once

#include "convex/polytope.h"

namespace collision {

/**
 * Terms in the worst case: positions at most 1, a box's axes and n at most 16 and off by what
 * frameOf rounds, other edges at most 1.
 */
constexpr PolytopeTerms<Roundoff> worstTerms(bool isBox) {
  const Roundoff axis = kFrameRoundoff.axis[0].x;
  // A center is the sum of two rounded differences, none larger than it and the lengths together;
  // a ray's is shifted by a generator, which is its direction times a rounded quotient; a box's is
  // multiplied by n ≥ 1, and its generators are axes times a rounded length.
  const double rounding = 0x1p-53 * 12 + (isBox ? kFrameRoundoff.n.error() + axis.error() : 0);
  const Roundoff place = Roundoff::of(1, rounding);
  const Roundoff direction = isBox ? axis : kUnitDifferenceNumber;
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
