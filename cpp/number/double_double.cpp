// Source: Dekker, A floating-point technique for extending the available precision, 1971. Here and
// not in the header, because a hundred copies of these would be a tenth of the page's core.
#include "number/double_double.h"

#include <cmath>

namespace collision {
namespace {

/** a + b without error, when |a| ≥ |b| or a is zero. */
DoubleDouble orderedSum(double a, double b) {
  const double hi = a + b;
  return {hi, b - (hi - a)};
}

/** The upper 26 bits: products of halves fit a double. */
double upperHalf(double a) {
  constexpr double kSplitter = 0x1p27 + 1;
  return a * kSplitter - (a * kSplitter - a);
}

}  // namespace

DoubleDouble exactSum(double a, double b) {
  const double hi = a + b;
  const double partOfB = hi - a;
  return {hi, (a - (hi - partOfB)) + (b - partOfB)};
}

DoubleDouble exactProduct(double a, double b) {
  const double aTop = upperHalf(a);
  const double bTop = upperHalf(b);
  const double aRest = a - aTop;
  const double bRest = b - bTop;
  const double hi = a * b;
  return {hi, ((aTop * bTop - hi) + aTop * bRest + aRest * bTop) + aRest * bRest};
}

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
  return estimate + (a - b * DoubleDouble{estimate, 0}).hi / b.hi;
}

}  // namespace collision
