// The corners of a mesh as those of a hull: what is asked about the furthest of them, or about all,
// is the same of their hull, which is not made for that.
#pragma once

#include "collision/hull.h"
#include "collision/mesh.h"
#include "shapes/visit_any.h"

namespace collision {

class CornerCloud {
 public:
  /** Of all corners, of a mesh that has triangles. */
  explicit CornerCloud(const PosedMesh& mesh);
  /** Of the corners that may be first or last along an axis. */
  CornerCloud(const PosedMesh& mesh, const Vec3& axis);
  CornerCloud(const CornerCloud&) = delete;
  CornerCloud& operator=(const CornerCloud&) = delete;

  [[nodiscard]] const Hull& hull() const { return hull_; }

 private:
  HullGeometry geometry_;
  Hull hull_;
};

/** Whether it is a mesh without triangles, which has no corners. */
inline bool isEmptyMesh(ShapeRef shape) {
  if constexpr (kHasHulls) {
    return isMesh(shape) && shape.as<PosedMesh>().geometry->triangleCount() == 0;
  }
  return false;
}

/** use(shape), or of a mesh use(its corners); where an axis is given those that matter along it. */
template <class Use, class... Axis>
auto withCorners(ShapeRef shape, const Use& use, const Axis&... axis) {
  if constexpr (kHasHulls) {
    if (isMesh(shape)) {
      const CornerCloud cloud(shape.as<PosedMesh>(), axis...);
      return use(ShapeRef(cloud.hull()));
    }
  }
  return use(shape);
}

}  // namespace collision
