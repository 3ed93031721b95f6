// A ray against what is flat or straight: a convex polygon in whose plane the ray lies, and a
// polygon without area, which is the segment or point that it is. Neither set of differences has an
// inside, so the answer is Touching or Apart.
#pragma once

#include <span>

#include "query/trace.h"
#include "query/verdict.h"
#include "shapes/ray.h"

namespace collision {

/**
 * The ray lies in the plane of the polygon (corners counter-clockwise about `normal`). Steps get
 * the candidates firstCandidate + k, one an edge; features of edges are 1 + k.
 */
Verdict rayInPlane(const Ray& ray, std::span<const Vec3> corners, const Vec3& normal,
                   int firstCandidate, Trace* trace);

/** The polygon's corners all lie on one line. Steps get the candidates firstCandidate + 0 … 4. */
Verdict rayOnSegment(const Ray& ray, std::span<const Vec3> corners, int firstCandidate,
                     Trace* trace);

}  // namespace collision
