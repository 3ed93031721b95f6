// How is an exact answer with a root written, compared, and held against a double?
//
// A Parameter is a + b * sqrt(c), a Length is +-sqrt(Parameter) + offset. Signs by squaring; the
// distance of a double from them by enclosing the root in fractions until that is known to 60 bits.
#pragma once

#include "rational.h"

namespace oracle {

/** a + b * sqrt(c), c >= 0 */
struct Parameter {
  Rational a;
  Rational b = 0;
  Rational c = 0;
};

int signOf(const Parameter& value);
/** The sign of first - second, whatever their roots. */
int compare(const Parameter& first, const Parameter& second);
Parameter squareOf(const Parameter& value);
Parameter operator+(const Parameter& value, const Rational& rational);
Parameter operator*(const Parameter& value, const Rational& factor);

/** sign * sqrt(square) + offset */
struct Length {
  Parameter square;
  int sign = 1;
  Rational offset = 0;
};

int signOf(const Length& value);
/** The sign of value - rational. */
int compare(const Length& value, const Rational& rational);
Length operator-(const Length& value);

/** To within an ulp. */
double approximate(const Parameter& value);
double approximate(const Length& value);

/**
 * |given - exact| in units of the last place of given (of exact where given is 0): the step from
 * |given| to the next larger double. Infinite if given isn't finite.
 */
double ulpsOff(const Parameter& exact, double given);
double ulpsOff(const Length& exact, double given);
/** |given - exact|, rounded. */
double errorOf(const Parameter& exact, double given);
double errorOf(const Length& exact, double given);

}  // namespace oracle
