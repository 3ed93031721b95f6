// The tests, by families of pairs: each knows the kinds that its comment names and no others. The
// table says which pair belongs to which.
//
// All have one form: two shapes, in the table's order, and how much is asked. The same compiled
// body answers with numbers and trace and without.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "answer/ask.h"
#include "answer/candidate.h"
#include "collision/hull.h"
#include "collision/measures.h"
#include "collision/shape_ref.h"
#include "collision/shapes.h"
#include "collision/verdict.h"
#include "curve/curve.h"
#include "pairs/hull_pairs.h"

namespace collision {

struct WalkedCores;

/** Point, segment, ray; and the same, in the table's order or a ray before a segment. */
Verdict testLines(ShapeRef a, ShapeRef b, const Ask& ask);

/** Segment or ray; sphere. */
Verdict testCurveSphere(ShapeRef a, ShapeRef b, const Ask& ask);
/** Segment or ray; capsule. */
Verdict testCurveCapsule(ShapeRef a, ShapeRef b, const Ask& ask);
/**
 * The hit of a curve that meets a capsule or, as one with equal ends, a sphere; `start` is the
 * outcome of its origin. None of a curve that ends inside, where only the way out is wanted.
 */
Hit hitRounded(const Curve& curve, const Capsule& capsule, Outcome start, const Ask& ask);
/** Segment or ray; AABB or OBB. */
Verdict testCurveBox(ShapeRef a, ShapeRef b, const Ask& ask);
/** Segment or ray; triangle or parallelogram. */
Verdict testCurvePolygon(ShapeRef a, ShapeRef b, const Ask& ask);

/** Point, sphere or capsule; a shape with flat faces, sphere or capsule: one of them rounded. */
Verdict testRounded(ShapeRef a, ShapeRef b, const Ask& ask);
/**
 * Adds witness and contact of a segment or ray and a capsule whose outcome is known; `cores`:
 * theirs, unless nobody has them.
 */
void measureRounded(Verdict& verdict, ShapeRef a, const Capsule& b, WalkedCores* cores);

/** Point or AABB; AABB; with their three axes. */
Verdict testAlignedBoxes(ShapeRef a, ShapeRef b, std::span<const Candidate> axes, const Ask& ask);
/** AABB or OBB; OBB. */
Verdict testBoxes(ShapeRef a, ShapeRef b, const Ask& ask);
/** AABB or OBB; triangle. */
Verdict testBoxTriangle(ShapeRef a, ShapeRef b, const Ask& ask);
/** Two of point, AABB, OBB, triangle, parallelogram, hull, with all of their separating axes. */
Verdict testPolytopes(ShapeRef a, ShapeRef b, std::span<const Candidate> axes, const Ask& ask);

/** Point, AABB, OBB, triangle, parallelogram or hull; hull. */
Verdict testHulls(ShapeRef a, ShapeRef b, const Ask& ask);
/** Segment or ray; hull: a candidate for each face, of flat ones for each half-space. */
std::vector<Candidate> curveHullCandidates(const HullGeometry& hull);
Verdict testCurveHull(ShapeRef a, ShapeRef b, const Ask& ask);

// Any two shapes of which at least one is a mesh; in mesh/.
Verdict testMeshes(ShapeRef a, ShapeRef b, const Ask& ask);
Distance distanceOfMeshes(ShapeRef a, ShapeRef b);
/** Of these triangles, or of those that decide about the two, in the table's order; nothing where
 * there are none. */
std::optional<HullCandidates> meshCandidates(ShapeRef a, ShapeRef b, const TrianglesOf& of);

/** Segment or ray; plane. */
Verdict testCurvePlane(ShapeRef a, ShapeRef b, const Ask& ask);
/** Point, sphere, capsule, AABB, OBB, triangle, parallelogram or hull; plane. */
Verdict testShapePlane(ShapeRef shape, ShapeRef other, const Ask& ask);
/** Two planes. */
Verdict testPlanes(ShapeRef first, ShapeRef second, const Ask& ask);

}  // namespace collision
