// What an axis shows of two polytopes, in numbers: gap or depth, and the points that face each
// other. Rounded from exact numbers; nothing is decided here.
#pragma once

#include <span>

#include "answer/verdict.h"
#include "convex/polytope.h"

namespace collision {

/**
 * The witness along an axis of any length but zero, turned so that it points from a to b. Positions
 * in `a` and `b` are measured from `reference`. Where a side goes on forever along the axis there
 * is no gap: NaN.
 */
Witness exactWitness(const PolytopeTerms<Exact>& a, const PolytopeTerms<Exact>& b,
                     const ExactVec3& axis, const Vec3& reference);

/** What reaches furthest along an axis: its middle and its corners. */
struct Support {
  Vec3 point;
  Corners corners = 0;
};
Support supportOf(const PolytopeTerms<Exact>& given, const ExactVec3& axis, const Vec3& reference);

/**
 * The witness with the least depth along the axes, of those that are not zero; the first of ties.
 * Of shapes that touch the first along which they do.
 */
Witness leastWitness(const PolytopeTerms<Exact>& a, const PolytopeTerms<Exact>& b,
                     std::span<const ExactVec3> axes, const Vec3& reference);

}  // namespace collision
