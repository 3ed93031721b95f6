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
NearestCores nearestCores(const ClosestPoints<T>& nearest, double radiusA, double radiusB) {
  return {unitOf(nearest.between),
          gapBeyondRadii(nearest.numerator, nearest.denominator, T(radiusA) + T(radiusB)),
          quotient(nearest.pointA, nearest.weightA),
          quotient(nearest.pointB, nearest.weightB),
          nearest.cornersA,
          nearest.cornersB};
}

template double gapBeyondRadii(const Approximate&, const Approximate&, const Approximate&);
template double gapBeyondRadii(const Exact&, const Exact&, const Exact&);
template NearestCores nearestCores(const ClosestPoints<Approximate>&, double, double);
template NearestCores nearestCores(const ClosestPoints<Exact>&, double, double);

}  // namespace collision
