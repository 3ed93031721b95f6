// Where a ray or segment meets a shape, in numbers, of both ends of what they have in common at
// once: in double-doubles, without errors that are carried along. What a rounding leaves open is
// for hit.h.
#pragma once

#include <array>
#include <optional>

#include "collision/verdict.h"
#include "curve/curve.h"
#include "linear/vector_lanes.h"

namespace collision {

/** A coordinate of a point as it was given, or as a sum of what was: it needs no parameter. */
struct GivenCoordinate {
  int axis = -1;  // none
  DoubleDouble place;
};

/** The parameters of the ends, a lane each, as fractions. */
struct EndLanes {
  DoubleDoubleLanes numerator;
  DoubleDoubleLanes denominator;  // > 0
  Lanes<double> numeratorError = 0.0;
  Lanes<double> denominatorError = 0.0;
  std::array<GivenCoordinate, 2> given{};  // of the points there

  /** t of both. */
  [[nodiscard]] BoundedLanes parameters() const {
    return LaneDivisor(denominator, denominatorError).ratioOf(numerator, numeratorError);
  }
  /** Of the curve itself: where it starts, and where it ends if it does. */
  static EndLanes of(const Curve& curve);
};

/** Lanes of `own` where the mask holds, else of `other`. */
EndLanes choose(const LaneMask<double>& mask, const EndLanes& own, const EndLanes& other);

/**
 * As hitBetween() of curve/hit.h gives it from the same numbers; nothing where that is not certain.
 * `goesOn`: the common part has no end, and the second lane is any parameter.
 */
std::optional<Hit> hitBetween(const Curve& curve, const EndLanes& ends, bool goesOn);

}  // namespace collision
