// The order in which a ray meets things: by parameters with error bounds where these tell, and by
// the exact ones where not.
#pragma once

#include "number/certified.h"
#include "number/quadratic_surd.h"

namespace collision {

/** The parameter of a hit, off by at most `error`. */
struct HitPlace {
  double t = 0;
  double error = 0;
};

/** Of a parameter that was rounded once. */
inline HitPlace roundedPlace(double t) { return {t, 0x1p-52 * std::fabs(t)}; }

/** `enter`: a generic lambda over the number type that gives the parameter. */
template <class Enter>
HitPlace placeOf(const Enter& enter) {
  return roundedPlace(
      certified([&]<class T>() { return rounded(enter.template operator()<T>()); }));
}

/** Positive: a surely comes after b; negative: before; zero: not certain. */
inline Sign compare(const HitPlace& a, const HitPlace& b) {
  const double difference = a.t - b.t;
  return std::fabs(difference) > a.error + b.error ? signOf(difference) : Sign::zero;
}

/** Whether a comes before b; `exactly` compares their parameters where doubles can't. */
template <class Exactly>
bool comesBefore(const HitPlace& a, const HitPlace& b, const Exactly& exactly) {
  const Sign sign = compare(a, b);
  return (sign == Sign::zero ? exactly() : sign) == Sign::negative;
}

}  // namespace collision
