// The nearest points of two polytopes, exactly: a walk in doubles (convex/gjk.h) guesses the
// supports that they are means of, and a walk in certain numbers goes on from there, mostly to find
// that nothing is nearer. Distances stay rational: nothing is rounded before it is returned.
#pragma once

#include "convex/rounded_walk.h"

namespace collision {

/** Numbers of two polytopes, which it refers to, positions measured from one reference point. */
template <class T>
struct PolytopeTermsPair {
  PolytopeTermsPair(const Polytope& ownFirst, const Polytope& ownSecond);

  const Polytope& first;
  const Polytope& second;
  Vec3 reference;
  PolytopeTerms<T> a;
  PolytopeTerms<T> b;
};

/**
 * Where several pairs of points are as near, it is one of them: of boxes with the same axes the
 * middle of what both cover, of others that at which the walk ends.
 */
template <class T>
struct ClosestPoints {
  /** Squared distance = numerator / denominator; 0 where they meet. */
  T numerator;
  T denominator;
  /** From the nearest point of a to that of b, any length; zero where they meet. */
  Vector3<T> between;
  /** The nearest points times `weight` > 0; where they meet, a point of both. */
  Vector3<T> pointA;
  Vector3<T> pointB;
  T weightA;
  T weightB;
  /** The corners of the features that they lie on; see Corners in collision/verdict.h. */
  unsigned cornersA = 0;
  unsigned cornersB = 0;

  [[nodiscard]] bool areApart() const { return numerator.sign() == Sign::positive; }
};

/** `walk`: one of theirs that was begun. */
template <class T>
ClosestPoints<T> closestPoints(const Polytope& a, const Polytope& b, RoundedWalk* walk = nullptr);
/** The same for who needs their terms, too. */
template <class T>
ClosestPoints<T> closestPoints(const PolytopeTermsPair<T>& pair);

}  // namespace collision
