#include "shapes/bounds.h"

#include <array>

#include "number/index.h"

namespace collision {
namespace {

/**
 * [middle − reach, middle + reach], widened for rounding. `reach` and `middle` were computed with
 * at most eight roundings of positive terms no larger than `scale`, so their errors stay below 16 ·
 * 2⁻⁵³ scale; the least normal number covers what underflow may lose.
 */
Interval widened(double middle, double reach, double scale) {
  const double slack = scale * 0x1p-49 + std::numeric_limits<double>::min();
  return {middle - reach - slack, middle + reach + slack};
}

struct BoundsOf {
  Bounds operator()(const Ray& ray) const {
    Bounds bounds;
    const double end = ray.bounded() ? ray.end() : kInfinity;
    for (int i = 0; i < 3; ++i) {
      const double start = ray.origin[i];
      const double slope = ray.direction[i];
      if (slope == 0) {
        bounds.min[i] = bounds.max[i] = start;
        continue;
      }
      const double along = slope * end;
      const Interval far = widened(start + along, 0, std::fabs(start) + std::fabs(along));
      bounds.min[i] = slope > 0 ? start : far.min;
      bounds.max[i] = slope > 0 ? far.max : start;
    }
    return bounds;
  }
  Bounds operator()(const Plane& /*plane*/) const {
    return {{-kInfinity, -kInfinity, -kInfinity}, {kInfinity, kInfinity, kInfinity}};
  }
  Bounds operator()(const Sphere& sphere) const {
    Bounds bounds;
    for (int i = 0; i < 3; ++i) {
      set(bounds, i, sphere.center[i], sphere.radius);
    }
    return bounds;
  }
  Bounds operator()(const Aabb& box) const { return {box.min, box.max}; }
  Bounds operator()(const Obb& box) const {
    Bounds bounds;
    const std::array<Vec3, 3> units = box.units();
    for (int i = 0; i < 3; ++i) {
      double reach = 0;
      for (int k = 0; k < 3; ++k) {
        reach += box.halfExtents[k] * std::fabs(units[at(k)][i]);
      }
      // Unit axes are rounded too: the error of each term is relative to the half extent.
      const double scale = box.halfExtents.x + box.halfExtents.y + box.halfExtents.z;
      const Interval side = widened(box.center[i], reach, std::fabs(box.center[i]) + scale);
      bounds.min[i] = side.min;
      bounds.max[i] = side.max;
    }
    return bounds;
  }
  Bounds operator()(const Triangle& triangle) const { return ofPoints(triangle.corners()); }
  Bounds operator()(const Point& point) const { return {point.position, point.position}; }
  Bounds operator()(const Segment& segment) const { return ofPoints(segment.corners()); }
  Bounds operator()(const Capsule& capsule) const {
    Bounds bounds = ofPoints(capsule.corners());
    for (int i = 0; i < 3; ++i) {
      const double scale = std::fabs(bounds.min[i]) + std::fabs(bounds.max[i]) + capsule.radius;
      bounds.min[i] = widened(bounds.min[i], capsule.radius, scale).min;
      bounds.max[i] = widened(bounds.max[i], capsule.radius, scale).max;
    }
    return bounds;
  }
  Bounds operator()(const Parallelogram& parallelogram) const {
    Bounds bounds = ofPoints(parallelogram.corners());
    const Vec3& a = parallelogram.a;
    const Vec3& b = parallelogram.b;
    const Vec3& c = parallelogram.c;
    for (int i = 0; i < 3; ++i) {  // the fourth corner is rounded
      const double scale = std::fabs(a[i]) + std::fabs(b[i]) + std::fabs(c[i]);
      bounds.min[i] = widened(bounds.min[i], 0, scale).min;
      bounds.max[i] = widened(bounds.max[i], 0, scale).max;
    }
    return bounds;
  }

 private:
  static void set(Bounds& bounds, int i, double middle, double reach) {
    const Interval side = widened(middle, reach, std::fabs(middle) + reach);
    bounds.min[i] = side.min;
    bounds.max[i] = side.max;
  }
  template <class Points>
  static Bounds ofPoints(const Points& points) {
    Bounds bounds{points[0], points[0]};
    for (const Vec3& point : points) {
      for (int i = 0; i < 3; ++i) {
        bounds.min[i] = std::fmin(bounds.min[i], point[i]);
        bounds.max[i] = std::fmax(bounds.max[i], point[i]);
      }
    }
    return bounds;
  }
};

}  // namespace

Bounds boundsOf(const AnyShape& shape) { return std::visit(BoundsOf{}, shape); }

}  // namespace collision
