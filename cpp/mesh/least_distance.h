// How far a convex shape is from what a hierarchy of floats holds (triangle_tree.h), at least: by
// its box, and by planes that the shape lies behind, of which the best are across the ways to
// triangles that were near. And at most: by places of both that are near each other.
#pragma once

#include "collision/shape_ref.h"
#include "mesh/core_in_mesh.h"
#include "mesh/last_few.h"
#include "mesh/triangle_tree.h"

namespace collision {

class LeastDistance {
 public:
  using Floats = FourBoxes::Floats;

  /** Of a shape but a mesh, where the mesh is as its numbers say; off by so many meters. */
  LeastDistance(ShapeRef shape, const MeshSpace& space, double off);

  /** Tells by a plane across a way from the shape to the mesh, too: of any length but zero. */
  void addWay(const Vec3& way);

  /** Bits of the boxes that may be as near as `limit`, and how near they may be. */
  unsigned operator()(const FourBoxes& boxes, float limit, Floats& distances) const;
  /** Bits of such triangles, and how near they may be; lowers the limit to where one surely is. */
  unsigned operator()(const FourTriangles& triangles, float& limit, Floats& distances) const;
  /** Whether that is told about the shape: otherwise the limit stays what it is. */
  [[nodiscard]] bool tellsMost() const { return core_.hasNearest(); }

 private:
  /** The shape lies where dot(normal, p) is no more than `reach`. */
  struct Plane {
    Vector3<float> normal;
    float reach;
  };

  void addPlane(const Plane& plane);
  /** At least how far the shape is from each of four that BoxesAlong or TrianglesAlong tells of, by
   * the planes and across the way from its core to the middle. */
  template <class Along>
  [[nodiscard]] Lanes<float> distanceAcross(const Along& along) const;

  ShapeRef shape_;
  MeshSpace space_;
  CoreInMesh core_;
  double off_;  // here
  float wayMargin_;
  bool tellsNothing_ = false;  // too far away for floats
  Vector3<float> min_;
  Vector3<float> max_;
  LastFew<Plane, 6> planes_;
};

}  // namespace collision
