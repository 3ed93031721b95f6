// A shape against a plane: along the normal the shape covers an interval, the plane a point.
#pragma once

#include "answer/ask.h"
#include "answer/steps.h"
#include "convex/polytope.h"
#include "linear/predicates.h"
#include "number/quadratic_surd.h"
#include "shapes/plane.h"

namespace collision {

/** One end of a shape along a plane's normal, for numbers: the plane's value there, and a point. */
template <class T>
struct PlaneEnd {
  QuadraticSurd<T> value;  // normal · p + constant
  Vec3 point;
  Corners corners = 0;
  bool infinite = false;
};

template <class T>
struct PlaneEnds {
  PlaneEnd<T> lower;
  PlaneEnd<T> upper;
};

/** A shape's core seen from a point of it, with the radius around it. */
template <class T>
struct CoreTerms {
  const PolytopeTerms<T>& terms;
  const Vec3& reference;
  double radius = 0;
};

/** Signs of the plane's value at a shape's two ends along the normal. */
struct EndSigns {
  Decision lower;
  Decision upper;
};

/**
 * Of a shape that reaches equally far to both sides of its center. `value` is the plane's value at
 * the center, `exactly()` the same exactly, `beyond` the sign of |value| less the reach, decided
 * with a bound that covers the error of `value`: where doubles tell that, they tell the side too.
 */
template <class Exactly>
EndSigns endsAround(double value, const Decision& beyond, const Exactly& exactly) {
  const auto end = [&](Sign sign) { return Decision{sign, beyond.by, beyond.line}; };
  if (beyond.negative()) {
    return {end(Sign::negative), end(Sign::positive)};
  }
  const Sign side = beyond.by == DecidedBy::filter ? signOf(value) : exactSign(exactly);
  const Decision inner = end(side * beyond.sign);
  return side == Sign::negative ? EndSigns{end(side), inner} : EndSigns{inner, end(side)};
}

/** The outcome and side that the signs of a shape's two ends along the normal stand for. */
Verdict besidePlane(const EndSigns& ends);

/** Both ends of a shape that ends everywhere. */
template <class T>
PlaneEnds<T> endsOf(const Plane& plane, const CoreTerms<T>& core);

/** Gives the verdict its witness along the normal and its signed distances. */
template <class T>
void numbersBesidePlane(Verdict& verdict, const Plane& plane, const PlaneEnds<T>& ends,
                        const CoreTerms<T>& core);

/** The trace's step, from the shape's extent along the unit normal as seen from `foot`. */
void traceBesidePlane(const Verdict& verdict, const Plane& plane, const Decision& gap,
                      const Projection& extent, const Vec3& foot, Trace& trace);

/** Of the two ends, the sign of the gap. */
inline Decision gapBesidePlane(const EndSigns& ends) {
  return greater(ends.lower, {-ends.upper.sign, ends.upper.by, ends.upper.line});
}

/** A value of the plane as a signed distance, in meters: over |normal|. */
template <class T>
double distanceOf(const QuadraticSurd<T>& value, const Plane& plane);

/** The point of the plane straight above or below `p`, rounded. */
Vec3 footOf(const Plane& plane, const Vec3& p);
/** The plane's unit normal. */
Vec3 unitNormalOf(const Plane& plane);

/** The sign of the lesser or greater of several values: `order` −1 or 1. */
inline Decision extremeOf(std::span<const Decision> values, int order) {
  Decision extreme = values[0];
  for (const Decision& value : values.subspan(1)) {
    const bool further = order < 0 ? value.sign < extreme.sign : extreme.sign < value.sign;
    const DecidedBy by = extreme.by | value.by;
    extreme = further ? value : extreme;
    extreme.by = by;
  }
  return extreme;
}

}  // namespace collision
