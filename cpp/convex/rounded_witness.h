// The distance of two cores less the radii around them.
#pragma once

#include "answer/ask.h"
#include "convex/closest_points.h"

namespace collision {

/** √(numerator / denominator) − radii, in which nothing cancels. */
template <class T>
double gapBeyondRadii(const T& numerator, const T& denominator, const T& radii);

/** The nearest points of two cores that do not meet, rounded. */
struct NearestCores {
  Vec3 axis;       // unit, from a to b
  double gap = 0;  // less both radii
  Vec3 onA;
  Vec3 onB;
  Corners cornersA = 0;
  Corners cornersB = 0;

  /** Axis and gap, and the points of the surfaces on their line. */
  [[nodiscard]] Witness witness(double radiusA, double radiusB) const {
    return {axis, gap, onA + axis * radiusA, onB - axis * radiusB, cornersA, cornersB};
  }
  /** The same with a and b exchanged. */
  [[nodiscard]] NearestCores reversed() const { return {-axis, gap, onB, onA, cornersB, cornersA}; }
};
template <class T>
NearestCores nearestCores(const ClosestPoints<T>& nearest, double radiusA, double radiusB);
template <class T>
Witness witnessBetween(const ClosestPoints<T>& nearest, double radiusA, double radiusB) {
  return nearestCores(nearest, radiusA, radiusB).witness(radiusA, radiusB);
}

}  // namespace collision
