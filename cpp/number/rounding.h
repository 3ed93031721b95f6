// From exact numbers to the doubles that an answer is made of.
//
// Each is the double nearest to the true number, or the next to it: at most 1/2 + 2⁻¹³ units in the
// last place away. (In the subnormals, where a double has fewer bits, at most one unit.) Signs and
// order are decided before and elsewhere; these are for output. number/approximate.h has the same
// functions of approximate numbers.
#pragma once

#include "number/exact.h"

namespace collision {

/** numerator / denominator; ±∞ above the largest double; the denominator must not be zero. */
double quotient(const Exact& numerator, const Exact& denominator);

/** √square, off by at most 2⁻¹⁰⁰ of itself, or 2⁻⁵⁰⁽ˢᵗᵉᵖˢ⁺¹⁾; square ≥ 0. */
Exact squareRoot(const Exact& square, int steps = 1);

/** numerator / denominator as a number, as far off by the same steps; the denominator must not be
 * zero. */
Exact ratio(const Exact& numerator, const Exact& denominator, int steps = 1);

}  // namespace collision
