// Source: Dekker, A floating-point technique for extending the available precision, 1971.
#include "number/double_double.h"

#include <cmath>

namespace collision {
DoubleDouble operator+(const DoubleDouble& a, const DoubleDouble& b) {
  const DoubleDouble high = exactSum(a.hi, b.hi);
  const DoubleDouble low = exactSum(a.lo, b.lo);
  const DoubleDouble first = orderedSum(high.hi, high.lo + low.hi);
  return orderedSum(first.hi, first.lo + low.lo);
}

DoubleDouble operator*(const DoubleDouble& a, const DoubleDouble& b) {
  const DoubleDouble high = exactProduct(a.hi, b.hi);
  return orderedSum(high.hi, high.lo + (a.hi * b.lo + a.lo * b.hi));
}

DoubleDouble squareRoot(const DoubleDouble& a) {
  if (a.hi == 0) {
    return {};
  }
  const double estimate = std::sqrt(a.hi);
  return orderedSum(estimate, (a - exactProduct(estimate, estimate)).hi / (2 * estimate));
}

DoubleDouble scaled(const DoubleDouble& a, int exponent) {
  return {std::scalbn(a.hi, exponent), std::scalbn(a.lo, exponent)};
}

double quotient(const DoubleDouble& a, const DoubleDouble& b) {
  const double estimate = a.hi / b.hi;
  const DoubleDouble product = exactProduct(estimate, b.hi);
  // a.hi − product.hi is exact, the rest off by a few 2⁻¹⁰⁶ of a.
  const double rest = ((a.hi - product.hi) - product.lo) + (a.lo - estimate * b.lo);
  return estimate + rest / b.hi;
}

}  // namespace collision
