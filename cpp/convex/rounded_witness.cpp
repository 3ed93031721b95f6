#include "convex/rounded_witness.h"

#include "linear/rounded.h"

namespace collision {

Witness witnessBetween(const ClosestPoints& nearest, double radiusA, double radiusB) {
  const Exact radii = Exact(radiusA) + Exact(radiusB);
  // √(N / M) − R = (N − R² M) / (√(N M) + R M)
  const Exact excess = nearest.numerator - radii * radii * nearest.denominator;
  const Exact weight =
      rootOf(nearest.numerator * nearest.denominator) + radii * nearest.denominator;
  Witness witness;
  witness.axis = unitOf(nearest.between);
  witness.gap = quotient(excess, weight);
  witness.pointA = quotient(nearest.pointA, nearest.weightA) + witness.axis * radiusA;
  witness.pointB = quotient(nearest.pointB, nearest.weightB) - witness.axis * radiusB;
  witness.cornersA = nearest.cornersA;
  witness.cornersB = nearest.cornersB;
  return witness;
}

}  // namespace collision
