// Tests as textbooks have them, in doubles with their usual tolerance, to stand beside the exact
// ones: what they answer near contact may be wrong.
//
//   collision::Trace trace;
//   if (collision::hasTextbook(method, a, b)) {
//     const collision::TextbookAnswer answer = collision::testAsTextbook(method, a, b, &trace);
//   }
#pragma once

#include "collision/shape_ref.h"
#include "collision/trace.h"

namespace collision {

enum class TextbookMethod : signed char {
  separatingAxes = 0,  // two of AABB, OBB, triangle, parallelogram
  gjk = 1,             // two that have a Minkowski difference
  slabs = 2,           // a segment or ray and a box
  mollerTrumbore = 3,  // a segment or ray and a triangle
  planeAndEdges = 4,   // the same
  epa = 5,             // two that have a Minkowski difference: GJK, and the depth by EPA
};
inline constexpr int kTextbookMethodCount = 6;

/** Meters, or parts of what a number is compared with. */
inline constexpr double kTextbookEpsilon = 1e-6;

struct TextbookAnswer {
  bool meets = false;
  double t = kNone;  // where a segment or ray enters, in units of its direction
  /**
   * Meters, of two with a Minkowski difference: positive apart, of separating axes along the first
   * that separates, negative the depth. NaN where the method finds none, as GJK within a polytope.
   */
  double gap = kNone;
};

/** Whether the method is about the kinds of these two, in either order. */
bool hasTextbook(TextbookMethod method, ShapeRef a, ShapeRef b);

/**
 * Of two that it is about. `trace`: its steps, also those that the test has no need of, in the
 * order in which the method takes them. Their candidates are those of the pair in its table, of GJK
 * the numbers of its steps, each the axis from the origin's nearest point so far.
 *
 * - separatingAxes: unit axes; cross products shorter than the tolerance are left out, and gaps of
 *   no more than it are none. Source: Eberly, Dynamic collision detection using oriented bounding
 *   boxes, 1999.
 * - gjk: at most 24 steps; they meet where the distance found is no more than the tolerance.
 *   Source: van den Bergen, Collision detection in interactive 3D environments, 2003.
 * - epa: what GJK finds, and where the cores overlap the walk of collision/epa_walk.h, whose steps
 *   are the normals of the nearest faces: else there are none.
 * - slabs: without branches, which may be 0 times infinity. Source: Williams and others, An
 *   efficient and robust ray-box intersection algorithm, 2005.
 * - mollerTrumbore: determinants nearer to 0 than the tolerance are parallel. Source: Möller,
 *   Trumbore, Fast, minimum storage ray/triangle intersection, 1997.
 * - planeAndEdges: the crossing of the plane, rounded, against each edge. Source: Haines, An
 *   introduction to ray tracing, 1989.
 */
TextbookAnswer testAsTextbook(TextbookMethod method, ShapeRef a, ShapeRef b,
                              Trace* trace = nullptr);

}  // namespace collision
