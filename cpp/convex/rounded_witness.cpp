#include "convex/rounded_witness.h"

#include "linear/number_vector.h"

namespace collision {

template <class T>
Witness witnessBetween(const ClosestPoints<T>& nearest, double radiusA, double radiusB) {
  const T radii = T(radiusA) + T(radiusB);
  // √(N / M) − R = (N − R² M) / (√(N M) + R M)
  const T excess = nearest.numerator - radii * radii * nearest.denominator;
  const T weight =
      squareRoot(nearest.numerator * nearest.denominator) + radii * nearest.denominator;
  Witness witness;
  witness.axis = unitOf(nearest.between);
  witness.gap = quotient(excess, weight);
  witness.pointA = quotient(nearest.pointA, nearest.weightA) + witness.axis * radiusA;
  witness.pointB = quotient(nearest.pointB, nearest.weightB) - witness.axis * radiusB;
  witness.cornersA = nearest.cornersA;
  witness.cornersB = nearest.cornersB;
  return witness;
}

template Witness witnessBetween(const ClosestPoints<Approximate>&, double, double);
template Witness witnessBetween(const ClosestPoints<Exact>&, double, double);

}  // namespace collision
