// Which triangles of a mesh, as its numbers say, meet a shape.
#pragma once

#include "collision/mesh.h"
#include "collision/shape_ref.h"
#include "collision/verdict.h"

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

/** Visits all triangles that meet a valid shape, each once, in any order. */
void visitMeeting(const Mesh& mesh, ShapeRef shape, MeetingVisitor& visitor);

}  // namespace collision
