// The walk of a ray through a hierarchy: leaves front to back, their triangles tested in four lanes
// of floats for what is surely missed, the rest given to a visitor. A template of its recorder:
// with NoHitRecord, and recorded (walk_record.cpp).
#pragma once

#include "mesh/ray_triangles.h"
#include "mesh/triangle_tree.h"
#include "mesh/unit_ray.h"

namespace collision {

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

/** Nothing is noted. */
struct NoHitRecord : NoWalkRecord {
  /** The triangles of the leaf that was entered last, and bits of those that are visited next. */
  static void leaf(const FourTriangles& /*four*/, unsigned /*lanes*/) {}
  /** The triangle in a lane was visited. */
  static void visited(int /*lane*/) {}
};

template <class Record>
void visitHits(const UnitRay& ray, const TriangleTree& tree, HitVisitor& visitor, Record&& record) {
  float limit = ray.end();
  const auto visitLeaf = [&](const FourTriangles& four, float near) {
    unsigned lanes = ray.mayHit(four, near, limit);
    record.leaf(four, lanes);
    for (; lanes != 0; lanes &= lanes - 1) {
      const int lane = std::countr_zero(lanes);
      limit = visitor.visit(four.triangle[at(lane)], limit);
      record.visited(lane);
    }
  };
  tree.visitNearest(ray, limit, visitLeaf, record);
}

/** Finds the nearest hit, and lowers the limit to it. */
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

}  // namespace collision
