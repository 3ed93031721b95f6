#include "convex/corner_cloud.h"

#include <algorithm>

#include "linear/vec3.h"

namespace collision {

HullGeometry HullGeometry::ofCorners(std::vector<Vec3> corners) {
  HullGeometry cloud;
  cloud.dimension_ = 3;
  cloud.corners_ = std::move(corners);
  for (const Vec3& corner : cloud.corners_) {
    cloud.extent_ = std::max(cloud.extent_, largestMagnitude(corner));
  }
  return cloud;
}

namespace {

std::vector<Vec3> cornersOf(const Mesh& mesh) {
  std::vector<Vec3> corners;
  corners.reserve(3 * static_cast<std::size_t>(mesh.triangleCount()));
  for (int i = 0; i < mesh.triangleCount(); ++i) {
    const auto [a, b, c] = mesh.triangle(i);
    corners.insert(corners.end(), {a, b, c});
  }
  return corners;
}

}  // namespace

CornerCloud::CornerCloud(const PosedMesh& mesh)
    : geometry_(HullGeometry::ofCorners(cornersOf(*mesh.geometry))),
      hull_{&geometry_, mesh.position, mesh.rotation} {}

}  // namespace collision
