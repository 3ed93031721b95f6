// Which triangles of a mesh meet a shape: of leaves beside it those that may, each decided by the
// pair's own filter and test, but for those that surely have a corner inside.
#pragma once

#include "collision/shape_ref.h"
#include "collision/verdict.h"
#include "mesh/tree_mesh.h"

namespace collision {

/** What is done with the triangles that meet a shape. */
class MeetingVisitor {
 public:
  MeetingVisitor() = default;
  MeetingVisitor(const MeetingVisitor&) = delete;
  MeetingVisitor& operator=(const MeetingVisitor&) = delete;
  virtual ~MeetingVisitor() = default;

  /** Answers whether to go on. */
  virtual bool visit(int triangle, Outcome outcome) = 0;
};

/** Visits all triangles that meet a valid shape, in any order. */
void visitMeeting(const TreeMesh& mesh, ShapeRef shape, MeetingVisitor& visitor);

/** Overlapping where one triangle overlaps the shape, else touching where one touches it. */
Outcome outcomeOf(const TreeMesh& mesh, ShapeRef shape);

}  // namespace collision
