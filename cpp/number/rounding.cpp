#include "number/rounding.h"

#include <cmath>

#include "number/double_double.h"

namespace collision {

double quotient(const Exact& numerator, const Exact& denominator) {
  if (numerator.sign() == Sign::zero) {
    return 0;
  }
  // A first quotient of the leading parts, then what it leaves of the numerator, exactly.
  const Exact::Leading n = numerator.leading();
  const Exact::Leading d = denominator.leading();
  const double first = n.mantissa / d.mantissa;
  const int exponent = n.exponent - d.exponent;
  const Exact rest = numerator - (Exact(first) * denominator).scaled(exponent);
  const Exact::Leading r = rest.leading();
  const double correction = std::scalbn(r.mantissa / d.mantissa, r.exponent - n.exponent);
  return std::scalbn(nearest(orderedSum(first, correction)).number, exponent);
}

Exact squareRoot(const Exact& square, int steps) {
  if (square.sign() != Sign::positive) {
    return {};
  }
  Exact::Leading s = square.leading();
  if (s.exponent % 2 != 0) {
    s.mantissa *= 2;
    --s.exponent;
  }
  // Newton's method from a root of 52 bits; each correction is a double and adds 50 bits.
  const double first = std::sqrt(s.mantissa);
  const Exact one = square.scaled(-s.exponent);
  Exact root(first);
  for (int step = 0; step < steps; ++step) {
    const Exact::Leading rest = (one - root * root).leading();
    root = root + Exact(rest.mantissa / (2 * first)).scaled(rest.exponent);
  }
  return root.scaled(s.exponent / 2);
}

Exact ratio(const Exact& numerator, const Exact& denominator, int steps) {
  if (numerator.sign() == Sign::zero) {
    return {};
  }
  const Exact::Leading d = denominator.leading();
  Exact found;
  for (int step = 0; step <= steps; ++step) {
    const Exact::Leading rest = (numerator - found * denominator).leading();
    found = found + Exact(rest.mantissa / d.mantissa).scaled(rest.exponent - d.exponent);
  }
  return found;
}

}  // namespace collision
