#include "mesh/wire_mesh.h"

#include <algorithm>

#include "mesh/mesh_file.h"
#include "mesh/mesh_rays.h"
#include "shapes/ray.h"

namespace collision {

bool WireMesh::reserveRays(double count) {
  if (!hasRoomFor(count, at(numbersOf<Ray>()) * sizeof(double))) {
    return false;
  }
  const auto rays = static_cast<std::size_t>(count);
  return rays_.tryResize(rays * at(numbersOf<Ray>())) && hitTriangles_.tryResize(rays) &&
         parameters_.tryResize(rays);
}

int WireMesh::raycasts(const HitOptions& options) {
  int hits = 0;
  for (std::size_t i = 0; i < hitTriangles_.size(); ++i) {
    const double* const numbers = &rays_[i * at(numbersOf<Ray>())];
    RoughHit hit{kInvalidRay, kNone};
    if (!ShapeTraits<Ray>::check(numbers)) {
      const Ray ray = ShapeTraits<Ray>::read(numbers);
      hit = roughHit(RayTriangles(ray, mesh().triangles(), options), mesh().tree());
      hits += hit.triangle >= 0 ? 1 : 0;
    }
    hitTriangles_[i] = hit.triangle;
    parameters_[i] = hit.t;
  }
  return hits;
}

void WireMesh::refit(std::vector<double> positions) {
  Mesh::State& state = *mesh_.state_;
  state.positions = std::move(positions);
  state.mesh.refit(TriangleList(state.positions, state.indices));
}

bool WireMesh::serialize() {
  const auto& [positions, indices, own] = *mesh_.state_;
  if (!file_.tryResize(meshFileBytes(positions.size(), indices.size(), own.tree()))) {
    return false;
  }
  writeMeshFile(positions, indices, own.tree(), file_.data());
  return true;
}

int WireMesh::findMeeting(ShapeRef shape) {
  met_ = 0;
  visitMeeting(mesh_, shape, *this);
  return met_;
}

bool WireMesh::visit(int triangle, Outcome outcome) {
  const std::size_t count = at(met_);
  if (count == outcomes_.size()) {
    constexpr std::size_t kFirst = 64;
    const std::size_t room = std::max(2 * count, kFirst);
    if (!triangles_.tryResize(room) || !outcomes_.tryResize(room)) {
      met_ = kNoRoom;
      return false;
    }
  }
  triangles_[count] = triangle;
  outcomes_[count] = static_cast<std::uint8_t>(outcome);
  ++met_;
  return true;
}

}  // namespace collision
