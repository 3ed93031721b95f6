// A shape as it is seen from where a mesh stands: rounded, so it says only what is surely beside.
#pragma once

#include <array>

#include "collision/mesh.h"
#include "collision/shape_cell.h"
#include "linear/vec3.h"
#include "number/index.h"

namespace collision {

/** More than what a place seen from there is off by, of all lengths that it is made of. */
inline constexpr double kPulledBackPart = 0x1p-40;

struct PulledBack {
  ShapeCell shape;
  /** Meters: within reach of the mesh no place of the shape is further off than this. */
  double error = 0;
};

/** The same of another mesh. */
class PulledCorners {
 public:
  PulledCorners() = default;
  PulledCorners(const PosedMesh& other, const PosedMesh& mesh);

  [[nodiscard]] Triangle operator()(const Triangle& triangle) const {
    return {place(triangle.a), place(triangle.b), place(triangle.c)};
  }
  [[nodiscard]] Vec3 place(const Vec3& corner) const {
    return origin_ + axis_[0] * corner.x + axis_[1] * corner.y + axis_[2] * corner.z;
  }
  /** Where an axis of the other mesh points: a unit vector, rounded. */
  [[nodiscard]] const Vec3& axis(int i) const { return axis_[at(i)]; }
  /** Meters that a place is off by, as far as the two reach. */
  [[nodiscard]] double error() const { return error_; }

 private:
  Vec3 origin_;
  std::array<Vec3, 3> axis_{};
  double error_ = 0;
};

/** A way as seen from there: as long, rounded. */
Vec3 pulledWay(const Vec3& way, const PosedMesh& mesh);

/** Of a valid shape but a mesh. */
PulledBack pulledBack(ShapeRef shape, const PosedMesh& mesh);

}  // namespace collision
