#include "number/approximate.h"

#include "number/certified.h"

namespace collision {
namespace {

constexpr double kErrorSlack = 1 + 0x1p-20;

/** Nothing of such a size over- or underflows in a quotient. */
bool isOrdinary(double size) { return size > 0x1p-480 && size < 0x1p+480; }

/** Known to about 2⁻⁷² of itself. */
bool isPrecise(const Approximate& a) {
  return isOrdinary(std::fabs(a.hi())) && a.error() * kErrorSlack <= 0x1p-72 * std::fabs(a.hi());
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
  return b.isPowerOfTwo() ? scaled(a, b.hi()) : Approximate::product(a, b);
}

Approximate squareRoot(const Approximate& a) {
  if (a.isZero()) {
    return {};
  }
  if (!isOrdinary(a.hi()) || !(a.error() <= 0x1p-12 * a.hi())) {
    raiseDoubt();
    return a;
  }
  // One step of Newton's method: what is left is below 2u² of the root.
  const double estimate = std::sqrt(a.hi());
  const DoubleDouble rest = a.value() - exactProduct(estimate, estimate);
  return {orderedSum(estimate, rest.hi / (2 * estimate)),
          a.error() / (2 * estimate) * (1 + 0x1p-10) + 0x1p-98 * estimate};
}

double quotient(const Approximate& numerator, const Approximate& denominator) {
  if (numerator.isZero()) {
    return 0;
  }
  if (!isPrecise(numerator) || !isPrecise(denominator)) {
    raiseDoubt();
  }
  const Nearest value = nearest(ratio(numerator.value(), denominator.value()));
  if (!value.isCertain) {
    raiseDoubt();
  }
  return value.number;
}

}  // namespace collision
