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
  PosedTriangle(const Triangle& triangle, const PosedMesh& pose);
  PosedTriangle(const PosedTriangle&) = delete;
  PosedTriangle& operator=(const PosedTriangle&) = delete;
  ~PosedTriangle();

  operator ShapeRef() const { return hull_; }

 private:
  HullGeometry geometry_;
  Hull hull_;
};

}  // namespace collision
