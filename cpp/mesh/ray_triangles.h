// Which triangles of a list a ray hits, and in which order: in doubles where their bounds tell,
// else by the pair's own test. It is what questions with a hierarchy and without one have in
// common.
//
// Every sign about an edge is exact and belongs to the edge, not to the triangle: triangles that
// share an edge agree about the ray, so it can't slip through between them.
#pragma once

#include "answer/ask.h"
#include "collision/mesh.h"
#include "curve/hit_order.h"
#include "mesh/posed_triangle.h"
#include "mesh/triangle_list.h"
#include "mesh/unit_ray.h"
#include "pairs/filter/line_rows.h"

namespace collision {

/** A triangle that is hit, and where along the ray; −1: none. */
struct TriangleHit {
  int triangle = -1;
  HitPlace place;
};

/**
 * By their parameters, of equal ones the triangle that comes first; `enterOf(triangle)` gives the
 * exact parameter.
 */
template <class EnterOf>
bool isEarlier(const TriangleHit& a, const TriangleHit& b, const EnterOf& enterOf) {
  const Sign roughly = compare(a.place, b.place);
  const Sign order =
      roughly == Sign::zero ? compare(enterOf(a.triangle), enterOf(b.triangle)) : roughly;
  return order == Sign::negative || (order == Sign::zero && a.triangle < b.triangle);
}

/** Of a segment or ray and a triangle of a mesh where it stands: the test, without culled hits. */
Verdict testPosedTriangle(ShapeRef curve, const PosedTriangle& triangle, const Ask& ask);

class RayTriangles {
 public:
  /** Of a valid ray and list; `pose`: of a mesh that stands elsewhere than its numbers say. */
  RayTriangles(const Ray& ray, const TriangleList& triangles, const HitOptions& options,
               const PosedMesh* pose = nullptr);

  /** The ray as its hierarchy sees it. */
  [[nodiscard]] UnitRay unitRay(const MeshSpace& space) const;

  /** Where the ray hits a triangle. Culled ones are none. */
  [[nodiscard]] TriangleHit hit(int triangle) const;
  /** In the exact order of parameters; of equal ones the triangle that comes first. */
  [[nodiscard]] bool comesBefore(const TriangleHit& a, const TriangleHit& b) const;
  /** The parameter at which a triangle is hit, rounded once. */
  [[nodiscard]] double parameterOf(int triangle) const;
  /** The verdict of the ray and a triangle that it hits, without a witness. */
  [[nodiscard]] MeshHit answer(int triangle) const;

 private:
  /** `kIsPosed`: the line is the ray as it is seen from where the mesh stands. */
  template <bool kIsPosed>
  [[nodiscard]] TriangleHit hitOfLine(int triangle) const;
  /** By the pair's test, which is slower, and exact. */
  [[nodiscard]] TriangleHit hitByTest(int triangle, const Triangle& corners) const;
  /** The verdict of the ray and a triangle, as it stands. */
  [[nodiscard]] Verdict test(int triangle, const Ask& ask) const;

  const Ray& ray_;
  const TriangleList& triangles_;
  const HitOptions& options_;
  const PosedMesh* pose_;
  filter::Line line_;
  filter::LineOff<double> off_;
  double directionSize_;
  bool isOrdinary_;
};

/** The nearest of the hits that it is shown. */
class NearestHit {
 public:
  explicit NearestHit(const RayTriangles& triangles) : triangles_(triangles) {}

  /** Whether the triangle is the nearest so far. */
  bool test(int triangle) {
    const TriangleHit own = triangles_.hit(triangle);
    if (own.triangle < 0 || (nearest_.triangle >= 0 && !triangles_.comesBefore(own, nearest_))) {
      return false;
    }
    nearest_ = own;
    return true;
  }
  [[nodiscard]] const TriangleHit& nearest() const { return nearest_; }

 private:
  const RayTriangles& triangles_;
  TriangleHit nearest_;
};

}  // namespace collision
