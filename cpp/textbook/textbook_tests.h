// The methods of collision/textbook.h, each of two shapes in the order of their pair in the table.
#pragma once

#include "collision/textbook.h"

namespace collision {

/** AABB, OBB, triangle or parallelogram; and the same. */
TextbookAnswer testAxesWithEpsilon(ShapeRef a, ShapeRef b, Trace* trace);
/** Any two that have a Minkowski difference. */
TextbookAnswer testRoundedGjk(ShapeRef a, ShapeRef b, Trace* trace);
TextbookAnswer testRoundedEpa(ShapeRef a, ShapeRef b, Trace* trace);
/** Segment or ray; AABB or OBB. */
TextbookAnswer testBranchlessSlabs(ShapeRef a, ShapeRef b, Trace* trace);
/** Segment or ray; triangle. */
TextbookAnswer testMollerTrumbore(ShapeRef a, ShapeRef b, Trace* trace);
TextbookAnswer testPlaneAndEdges(ShapeRef a, ShapeRef b, Trace* trace);

}  // namespace collision
