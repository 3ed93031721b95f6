#include "mesh/mesh_shapes.h"

#include "mesh/shape_region.h"
#include "pairs/outcome.h"

namespace collision {
namespace {

class OutcomeVisitor final : public MeetingVisitor {
 public:
  bool visit(int /*triangle*/, Outcome own) override {
    outcome_ = own == Outcome::overlapping ? own : Outcome::touching;
    return outcome_ != Outcome::overlapping;
  }
  [[nodiscard]] Outcome outcome() const { return outcome_; }

 private:
  Outcome outcome_ = Outcome::apart;
};

}  // namespace

void visitMeeting(const TreeMesh& mesh, ShapeRef shape, MeetingVisitor& visitor) {
  const ShapeRegion region(shape, mesh.tree().space());
  mesh.tree().visitMeeting(region, [&](const FourTriangles& four, const ShapeRegion::Found& found) {
    for (unsigned lanes = found.meeting; lanes != 0; lanes &= lanes - 1) {
      const int lane = std::countr_zero(lanes);
      const int triangle = four.triangle[at(lane)];
      const bool isInside = (found.inside >> static_cast<unsigned>(lane) & 1U) != 0;
      const Outcome outcome =
          isInside ? Outcome::overlapping : summaryOf(shape, mesh.triangles()[triangle]).outcome();
      if (outcome != Outcome::apart && !visitor.visit(triangle, outcome)) {
        return false;
      }
    }
    return true;
  });
}

Outcome outcomeOf(const TreeMesh& mesh, ShapeRef shape) {
  OutcomeVisitor visitor;
  visitMeeting(mesh, shape, visitor);
  return visitor.outcome();
}

}  // namespace collision
