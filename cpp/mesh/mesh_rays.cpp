#include "mesh/mesh_rays.h"

#include <algorithm>

#include "mesh/visit_hits.h"
#include "number/sort_in_place.h"
#include "wire/room.h"

namespace collision {
namespace {

class AllVisitor final : public HitVisitor {
 public:
  AllVisitor(const RayTriangles& triangles, std::vector<TriangleHit>& hits)
      : triangles_(triangles), hits_(hits) {}

  float visit(int triangle, float limit) override {
    const TriangleHit hit = triangles_.hit(triangle);
    if (hit.triangle < 0 || !fits_) {
      return limit;
    }
    constexpr std::size_t kFirstHits = 64;
    if (hits_.size() == hits_.capacity()) {
      const std::size_t room = std::max(2 * hits_.size(), kFirstHits);
      fits_ = hasRoomFor(static_cast<double>(room), sizeof(TriangleHit));
      if (!fits_) {
        return -1.0F;  // nothing is nearer
      }
      hits_.reserve(room);
    }
    hits_.push_back(hit);
    return limit;
  }
  [[nodiscard]] bool fits() const { return fits_; }

 private:
  const RayTriangles& triangles_;
  std::vector<TriangleHit>& hits_;
  bool fits_ = true;
};

}  // namespace

TriangleHit nearestHit(const RayTriangles& triangles, const TriangleTree& tree) {
  const UnitRay ray = triangles.unitRay(tree.space());
  NearestVisitor visitor(triangles, ray);
  visitHits(ray, tree, visitor, NoHitRecord());
  return visitor.nearest();
}

bool allHits(const RayTriangles& triangles, const TriangleTree& tree,
             std::vector<TriangleHit>& hits) {
  hits.clear();
  AllVisitor visitor(triangles, hits);
  visitHits(triangles.unitRay(tree.space()), tree, visitor, NoHitRecord());
  const auto isNearer = [&](const TriangleHit& a, const TriangleHit& b) {
    return triangles.comesBefore(a, b);
  };
  sortInPlace(hits.begin(), hits.end(), isNearer);
  return visitor.fits();
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
