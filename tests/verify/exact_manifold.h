// The contact manifold of two flat-faced shapes in fractions, by another method than the core's:
// depths along all candidates are compared squared, features are all corners that reach furthest,
// and what two of them have in common is one clipped by the half-planes of the other, with corners
// that are twice or in a line taken out by a convex hull.
#pragma once

#include <optional>
#include <vector>

#include "check.h"
#include "exact_shape.h"

namespace verify {

/** A point of a, the one of b at the same place across the axis, and their depth. */
struct ExactContact {
  Exact3 a;
  Exact3 b;
  Rational depth;  // times the length of the axis
};

/** Along one axis from a to b. */
struct ExactManifold {
  Exact3 axis;
  Rational depth;                     // times the length of the axis
  std::vector<std::size_t> cornersA;  // that reach furthest, as certificates number them
  std::vector<std::size_t> cornersB;
  std::vector<ExactContact> points;  // in the order that collision/manifold.h says
  bool isStartKnown = true;          // of crossings of edges alone any of them may be the first
};

/** The corners of a shape as certificates number them. */
std::vector<Exact3> numberedCorners(const oracle::Shape& shape);

/** Of shapes that meet, along the way from a to b on a line; of no points: no part in common. */
ExactManifold levelManifold(const oracle::Shape& a, const oracle::Shape& b, const Exact3& line);

/**
 * The same with the incident face of one clipped by the sides of the other's: nothing where neither
 * feature is a face.
 */
std::optional<ExactManifold> incidentManifold(const oracle::Shape& a, const oracle::Shape& b,
                                              const ExactManifold& level);

/**
 * The axes of a pair's candidates in their order, those that are zero left out. `isSolid`: of
 * shapes that fill space together.
 */
std::vector<Exact3> manifoldAxes(const Question& question, bool isSolid);

}  // namespace verify
