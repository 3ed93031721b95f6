#include "convex/corner_cloud.h"

#include "linear/frame.h"

namespace collision {
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

CornerCloud::CornerCloud(const PosedMesh& mesh, const Vec3& axis)
    : geometry_(HullGeometry::ofCorners(
          mesh.geometry->cornersAlong(toLocal(frameOf(mesh.rotation), axis)))),
      hull_{&geometry_, mesh.position, mesh.rotation} {}

}  // namespace collision
