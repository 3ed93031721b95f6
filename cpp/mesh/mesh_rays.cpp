#include "mesh/mesh_rays.h"

#include <algorithm>

#include "mesh/unit_ray.h"
#include "wire/room.h"

namespace collision {
namespace {

/** Tests the triangles on the ray's way: `test(triangle)` answers a limit for those that follow. */
template <class Test>
void visitHits(const UnitRay& ray, const TriangleTree& tree, const Test& test) {
  float limit = ray.end();
  tree.visitNearest(ray, limit, [&](const FourTriangles& four, float near) {
    for (unsigned lanes = ray.mayHit(four, near, limit); lanes != 0; lanes &= lanes - 1) {
      limit = test(four.triangle[static_cast<std::size_t>(std::countr_zero(lanes))], limit);
    }
  });
}

}  // namespace

TriangleHit nearestHit(const RayTriangles& triangles, const TriangleTree& tree) {
  NearestHit nearest(triangles);
  const UnitRay ray(triangles.ray(), tree.space());
  visitHits(ray, tree, [&](int triangle, float limit) {
    if (!nearest.test(triangle)) {
      return limit;
    }
    const HitPlace& place = nearest.nearest().place;
    return ray.limitOf(place.t + place.error);
  });
  return nearest.nearest();
}

bool allHits(const RayTriangles& triangles, const TriangleTree& tree,
             std::vector<TriangleHit>& hits) {
  constexpr std::size_t kFirstHits = 64;
  hits.clear();
  bool fits = true;
  const UnitRay ray(triangles.ray(), tree.space());
  visitHits(ray, tree, [&](int triangle, float limit) {
    const TriangleHit hit = triangles.hit(triangle);
    if (hit.triangle < 0 || !fits) {
      return limit;
    }
    if (hits.size() == hits.capacity()) {
      const std::size_t room = std::max(2 * hits.size(), kFirstHits);
      fits = hasRoomFor(static_cast<double>(room), sizeof(TriangleHit));
      if (!fits) {
        return -1.0F;  // nothing is nearer
      }
      hits.reserve(room);
    }
    hits.push_back(hit);
    return limit;
  });
  std::sort(hits.begin(), hits.end(), [&](const TriangleHit& a, const TriangleHit& b) {
    return triangles.comesBefore(a, b);
  });
  return fits;
}

RoughHit roughHit(const RayTriangles& triangles, const TriangleTree& tree) {
  const TriangleHit hit = nearestHit(triangles, tree);
  if (hit.triangle < 0) {
    return {};
  }
  constexpr double kMostError = 0x1p-32;
  const auto& [t, error] = hit.place;
  return {hit.triangle,
          error <= kMostError * std::fabs(t) ? t : triangles.parameterOf(hit.triangle)};
}

}  // namespace collision
