// Signs by squaring, values by integer square roots of growing precision.
#include "parameter.h"

#include <cmath>

#include "shape.h"

namespace oracle {
namespace {

/** The sign of p + q sqrt(c). */
int signOfSum(const Rational& p, const Rational& q, const Rational& c) {
  const int first = sgn(p);
  const int second = sgn(c) == 0 ? 0 : sgn(q);
  if (first == 0 || second == 0 || first == second) {
    return first != 0 ? first : second;
  }
  return first * sgn(Rational(p * p - q * q * c));
}

struct Interval {
  Rational low, high;
};

Rational powerOfTwo(unsigned bits) {
  Rational power(1);
  mpq_mul_2exp(power.get_mpq_t(), power.get_mpq_t(), bits);
  return power;
}

/** Below the root by no more than 2^-bits. */
Rational rootBelow(const Rational& value, unsigned bits) {
  if (sgn(value) <= 0) {
    return 0;
  }
  const Rational scaled = value * powerOfTwo(2 * bits);
  const Integer whole = scaled.get_num() / scaled.get_den();
  return Rational(Integer(sqrt(whole))) / powerOfTwo(bits);
}

Interval rootOf(const Interval& value, unsigned bits) {
  return {rootBelow(value.low, bits), Rational(rootBelow(value.high, bits) + 1 / powerOfTwo(bits))};
}

Interval enclose(const Parameter& value, unsigned bits) {
  if (sgn(value.b) == 0 || sgn(value.c) == 0) {
    return {value.a, value.a};
  }
  // sqrt(b b c), so that the width is what was asked for.
  const Rational under = value.b * value.b * value.c;
  const Interval root = rootOf({under, under}, bits);
  if (sgn(value.b) > 0) {
    return {Rational(value.a + root.low), Rational(value.a + root.high)};
  }
  return {Rational(value.a - root.high), Rational(value.a - root.low)};
}

Interval enclose(const Length& value, unsigned bits) {
  const Interval root = rootOf(enclose(value.square, 2 * bits), bits);
  if (value.sign > 0) {
    return {Rational(value.offset + root.low), Rational(value.offset + root.high)};
  }
  return {Rational(value.offset - root.high), Rational(value.offset - root.low)};
}

/** value - subtrahend, to 60 bits of itself; it isn't 0. */
template <class Value>
Rational difference(const Value& value, const Rational& subtrahend) {
  for (unsigned bits = 128;; bits *= 2) {
    Interval interval = enclose(value, bits);
    interval.low -= subtrahend;
    interval.high -= subtrahend;
    if (sgn(interval.low) * sgn(interval.high) > 0) {
      const Rational width = interval.high - interval.low;
      if (width * powerOfTwo(60) <= abs(interval.low)) {
        return interval.low;
      }
    }
  }
}

int compareWith(const Parameter& value, const Rational& rational) {
  return signOfSum(Rational(value.a - rational), value.b, value.c);
}

int compareWith(const Length& value, const Rational& rational) { return compare(value, rational); }

template <class Value>
double approximation(const Value& value) {
  return compareWith(value, 0) == 0 ? 0 : difference(value, 0).get_d();
}

template <class Value>
double error(const Value& exact, double given) {
  if (!std::isfinite(given)) {
    return kInfinity;
  }
  const Rational number = rational(given);
  if (compareWith(exact, number) == 0) {
    return 0;
  }
  return std::abs(difference(exact, number).get_d());
}

template <class Value>
double ulps(const Value& exact, double given) {
  if (!std::isfinite(given)) {
    return kInfinity;
  }
  const Rational number = rational(given);
  if (compareWith(exact, number) == 0) {
    return 0;
  }
  const double place = std::abs(given == 0 ? approximation(exact) : given);
  const Rational unit = rational(std::nextafter(place, kInfinity)) - rational(place);
  return std::abs(Rational(difference(exact, number) / unit).get_d());
}

}  // namespace

int signOf(const Parameter& value) { return signOfSum(value.a, value.b, value.c); }

int compare(const Parameter& first, const Parameter& second) {
  const Rational between = first.a - second.a;
  if (first.c == second.c || sgn(second.b) == 0) {
    return signOfSum(between, Rational(first.b - second.b), first.c);
  }
  // x + y with x = between + first.b sqrt(first.c) and y = -second.b sqrt(second.c)
  const int x = signOfSum(between, first.b, first.c);
  const int y = sgn(second.c) == 0 ? 0 : -sgn(second.b);
  if (x == 0 || y == 0 || x == y) {
    return x != 0 ? x : y;
  }
  const Rational squares =
      between * between + first.b * first.b * first.c - second.b * second.b * second.c;
  return x * signOfSum(squares, Rational(2 * between * first.b), first.c);
}

Parameter squareOf(const Parameter& value) {
  return {Rational(value.a * value.a + value.b * value.b * value.c),
          Rational(2 * value.a * value.b), value.c};
}

Parameter operator+(const Parameter& value, const Rational& rational) {
  return {Rational(value.a + rational), value.b, value.c};
}

Parameter operator*(const Parameter& value, const Rational& factor) {
  return {Rational(value.a * factor), Rational(value.b * factor), value.c};
}

int signOf(const Length& value) { return compare(value, 0); }

int compare(const Length& value, const Rational& rational) {
  // sign sqrt(square) against rest
  const Rational rest = rational - value.offset;
  const int first = value.sign * signOf(value.square);
  const int second = sgn(rest);
  if (first != second || first == 0) {
    return first > second ? 1 : (first < second ? -1 : 0);
  }
  return first * compareWith(value.square, Rational(rest * rest));
}

Length operator-(const Length& value) {
  return {value.square, -value.sign, Rational(-value.offset)};
}

double approximate(const Parameter& value) { return approximation(value); }
double approximate(const Length& value) { return approximation(value); }
double ulpsOff(const Parameter& exact, double given) { return ulps(exact, given); }
double ulpsOff(const Length& exact, double given) { return ulps(exact, given); }
double errorOf(const Parameter& exact, double given) { return error(exact, given); }
double errorOf(const Length& exact, double given) { return error(exact, given); }

}  // namespace oracle
