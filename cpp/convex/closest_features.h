// The closest features and nearest points of two polytopes that are not inside each other, exactly.
//
// They lie on two features (corner, edge, face) whose free directions number two at most. The
// candidates are ranked by their distance in doubles and then proved in exact numbers, nearest
// first: a pair of points is the nearest when each lies on its feature and no point of either shape
// reaches further along the line between them. Distances stay rational: nothing is rounded before
// it is returned.
#pragma once

#include <optional>

#include "convex/polytope.h"

namespace collision {

/** Numbers of two polytopes, positions measured from one reference point. */
template <class T>
struct PolytopeTermsPair {
  Vec3 reference;
  PolytopeTerms<T> a;
  PolytopeTerms<T> b;
  PolytopeTerms<double> roundedA;
  PolytopeTerms<double> roundedB;
  bool areAligned;  // boxes with the same axes

  PolytopeTermsPair(const Polytope& first, const Polytope& second);
};

template <class T>
struct ClosestPoints {
  /** Squared distance = numerator / denominator. */
  T numerator;
  T denominator;
  /** From the nearest point of a to that of b, any length; zero when they coincide. */
  Vector3<T> between;
  /** The nearest points times `weight` > 0. */
  Vector3<T> pointA;
  Vector3<T> pointB;
  T weightA;
  T weightB;
  /** The corners of the features that they lie on; see Corners in collision/verdict.h. */
  unsigned cornersA = 0;
  unsigned cornersB = 0;
};

/** None, or distance 0, when the polytopes' difference has the origin in its inside. */
template <class T>
std::optional<ClosestPoints<T>> closestFeatures(const PolytopeTermsPair<T>& pair);

/** Of polytopes that overlap: a point of each, no further from each other than they are deep. */
template <class T>
std::optional<ClosestPoints<T>> closestFeaturesInside(const PolytopeTermsPair<T>& pair);

}  // namespace collision
