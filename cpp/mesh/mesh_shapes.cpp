#include "mesh/mesh_shapes.h"

namespace collision {

Outcome outcomeOf(const TreeMesh& mesh, ShapeRef shape) {
  Outcome outcome = Outcome::apart;
  visitMeeting(mesh, shape, [&](int /*triangle*/, Outcome own) {
    outcome = own == Outcome::overlapping ? own : Outcome::touching;
    return outcome != Outcome::overlapping;
  });
  return outcome;
}

}  // namespace collision
