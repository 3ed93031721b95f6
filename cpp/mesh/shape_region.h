// Where a shape is, as a hierarchy of floats asks about it (triangle_tree.h): in its box and
// between up to three pairs of parallel planes, in the mesh's space, widened by more than all
// roundings. What lies outside surely does not meet the shape. Of boxes and spheres also what is
// surely inside.
#pragma once

#include <array>

#include "collision/shape_ref.h"
#include "mesh/triangle_tree.h"
#include "number/lanes.h"

namespace collision {

class ShapeRegion {
 public:
  /** `within`: and what is no further away from it, in meters; a shape may be off by that. */
  COLLISION_COLD ShapeRegion(ShapeRef shape, const MeshSpace& space, double within = 0);

  /** Bits of those that may meet the shape, and among them of those that surely lie inside. */
  struct Found {
    unsigned meeting;
    unsigned inside;
  };
  [[nodiscard]] Found find(const FourBoxes& boxes) const;
  /** Inside: with a place at least. */
  [[nodiscard]] Found find(const FourTriangles& triangles) const;
  /** Of these boxes, of which there are some, the one whose middle is nearest to the shape's. */
  [[nodiscard]] int nearestOf(const FourBoxes& boxes, unsigned which) const;

 private:
  using Floats = Lanes<float>;

  /** What lies between two planes across a normal: outside of the outer ones nothing does. */
  struct Slab {
    Vector3<float> normal;
    float low;
    float high;
    float innerLow;
    float innerHigh;
  };
  /** Of a shape that covers these numbers along a normal, which are off by less than `off`. */
  void addSlab(const Vec3& normal, double low, double high, double off, bool isSolid);

  double widening_;  // of everything, in the mesh's space
  Vector3<float> min_;
  Vector3<float> max_;
  Vector3<float> twiceMiddle_;
  std::array<Slab, 3> slabs_{};
  int slabCount_ = 0;

  enum class Inside : signed char { nothing, box, slabs, sphere };
  Inside inside_ = Inside::nothing;
  Vector3<float> innerMin_;  // of a sphere the center
  Vector3<float> innerMax_;
  float innerSquare_ = 0;  // and radii, squared
  float outerSquare_ = 0;
};

}  // namespace collision
