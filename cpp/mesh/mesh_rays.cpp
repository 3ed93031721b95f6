#include "mesh/mesh_rays.h"

#include <algorithm>

#include "mesh/unit_ray.h"
#include "wire/room.h"

namespace collision {
namespace {

/** What is done with the triangles on a ray's way. One traversal for all, for the sake of size. */
class HitVisitor {
 public:
  HitVisitor() = default;
  HitVisitor(const HitVisitor&) = delete;
  HitVisitor& operator=(const HitVisitor&) = delete;
  virtual ~HitVisitor() = default;

  /** Answers a limit for those that follow. */
  virtual float visit(int triangle, float limit) = 0;
};

void visitHits(const UnitRay& ray, const TriangleTree& tree, HitVisitor& visitor) {
  float limit = ray.end();
  tree.visitNearest(ray, limit, [&](const FourTriangles& four, float near) {
    for (unsigned lanes = ray.mayHit(four, near, limit); lanes != 0; lanes &= lanes - 1) {
      const int triangle = four.triangle[static_cast<std::size_t>(std::countr_zero(lanes))];
      limit = visitor.visit(triangle, limit);
    }
  });
}

class NearestVisitor final : public HitVisitor {
 public:
  NearestVisitor(const RayTriangles& triangles, const UnitRay& ray)
      : nearest_(triangles), ray_(ray) {}

  float visit(int triangle, float limit) override {
    if (!nearest_.test(triangle)) {
      return limit;
    }
    const HitPlace& place = nearest_.nearest().place;
    return ray_.limitOf(place.t + place.error);
  }
  [[nodiscard]] const TriangleHit& nearest() const { return nearest_.nearest(); }

 private:
  NearestHit nearest_;
  const UnitRay& ray_;
};

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
  visitHits(ray, tree, visitor);
  return visitor.nearest();
}

bool allHits(const RayTriangles& triangles, const TriangleTree& tree,
             std::vector<TriangleHit>& hits) {
  hits.clear();
  AllVisitor visitor(triangles, hits);
  visitHits(triangles.unitRay(tree.space()), tree, visitor);
  const auto isNearer = [&](const TriangleHit& a, const TriangleHit& b) {
    return triangles.comesBefore(a, b);
  };
  std::make_heap(hits.begin(), hits.end(), isNearer);
  std::sort_heap(hits.begin(), hits.end(), isNearer);
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
