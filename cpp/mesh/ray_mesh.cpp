#include "mesh/ray_mesh.h"

#include "mesh/ray_triangles.h"
#include "shapes/ray.h"

namespace collision {
namespace {

bool isTheSame(const Triangle& one, const Triangle& other) {
  return one.a == other.a && one.b == other.b && one.c == other.c;
}

}  // namespace

MeshHit nearestOnMesh(const Ray& ray, std::span<const double> positions,
                      std::span<const std::int32_t> indices, const HitOptions& options) {
  const TriangleList triangles(positions, indices);
  const RayTriangles hits(ray, triangles, options);
  NearestHit nearest(hits);
  for (int i = 0; i < triangles.count(); ++i) {
    // What stands there again, as in a list that was not filled, is hit no sooner.
    if (i == 0 || !isTheSame(triangles[i], triangles[i - 1])) {
      nearest.test(i);
    }
  }
  const int found = nearest.nearest().triangle;
  return found < 0 ? MeshHit{} : hits.answer(found);
}

MeshFault checkMesh(std::span<const double> positions, std::span<const std::int32_t> indices) {
  if (const Fault fault = checkMagnitudes(positions)) {
    return {fault, MeshArgument::positions};
  }
  const std::size_t corners = positions.size() / TriangleList::kCoordinates;
  int at = 0;
  for (const std::int32_t index : indices) {
    if (index < 0 || static_cast<std::size_t>(index) >= corners) {
      return {{Reason::outOfRange, at}, MeshArgument::indices};
    }
    ++at;
  }
  return {};
}

MeshHit raycastMesh(const Ray& ray, std::span<const double> positions,
                    std::span<const std::int32_t> indices, const HitOptions& options) {
  MeshFault fault{check(ray), MeshArgument::ray};
  if (!fault) {
    fault = checkMesh(positions, indices);
  }
  if (fault) {
    return {-1, invalidVerdict(fault.fault.reason)};
  }
  return nearestOnMesh(ray, positions, indices, options);
}

}  // namespace collision
