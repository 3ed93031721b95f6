// Does a ray meet a triangle, and where? The ray's line must pass all three edges on the same side;
// the three volumes are the barycentric coordinates times their sum. And the parameter at which it
// crosses the plane must lie within the ray.
// Source: Möller, Trumbore 1997, with the edge volumes of Segura, Feito 2001, so that triangles
// which share an edge agree about it.
#include "pairs/pairs.h"
#include "query/ray_flat.h"
#include "query/ray_polygon.h"

namespace collision {
namespace {

constexpr int kInPlane = 5;
constexpr int kOnLine = 8;
constexpr Interval kNotNegative{0, kInfinity};

/** Features: 0 the face, 1–3 the edges ab, bc, ca, 4–6 the corners a, b, c. */
int featureOf(bool onAb, bool onBc, bool onCa) {
  if (onAb && onCa) {
    return 4;
  }
  if (onAb && onBc) {
    return 5;
  }
  if (onBc && onCa) {
    return 6;
  }
  if (onAb || onBc) {
    return onAb ? 1 : 2;
  }
  return onCa ? 3 : 0;
}

}  // namespace

Verdict rayTriangle(const Ray& ray, const Triangle& triangle, Trace* trace) {
  const auto& [origin, direction, maxDistance] = ray;
  const auto& [a, b, c] = triangle;
  const std::array<Vec3, 3> corners = triangle.corners();
  const Vec3 normal = normalOf(a, b, c);
  if (isZero(normal)) {
    return rayOnSegment(ray, corners, kOnLine, trace);
  }
  const Decision facing = signOfDot(direction, normal);
  if (facing.zero()) {
    return rayAlongPlane(ray, corners, normal, kInPlane, trace);
  }

  const Decision passesCa = edgeSide(origin, direction, c, a);
  const Decision passesAb = edgeSide(origin, direction, a, b);
  const Decision passesBc = edgeSide(origin, direction, b, c);
  const double volumeU = edgeVolume(origin, direction, c, a);
  const double volumeV = edgeVolume(origin, direction, a, b);
  const double volumeW = edgeVolume(origin, direction, b, c);
  const double total = volumeU + volumeV + volumeW;
  const double u = volumeU / total;
  const double v = volumeV / total;
  const double w = volumeW / total;

  // Inside is where a volume has the sign of direction · normal.
  const std::array<EdgeRow, 3> rows{{{u, kNotNegative, against(passesCa, facing), a - c},
                                     {v, kNotNegative, against(passesAb, facing), b - a},
                                     {w, kNotNegative, against(passesBc, facing), c - b}}};
  const int feature = featureOf(passesAb.zero(), passesBc.zero(), passesCa.zero());
  return rayThroughPlane(ray, {corners, normal, facing, rows, u, v, feature}, trace);
}

}  // namespace collision
