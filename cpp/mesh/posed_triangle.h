// A triangle of a mesh as a shape where the mesh stands: the hull of its corners, whose place is
// exact.
#pragma once

#include "collision/hull.h"
#include "collision/mesh.h"

namespace collision {

class PosedTriangle {
 public:
  PosedTriangle(const PosedMesh& mesh, int triangle)
      : PosedTriangle(mesh.geometry->triangle(triangle), mesh) {}
  PosedTriangle(const Triangle& triangle, const PosedMesh& pose)
      : geometry_(triangle.a, triangle.b, triangle.c),
        hull_{&geometry_, pose.position, pose.rotation} {}
  PosedTriangle(const PosedTriangle&) = delete;
  PosedTriangle& operator=(const PosedTriangle&) = delete;

  operator ShapeRef() const { return hull_; }

 private:
  HullGeometry geometry_;
  Hull hull_;
};

}  // namespace collision
