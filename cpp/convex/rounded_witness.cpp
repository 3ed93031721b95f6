#include "convex/rounded_witness.h"

#include "linear/number_vector.h"

namespace collision {

template <class T>
double gapBeyondRadii(const T& numerator, const T& denominator, const T& radii) {
  // √(N / M) − R = (N − R² M) / (√(N M) + R M)
  const T excess = numerator - radii * radii * denominator;
  if (excess.sign() == Sign::zero) {
    return 0;
  }
  return quotient(excess, squareRoot(numerator * denominator) + radii * denominator);
}

template <class T>
Witness witnessBetween(const ClosestPoints<T>& nearest, double radiusA, double radiusB) {
  Witness witness;
  witness.axis = unitOf(nearest.between);
  witness.gap = gapBeyondRadii(nearest.numerator, nearest.denominator, T(radiusA) + T(radiusB));
  witness.supportA = quotient(nearest.pointA, nearest.weightA) + witness.axis * radiusA;
  witness.supportB = quotient(nearest.pointB, nearest.weightB) - witness.axis * radiusB;
  witness.cornersA = nearest.cornersA;
  witness.cornersB = nearest.cornersB;
  return witness;
}

template double gapBeyondRadii(const Approximate&, const Approximate&, const Approximate&);
template double gapBeyondRadii(const Exact&, const Exact&, const Exact&);
template Witness witnessBetween(const ClosestPoints<Approximate>&, double, double);
template Witness witnessBetween(const ClosestPoints<Exact>&, double, double);

}  // namespace collision
