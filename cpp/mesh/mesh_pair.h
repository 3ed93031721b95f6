// Two shapes of which at least one is a mesh, as pairs of triangles: those that may meet, of which
// hierarchies in floats have passed over what surely doesn't, and how each pair does.
#pragma once

#include "answer/summary.h"
#include "collision/shape_cell.h"
#include "mesh/posed_triangle.h"
#include "mesh/pulled_back.h"
#include "mesh/tree_pairs.h"

namespace collision {

class MeshPair {
 public:
  /** Both valid. They must outlive it. */
  MeshPair(ShapeRef a, ShapeRef b);

  /** Visits, in any order, all pairs that are no further apart than so many meters. */
  void visitNear(double within, PairVisitor& visitor) const;
  /** Visits all that may be as near as the nearest that it has visited before: of two apart. */
  void visitNearest(NearVisitor& visitor) const;
  /**
   * Visits, about as they come, all that a may meet on a way until what the visitor answers, which
   * is 1 at first. Not of rays.
   */
  void visitOnWay(const RelativeWay& way, TimeVisitor& visitor) const;
  /** How a pair meets that was visited so. */
  [[nodiscard]] Summary summary(int triangleA, int triangleB, bool overlaps) const;
  /** use(a, b) of the shapes that a pair is, where they stand. */
  template <class Use>
  auto withShapes(int triangleA, int triangleB, const Use& use) const {
    const auto withB = [&](ShapeRef first) {
      if (meshB_ == nullptr) {
        return use(first, b_);
      }
      const PosedTriangle second(*meshB_, triangleB);
      return use(first, ShapeRef(second));
    };
    if (meshA_ == nullptr) {
      return withB(a_);
    }
    const PosedTriangle first(*meshA_, triangleA);
    return withB(first);
  }

  [[nodiscard]] ShapeRef a() const { return a_; }
  [[nodiscard]] ShapeRef b() const { return b_; }
  [[nodiscard]] int trianglesOfA() const { return countOf(meshA_); }
  [[nodiscard]] int trianglesOfB() const { return countOf(meshB_); }
  /** Null: it is no closed mesh, what is inside of which it is, too. */
  [[nodiscard]] const PosedMesh* solidA() const { return ifSolid(meshA_); }
  [[nodiscard]] const PosedMesh* solidB() const { return ifSolid(meshB_); }
  [[nodiscard]] bool hasSolid() const { return solidA() != nullptr || solidB() != nullptr; }
  /** Null: it is no mesh. */
  [[nodiscard]] const PosedMesh* meshA() const { return meshA_; }
  [[nodiscard]] const PosedMesh* meshB() const { return meshB_; }
  /** Null: the mesh stands as its numbers say. */
  static const PosedMesh* poseOf(const PosedMesh* mesh);

 private:
  /** Of what is no mesh 1. */
  static int countOf(const PosedMesh* mesh) {
    return mesh == nullptr ? 1 : mesh->geometry->triangleCount();
  }
  static const PosedMesh* ifSolid(const PosedMesh* mesh) {
    return mesh != nullptr && mesh->geometry->isSolid() ? mesh : nullptr;
  }
  void pullBack(ShapeRef shape, const PosedMesh& mesh);
  struct OneMesh;
  [[nodiscard]] Summary summaryOfMeshes(int triangleA, int triangleB) const;
  [[nodiscard]] Summary summaryOfPosed(int triangleA, int triangleB) const;

  ShapeRef a_;
  ShapeRef b_;
  const PosedMesh* meshA_;
  const PosedMesh* meshB_;
  bool standsTogether_ = false;  // both meshes were moved and turned in the same way
  // Of one mesh that stands elsewhere: the other shape as it is seen from there, off by so much,
  // and shapes that surely hold it and that it surely holds, if there are any.
  ShapeCell pulled_;
  ShapeCell outer_;
  ShapeCell inner_;
  double error_ = 0;
  PulledCorners corners_;  // of b, of two meshes
};

}  // namespace collision
