// Which triangles of a mesh meet a shape: of leaves beside it those that may, each decided by the
// pair's own filter and test, but for those that surely have a corner inside.
#pragma once

#include "collision/shape_ref.h"
#include "collision/verdict.h"
#include "mesh/shape_region.h"
#include "mesh/tree_mesh.h"
#include "pairs/outcome.h"

namespace collision {

/**
 * visit(triangle, outcome) of all triangles that meet a valid shape, in any order, until it answers
 * false.
 */
template <class Visit>
void visitMeeting(const TreeMesh& mesh, ShapeRef shape, const Visit& visit) {
  const ShapeRegion region(shape, mesh.tree().space());
  mesh.tree().visitMeeting(region, [&](const FourTriangles& four, const ShapeRegion::Found& found) {
    for (unsigned lanes = found.meeting; lanes != 0; lanes &= lanes - 1) {
      const int lane = std::countr_zero(lanes);
      const int triangle = four.triangle[at(lane)];
      const bool isInside = (found.inside >> static_cast<unsigned>(lane) & 1U) != 0;
      const Outcome outcome =
          isInside ? Outcome::overlapping : summaryOf(shape, mesh.triangles()[triangle]).outcome();
      if (outcome != Outcome::apart && !visit(triangle, outcome)) {
        return false;
      }
    }
    return true;
  });
}

/** Overlapping where one triangle overlaps the shape, else touching where one touches it. */
Outcome outcomeOf(const TreeMesh& mesh, ShapeRef shape);

}  // namespace collision
