// A convex shape in floats, in the mesh's space: a way from it to a place, and how far it reaches
// along that way. Whatever the way is, no place beyond that reach is in the shape.
#pragma once

#include <array>
#include <vector>

#include "collision/hull.h"
#include "collision/shape_ref.h"
#include "mesh/mesh_space.h"
#include "number/lanes.h"

namespace collision {

class CoreInMesh {
 public:
  using Lane = Lanes<float>;

  /**
   * Of a shape but a mesh; for any that is far away, hulls of many corners and planes nothing is
   * told.
   */
  CoreInMesh(ShapeRef shape, const MeshSpace& space);

  [[nodiscard]] bool isTold() const { return form_ != Form::none; }
  /** Whether nearestTo() gives places of the shape's core, not of a box around it. */
  [[nodiscard]] bool hasNearest() const { return isTold() && form_ != Form::hull; }
  /** Places that are within radius() of the shape, the nearest ones, about; of a hull of its box.
   */
  [[nodiscard]] Vector3<Lane> nearestTo(const Vector3<Lane>& places) const;
  [[nodiscard]] float radius() const { return radius_; }
  /** Whether it is one place, but for the radius. */
  [[nodiscard]] bool isPlace() const {
    return form_ == Form::halfAxes && inverseSquares_ == std::array<float, 3>{};
  }
  /** Unit vectors, about, from the shape to places, the shortest ways, about; NaN inside of it. */
  [[nodiscard]] Vector3<Lane> waysTo(const Vector3<Lane>& places) const;
  /** How far the shape reaches along unit vectors. */
  [[nodiscard]] Lane reachAlong(const Vector3<Lane>& ways) const;
  /** No coordinate of a place of it is greater. */
  [[nodiscard]] double size() const { return size_; }

 private:
  /**
   * A center and half-axes that are perpendicular, of a hull those of a box around it, or a corner
   * and the edges from there.
   */
  enum class Form : signed char { none, halfAxes, hull, triangle, parallelogram };

  void take(Form form, const Vec3& place, const std::array<Vec3, 3>& vectors);
  void takeHull(const Hull& hull, const MeshSpace& space);

  Form form_ = Form::none;
  Vector3<float> place_;
  std::array<Vector3<float>, 3> vectors_;
  std::array<float, 3> inverseSquares_{};  // of their lengths; 0 of none
  std::vector<Vector3<float>> corners_;    // of a hull
  float radius_ = 0;
  double size_ = 0;
};

}  // namespace collision
