// A ray against a flat convex polygon: what triangle and parallelogram have in common once each has
// said how the ray's line passes its edges.
#pragma once

#include <span>

#include "math/crossing.h"
#include "math/orientation.h"
#include "query/ray_witness.h"
#include "query/trace.h"
#include "query/verdict.h"

namespace collision {

/** Candidates that every polygon has, in order; its edges follow. */
inline constexpr int kRangeCandidate = 0;
inline constexpr int kPlaneCandidate = 1;
inline constexpr int kFirstEdgeCandidate = 2;

/** One barycentric condition: positive `outside` means that the ray's line misses. */
struct EdgeRow {
  double value = 0;  // of the coordinate
  Interval allowed;  // what it may be
  Decision outside;
  Vec3 edge;  // the edge behind it: ray × edge separates when it is violated
};

struct PolygonCrossing {
  std::span<const Vec3> corners;
  Vec3 normal;      // not zero
  Decision facing;  // sign of direction · normal, not zero
  std::span<const EdgeRow> rows;
  double u;
  double v;
  int feature;
};

/** A ray that is not parallel to the polygon's plane. */
Verdict rayThroughPlane(const Ray& ray, const PolygonCrossing& polygon, Trace* trace);

/** A ray that is: beside the plane or within it. Edge steps start at `firstFlatCandidate`. */
Verdict rayAlongPlane(const Ray& ray, std::span<const Vec3> corners, const Vec3& normal,
                      int firstFlatCandidate, Trace* trace);

}  // namespace collision
