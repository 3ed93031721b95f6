// Parameters along a ray, compared as fractions: a division would round, a cross product of
// numerators and denominators need not.
#pragma once

#include "math/interval.h"
#include "math/sign.h"
#include "math/vec3.h"

namespace collision {

/** The parameter t = numerator / denominator at which something is crossed; denominator > 0. */
struct Crossing {
  double numerator = 0;
  double denominator = 1;

  [[nodiscard]] double t() const { return numerator / denominator; }
};

/** Where value + t · slope is zero; slope ≠ 0. */
constexpr Crossing crossingOf(double value, double slope) {
  return slope > 0 ? Crossing{-value, slope} : Crossing{value, -slope};
}

/** Sign of a − b. */
constexpr Decision compare(const Crossing& a, const Crossing& b, int line = __builtin_LINE()) {
  return compare(a.numerator * b.denominator, b.numerator * a.denominator, line);
}

/**
 * Sign of t − tEnd, where tEnd = maxDistance / |direction| is where a ray ends. Both sides are
 * squared, the sign kept, because |direction| is irrational.
 */
inline Decision compareWithEnd(const Crossing& crossing, const Vec3& direction, double maxDistance,
                               int line = __builtin_LINE()) {
  if (maxDistance == kInfinity) {
    return decide(Sign::negative, line);
  }
  const double lengthSquared = dot(direction, direction);
  const double reached = crossing.numerator * std::fabs(crossing.numerator) * lengthSquared;
  const double allowed = maxDistance * crossing.denominator;
  return compare(reached, allowed * allowed, line);
}

}  // namespace collision
