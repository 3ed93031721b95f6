// When a shape that moves straight may meet what a hierarchy of floats holds (triangle_tree.h), not
// before: by the spans of time in which it is beside a box, and by planes between the two, which it
// takes a while to reach.
// Source: Mirtich, Impulse-based dynamic simulation of rigid body systems, 1996, for advancing by
// what is surely free.
#pragma once

#include <array>

#include "collision/shape_ref.h"
#include "mesh/core_in_mesh.h"
#include "mesh/last_few.h"
#include "mesh/triangle_tree.h"

namespace collision {

class WayInMesh {
 public:
  using Floats = FourBoxes::Floats;

  /**
   * Of a shape but a mesh or a ray, where the mesh is as its numbers say, that goes this way from
   * time 0 to 1; wherever it is then, off by no more than so many meters.
   */
  WayInMesh(ShapeRef shape, const MeshSpace& space, const Vec3& way, double off);

  /** Tells by a plane across an axis from the shape to the mesh, too: of any length but zero. */
  void addAxis(const Vec3& axis);

  /** Bits of the boxes that may be met until a time, of those that there are, and not before when.
   */
  unsigned operator()(const FourBoxes& boxes, float limit, Floats& times) const;
  /** The same of triangles. */
  unsigned operator()(const FourTriangles& triangles, float limit, Floats& times) const;

 private:
  using Lane = Lanes<float>;

  /** What the shape covers along a normal at time 0, and how far it goes along that. */
  struct Row {
    Vector3<float> normal;
    float low;
    float high;
    float speed;
  };
  /** `off`: what the numbers are off by. */
  void addRow(const Vec3& normal, double low, double high, double off);
  /**
   * Bits of what may be met, and when. `along`: BoxesAlong or TrianglesAlong; `steps`: how often to
   * look for a plane between.
   */
  template <class Along>
  unsigned timesOf(const Along& along, int steps, float limit, Floats& times) const;

  /** At time 0 the shape reaches so far along a normal, and goes on by `speed` in all. */
  struct Plane {
    Vector3<float> normal;
    float reach;
    float speed;
  };

  CoreInMesh core_;
  Vec3 way_;  // here
  float margin_ = 0;
  double off_;
  std::array<Row, 3> rows_{};
  int rowCount_ = 0;
  LastFew<Plane, 4> planes_;
};

}  // namespace collision
