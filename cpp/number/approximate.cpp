#include "number/approximate.h"

#include "number/certified.h"

namespace collision {
namespace {

/** Nothing of such a size over- or underflows in a quotient. */
bool isOrdinary(double size) { return size > 0x1p-480 && size < 0x1p+480; }

/** Known to about 2⁻⁷² of itself. */
bool isPrecise(const Approximate& a) {
  return isOrdinary(std::fabs(a.hi())) &&
         a.error() * Approximate::kErrorSlack <= 0x1p-72 * std::fabs(a.hi());
}

}  // namespace

Sign Approximate::sign() const {
  const bool certain = std::fabs(value_.hi) > error_ * kErrorSlack || isZero();
  if (!certain) {
    raiseDoubt();
  }
  return signOf(value_.hi);
}

Approximate operator+(const Approximate& a, const Approximate& b) { return Approximate::sum(a, b); }
Approximate operator-(const Approximate& a, const Approximate& b) {
  return Approximate::sum(a, -b);
}
Approximate operator*(const Approximate& a, const Approximate& b) {
  return b.isPowerOfTwo() ? scaled(a, b.hi()) : inlinedProduct(a, b);
}

Approximate squareRoot(const Approximate& a) {
  if (a.isZero()) {
    return {};
  }
  if (!isOrdinary(a.hi()) || !(a.error() <= 0x1p-12 * a.hi())) {
    raiseDoubt();
    return a;
  }
  const double estimate = std::sqrt(a.hi());
  const DoubleDouble square = exactProduct(estimate, estimate);
  if (square.hi == a.hi() && square.lo == a.value().lo && a.error() == 0) {
    return estimate;
  }
  // One step of Newton's method: what is left is below 2u² of the root.
  const double inverse = 0.5 / estimate;
  const double rest = ((a.hi() - square.hi) - square.lo) + a.value().lo;
  return {orderedSum(estimate, rest * inverse),
          a.error() * inverse * (1 + 0x1p-10) + 0x1p-98 * estimate};
}

Divisor::Divisor(const Approximate& number)
    : value_(number.value()),
      inverse_(1 / number.hi()),
      isPrecise_(isPrecise(number)),
      isPowerOfTwo_(isPrecise_ && number.isPowerOfTwo()) {}

double Divisor::of(const Approximate& numerator) const {
  if (numerator.isZero()) {
    return 0;
  }
  if (isPowerOfTwo_ && numerator.isDouble() && isOrdinary(std::fabs(numerator.hi()))) {
    return numerator.hi() * inverse_;  // often: a place that was given, measured from another
  }
  const Nearest value = nearest(ratio(numerator.value(), value_, inverse_));
  if (!isPrecise_ || !isPrecise(numerator) || !value.isCertain) {
    raiseDoubt();
  }
  return value.number;
}

}  // namespace collision
