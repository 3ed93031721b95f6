// A number as the unevaluated sum of two doubles, about 106 bits of it, for values that are rounded
// once at the end. It decides nothing. Sums and products underflow below about 2⁻⁹⁶⁰ and overflow
// above 2⁹⁹⁰, so scale operands to about one first.
#pragma once

namespace collision {

/** hi + lo, where hi is the sum rounded. */
struct DoubleDouble {
  double hi = 0;
  double lo = 0;
};

/** a + b without error. */
DoubleDouble exactSum(double a, double b);

/** a · b without error. */
DoubleDouble exactProduct(double a, double b);

constexpr DoubleDouble operator-(const DoubleDouble& a) { return {-a.hi, -a.lo}; }

DoubleDouble operator+(const DoubleDouble& a, const DoubleDouble& b);
inline DoubleDouble operator-(const DoubleDouble& a, const DoubleDouble& b) { return a + -b; }
DoubleDouble operator*(const DoubleDouble& a, const DoubleDouble& b);

constexpr DoubleDouble twice(const DoubleDouble& a) { return {2 * a.hi, 2 * a.lo}; }

DoubleDouble squareRoot(const DoubleDouble& a);

/** a · 2^exponent */
DoubleDouble scaled(const DoubleDouble& a, int exponent);

/** a / b, rounded. */
double quotient(const DoubleDouble& a, const DoubleDouble& b);

}  // namespace collision
