// Source: Dekker, A floating-point technique for extending the available precision, 1971.
#include "number/double_double.h"

#include <cmath>
#include <cstdint>

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

Nearest nearestOfHalfway(const DoubleDouble& value) {
  constexpr double kHalfway = 0x1p-66;
  constexpr double kKnown = 0x1p-70;
  const double size = std::copysign(value.hi, value.lo);
  // What a number so much further out would round to: another double if this one is halfway.
  const auto beyond = [&](double part) { return value.hi + (value.lo + part * size); };
  const double other = beyond(kHalfway);
  const bool isEven = (__builtin_bit_cast(std::uint64_t, value.hi) & 1U) == 0;
  return {isEven ? value.hi : other, beyond(kHalfway - kKnown) == beyond(kHalfway + kKnown)};
}

}  // namespace collision
