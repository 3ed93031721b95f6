#include "mesh/wire_mesh.h"

#include "mesh/mesh_rays.h"
#include "shapes/ray.h"

namespace collision {

bool WireMesh::reserveRays(double count) {
  if (!hasRoomFor(count, at(numbersOf<Ray>()) * sizeof(double))) {
    return false;
  }
  const auto rays = static_cast<std::size_t>(count);
  return rays_.tryResize(rays * at(numbersOf<Ray>())) && triangles_.tryResize(rays) &&
         parameters_.tryResize(rays);
}

int WireMesh::raycasts(const HitOptions& options) {
  int hits = 0;
  for (std::size_t i = 0; i < triangles_.size(); ++i) {
    const double* const numbers = &rays_[i * at(numbersOf<Ray>())];
    RoughHit hit{kInvalidRay, kNone};
    if (!ShapeTraits<Ray>::check(numbers)) {
      const Ray ray = ShapeTraits<Ray>::read(numbers);
      hit = roughHit(RayTriangles(ray, mesh_.triangles(), options), mesh_.tree());
      hits += hit.triangle >= 0 ? 1 : 0;
    }
    triangles_[i] = hit.triangle;
    parameters_[i] = hit.t;
  }
  return hits;
}

}  // namespace collision
