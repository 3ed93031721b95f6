// A number as the unevaluated sum of two doubles, about 106 bits of it, for values that are rounded
// once at the end. It decides nothing. Sums and products underflow below about 2⁻⁹⁶⁰ and overflow
// above 2⁹⁹⁰, so scale operands to about one first.
#pragma once

namespace collision {

/** hi + lo, where hi is the sum rounded. */
struct Twofold {
  double hi = 0;
  double lo = 0;
};

/** a + b without error. */
Twofold exactSum(double a, double b);

/** a · b without error. */
Twofold exactProduct(double a, double b);

constexpr Twofold operator-(const Twofold& a) { return {-a.hi, -a.lo}; }

Twofold operator+(const Twofold& a, const Twofold& b);
inline Twofold operator-(const Twofold& a, const Twofold& b) { return a + -b; }
Twofold operator*(const Twofold& a, const Twofold& b);

constexpr Twofold twice(const Twofold& a) { return {2 * a.hi, 2 * a.lo}; }

Twofold squareRoot(const Twofold& a);

/** a · 2^exponent */
Twofold scaled(const Twofold& a, int exponent);

/** a / b, rounded. */
double quotient(const Twofold& a, const Twofold& b);

}  // namespace collision
