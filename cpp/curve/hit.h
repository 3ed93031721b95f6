// Where a ray or segment meets a shape, in numbers: rounded from the parameters as they are.
#pragma once

#include "answer/ask.h"
#include "curve/curve.h"
#include "curve/hit_order.h"

namespace collision {

/** The common part from `enter` to `exit`; null: it goes on forever. T: see number/certified.h. */
template <class T>
Hit hitBetween(const Curve& curve, const QuadraticSurd<T>& enter, const QuadraticSurd<T>* exit);
/** The same from parameters that are as near as numbers for output need. */
template <class T>
Hit hitBetween(const Curve& curve, const Fraction<T>& enter, const Fraction<T>* exit);

/** A common part of one point. */
template <class T>
Hit hitAt(const Curve& curve, const QuadraticSurd<T>& t) {
  return hitBetween(curve, t, &t);
}

/** Of a start inside: gives the hit the surface where it leaves. */
inline void turnToExit(Hit& hit) {
  hit.normal = hit.exitNormal;
  hit.feature = hit.exitFeature;
  hit.facing = Facing::back;
}

/**
 * A hit of which nothing but its place is asked for; `enter` is a generic lambda over numbers, and
 * `known` is what may be taken for the place, of infinite error where that is to be computed.
 */
template <class Enter>
Hit hitWithoutNumbers(const Ask& ask, const Enter& enter, const HitPlace& known = {0, kInfinity}) {
  if (ask.place != nullptr) {
    *ask.place = known.error < kInfinity ? known : placeOf(enter);
  }
  if (ask.enter != nullptr) {
    *ask.enter = enter.template operator()<Exact>();
  }
  Hit hit;
  hit.present = true;
  return hit;
}

}  // namespace collision
