// Exact collision detection between convex shapes: the public face in C++.
//
//   #include <collision/collision.h>
//
//   const collision::Obb a{{0, 0, 0}, {0, 0, 0, 1}, {1, 1, 1}};
//   const collision::Sphere b{{3, 0, 0}, 1};
//
//   collision::meets(a, b);                       // bool
//   collision::outcome(a, b);                     // Outcome::apart
//   collision::test(a, b);                        // Verdict: gap, axis, points, hit, ...
//   collision::test(ray, a, {.solid = false});    // which hits count
//   collision::Trace trace;
//   collision::explain(a, b, trace);              // the same, with every step
//   collision::candidateName(a, b, candidate);     // std::string: A.y×B.x
//   collision::distance(a, b);                    // Distance: distance or depth, nearest points
//   collision::project(a, {0, 1, 0});             // Projection: an interval on an axis
//   collision::separates(a, b, {1, 0, 0});        // AxisSeparation: the test on one axis
//   collision::contains(a, b);                    // bool: all of b in a
//
// Many shapes: collision/world.h, collision/batch.h. Triangle lists: collision/mesh.h. Convex
// hulls, which are shapes like all others here: collision/hull.h.
//
// The names are those of the package for JavaScript. Meters, right-handed; quaternions are x, y, z,
// w. Nothing throws. Shapes are taken to be valid: check(shape) says whether numbers of a user are.
#pragma once

#include <string>
#include <vector>

#include "collision/axes.h"
#include "collision/batch.h"
#include "collision/fault.h"
#include "collision/hull.h"
#include "collision/kind.h"
#include "collision/measures.h"
#include "collision/mesh.h"
#include "collision/mesh_walk.h"
#include "collision/quaternion.h"
#include "collision/shape_cell.h"
#include "collision/shape_ref.h"
#include "collision/shapes.h"
#include "collision/trace.h"
#include "collision/verdict.h"
#include "collision/visit_shape.h"
#include "collision/world.h"

namespace collision {

/** Apart, touching or overlapping, exactly, and nothing else computed. */
Outcome outcome(ShapeRef a, ShapeRef b);

/** Whether they have a point in common. */
bool meets(ShapeRef a, ShapeRef b);

/**
 * The whole answer about a and b. t and distances within 2 ulp, a depth within 8 (of depths that
 * are within 4 ulp of each other the first candidate's counts), each component of a unit vector
 * within 2⁻⁵¹.
 */
Verdict test(ShapeRef a, ShapeRef b, const HitOptions& options = {});

/** The same verdict; `trace` has the steps afterwards, and only those. */
Verdict explain(ShapeRef a, ShapeRef b, Trace& trace, const HitOptions& options = {});

/**
 * The name of a verdict's or step's candidate for these two, in this order, such as "A.y×B.x";
 * empty for −1, no candidate.
 */
std::string candidateName(ShapeRef a, ShapeRef b, std::int64_t candidate,
                          const TrianglesOf& of = {});
/** Those of a trace's steps, of hulls and meshes sooner than one by one. */
std::vector<std::string> stepNames(ShapeRef a, ShapeRef b, const Trace& trace,
                                   const TrianglesOf& of = {});

/** A distance within 2 ulp, or a depth within 8. */
Distance distance(ShapeRef a, ShapeRef b);

/** What is wrong with an axis for the next two: any length but zero is one. */
Fault checkAxis(const Vec3& axis);

/**
 * The interval of dot(p, axis) / |axis|: meters from the world's origin, each end within 2 ulp, ±∞
 * where the shape goes on forever, which a plane does unless the axis is along its normal. At each
 * end the middle of the points that are there (of an endless ray its origin, of a plane the foot of
 * the world's origin); NaN where the end is infinite.
 */
Projection project(ShapeRef shape, const Vec3& axis);

/**
 * The test of two shapes on one axis. The outcome is exact; the gap is within 2 ulp, agrees with it
 * in sign, and is no less precise where the ends nearly cancel. Shapes that overlap on one axis may
 * be apart on another. Exchanging a and b exchanges the intervals and nothing else.
 */
AxisSeparation separates(ShapeRef a, ShapeRef b, const Vec3& axis);

/**
 * Whether every point of b is a point of a. Both are closed: touching the surface from inside is
 * inside. A plane holds the half-space behind it, normal · p + constant ≤ 0: its normal looks
 * outward, as those of faces do. Shapes without thickness, such as a sphere of radius 0, hold what
 * lies in them. Exact. False where b goes on forever, and where a has no inside: a point, segment,
 * ray, triangle, parallelogram, or a mesh that is not solid.
 */
bool contains(ShapeRef a, ShapeRef b);

}  // namespace collision
