// Does a ray meet a parallelogram, and where? As with the triangle, but both coordinates run from 0
// to 1: the ray's line must pass between each pair of opposite edges. Source: Möller, Trumbore
// 1997, with the triangle's last condition replaced.
#include "pairs/pairs.h"
#include "query/ray_flat.h"
#include "query/ray_polygon.h"

namespace collision {
namespace {

constexpr int kInPlane = 4;
constexpr int kOnLine = 8;
constexpr Interval kUnit{0, 1};

/** Features: 0 the face, 1–4 the edges ab, bd, dc, ca, 5–8 the corners a, b, d, c. */
int featureOf(bool u0, bool u1, bool v0, bool v1) {
  if (v0) {
    return u0 ? 5 : (u1 ? 6 : 1);
  }
  if (v1) {
    return u0 ? 8 : (u1 ? 7 : 3);
  }
  return u0 ? 4 : (u1 ? 2 : 0);
}

}  // namespace

Verdict rayParallelogram(const Ray& ray, const Parallelogram& parallelogram, Trace* trace) {
  const auto& [origin, direction, maxDistance] = ray;
  const auto& [a, b, c] = parallelogram;
  const std::array<Vec3, 4> corners = parallelogram.corners();
  const Vec3 normal = normalOf(a, b, c);
  if (isZero(normal)) {
    return rayOnSegment(ray, corners, kOnLine, trace);
  }
  const Decision facing = signOfDot(direction, normal);
  if (facing.zero()) {
    return rayAlongPlane(ray, corners, normal, kInPlane, trace);
  }

  const Vec3 ab = b - a;
  const Vec3 ac = c - a;
  const Decision passesCa = edgeSide(origin, direction, c, a);
  const Decision passesAb = edgeSide(origin, direction, a, b);
  const Decision passesBd = lineSide(origin, direction, b, ac);
  const Decision passesDc = lineSide(origin, direction, c, -ab);
  const double total = dot(direction, normal);
  const double u = edgeVolume(origin, direction, c, a) / total;
  const double v = edgeVolume(origin, direction, a, b) / total;

  const std::array<EdgeRow, 2> rows{
      {{u, kUnit, greater(against(passesCa, facing), against(passesBd, facing)), ac},
       {v, kUnit, greater(against(passesAb, facing), against(passesDc, facing)), ab}}};
  const int feature = featureOf(passesCa.zero(), passesBd.zero(), passesAb.zero(), passesDc.zero());
  return rayThroughPlane(ray, {corners, normal, facing, rows, u, v, feature}, trace);
}

}  // namespace collision
