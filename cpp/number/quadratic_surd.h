// Parameters along a line as they are: (a + b √q) / d, exactly, where something is crossed.
#pragma once

#include "linear/exact_vector.h"

namespace collision {

/** The number (a + b √q) / d; q ≥ 0, d > 0. */
struct QuadraticSurd {
  Exact a;
  Exact b;
  Exact q;
  Exact d = Exact(1.0);

  static QuadraticSurd of(const Exact& number) { return {number, {}, {}, Exact(1.0)}; }
  /** numerator / denominator, which may be negative but not zero. */
  static QuadraticSurd fraction(const Exact& numerator, const Exact& denominator);
};

/** Sign of a + b √q. */
Sign signOf(const Exact& a, const Exact& b, const Exact& q);

/** Sign of first − second; degree up to 32 in what the roots were made of. */
Sign compare(const QuadraticSurd& first, const QuadraticSurd& second);

/** A root as a fraction, off by at most 2⁻⁹⁸ of itself. */
struct Fraction {
  Exact numerator;
  Exact denominator;
};
Fraction nearly(const QuadraticSurd& root);

/** The nearest double to nearly(root). */
double rounded(const QuadraticSurd& root);

}  // namespace collision
