#include "mesh/mesh_shapes.h"

#include <algorithm>

#include "mesh/mesh_pair.h"
#include "shapes/visit_any.h"

namespace collision {
namespace {

/** Of a shape that is no mesh, so that each triangle is shown once. */
class EachVisitor final : public PairVisitor {
 public:
  EachVisitor(const MeshPair& pair, MeetingVisitor& visitor) : pair_(pair), visitor_(visitor) {}

  bool visit(int triangle, int /*triangleB*/, bool overlaps) override {
    const Outcome outcome = pair_.summary(triangle, -1, overlaps).outcome();
    return outcome == Outcome::apart || visitor_.visit(triangle, outcome);
  }

 private:
  const MeshPair& pair_;
  MeetingVisitor& visitor_;
};

void visitMeetingMesh(const PosedMesh& mesh, ShapeRef other, MeetingVisitor& visitor) {
  const std::vector<MeetingTriangles> found = meetingTriangles(mesh, other);
  // In ascending order, so that what one triangle meets is side by side.
  for (auto first = found.begin(); first != found.end();) {
    const int triangle = first->triangleA;
    Outcome outcome = first->outcome;
    for (; first != found.end() && first->triangleA == triangle; ++first) {
      outcome = std::max(outcome, first->outcome);
    }
    if (!visitor.visit(triangle, outcome)) {
      return;
    }
  }
}

}  // namespace

void visitMeeting(const Mesh& mesh, ShapeRef shape, MeetingVisitor& visitor) {
  const PosedMesh own{&mesh, {}, {}};
  if (isMesh(shape)) {
    visitMeetingMesh(own, shape, visitor);
    return;
  }
  const MeshPair pair(own, shape);
  EachVisitor each(pair, visitor);
  pair.visitNear(0, each);
}

}  // namespace collision
