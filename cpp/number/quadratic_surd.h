// Parameters along a line as they are: the quadratic surd (a + b √q) / d where something is
// crossed. In Exact numbers for decisions and order, in Approximate ones for output.
#pragma once

#include "number/approximate.h"
#include "number/exact.h"

namespace collision {

/** The number (a + b √q) / d; q ≥ 0, d > 0. */
template <class T>
struct QuadraticSurd {
  T a;
  T b;
  T q;
  T d = T(1.0);

  static QuadraticSurd of(const T& number) { return {number, {}, {}, T(1.0)}; }
  /** numerator / denominator, which may be negative but not zero. */
  static QuadraticSurd fraction(const T& numerator, const T& denominator);
};

/** Sign of a + b √q. */
template <class T>
Sign signOf(const T& a, const T& b, const T& q);

/** Sign of first − second; degree up to 32 in what the surds were made of. */
template <class T>
Sign compare(const QuadraticSurd<T>& first, const QuadraticSurd<T>& second);

/** A surd as a fraction, its root off by at most 2⁻⁹⁸ of itself. */
template <class T>
struct Fraction {
  T numerator;
  T denominator;
};
template <class T>
Fraction<T> nearly(const QuadraticSurd<T>& root);
/** With √q as it is given, off by no more of itself than that; q > 0. */
template <class T>
Fraction<T> nearly(const QuadraticSurd<T>& root, const T& squareRootOfQ);

/** The same of first − second: nothing is lost where the two are nearly equal. */
template <class T>
Fraction<T> nearlyDifference(const QuadraticSurd<T>& first, const QuadraticSurd<T>& second);

/** The nearest double to nearly(root). */
template <class T>
double rounded(const QuadraticSurd<T>& root);

}  // namespace collision
