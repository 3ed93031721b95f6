// The distance of two cores less the radii around them.
#pragma once

#include "answer/ask.h"
#include "convex/closest_points.h"

namespace collision {

/** √(numerator / denominator) − radii, in which nothing cancels. */
template <class T>
double gapBeyondRadii(const T& numerator, const T& denominator, const T& radii);

/**
 * Unit axis, gap and the points of the surfaces on the line of the nearest points of two cores that
 * do not meet.
 */
template <class T>
Witness witnessBetween(const ClosestPoints<T>& nearest, double radiusA, double radiusB);

}  // namespace collision
