// Rays and segments: closest points for round shapes, slabs for boxes (Kay and Kajiya), Möller and
// Trumbore for flat ones.
#include "closest.h"
#include "tests.h"

namespace textbook {
namespace {

bool slabs(const Curve& curve, const Vector& min, const Vector& max) {
  const Vector inverse{1 / curve.direction.x, 1 / curve.direction.y, 1 / curve.direction.z};
  const double x0 = (min.x - curve.origin.x) * inverse.x;
  const double x1 = (max.x - curve.origin.x) * inverse.x;
  const double y0 = (min.y - curve.origin.y) * inverse.y;
  const double y1 = (max.y - curve.origin.y) * inverse.y;
  const double z0 = (min.z - curve.origin.z) * inverse.z;
  const double z1 = (max.z - curve.origin.z) * inverse.z;
  const double enter = most(most(least(x0, x1), least(y0, y1)), least(z0, z1), 0);
  const double leave = least(least(most(x0, x1), most(y0, y1)), most(z0, z1), curve.end);
  return enter <= leave;
}

bool slabs(const Curve& curve, const Obb& box) {
  const Curve local{box.local(curve.origin), box.turned(curve.direction), curve.end};
  return slabs(local, box.half * -1, box.half);
}

/** `sum`: of a triangle, where u + v may be 1 at most; otherwise u and v each. */
template <bool sum>
bool flat(const Curve& curve, const Vector& corner, const Vector& first, const Vector& second) {
  const Vector p = cross(curve.direction, second);
  const double inverse = 1 / dot(first, p);
  const Vector offset = curve.origin - corner;
  const double u = dot(offset, p) * inverse;
  if (!(u >= 0 && u <= 1)) {
    return false;
  }
  const Vector q = cross(offset, first);
  const double v = dot(curve.direction, q) * inverse;
  if (v < 0 || (sum ? u + v : v) > 1) {
    return false;
  }
  const double t = dot(second, q) * inverse;
  return t >= 0 && t <= curve.end;
}

bool triangle(const Curve& curve, const Triangle& b) {
  return flat<true>(curve, b.a, b.b - b.a, b.c - b.a);
}
bool parallelogram(const Curve& curve, const Parallelogram& b) {
  return flat<false>(curve, b.corner, b.first, b.second);
}

bool plane(const Curve& curve, const Plane& b) {
  const double t = -b.distance(curve.origin) / dot(b.normal, curve.direction);
  return t >= 0 && t <= curve.end;
}

}  // namespace

bool segmentSphere(const Segment& a, const Sphere& b) {
  return squaredDistance(b.center, a) <= b.radius * b.radius;
}
bool raySphere(const Ray& a, const Sphere& b) {
  return squaredDistance(b.center, a) <= b.radius * b.radius;
}
bool segmentCapsule(const Segment& a, const Capsule& b) {
  return squaredDistance(a, b.core) <= b.radius * b.radius;
}
bool rayCapsule(const Ray& a, const Capsule& b) {
  return squaredDistance(a, b.core) <= b.radius * b.radius;
}
bool segmentAabb(const Segment& a, const Aabb& b) { return slabs(a, b.min, b.max); }
bool rayAabb(const Ray& a, const Aabb& b) { return slabs(a, b.min, b.max); }
bool segmentObb(const Segment& a, const Obb& b) { return slabs(a, b); }
bool rayObb(const Ray& a, const Obb& b) { return slabs(a, b); }
bool segmentTriangle(const Segment& a, const Triangle& b) { return triangle(a, b); }
bool rayTriangle(const Ray& a, const Triangle& b) { return triangle(a, b); }
bool segmentParallelogram(const Segment& a, const Parallelogram& b) { return parallelogram(a, b); }
bool rayParallelogram(const Ray& a, const Parallelogram& b) { return parallelogram(a, b); }
bool segmentPlane(const Segment& a, const Plane& b) { return plane(a, b); }
bool rayPlane(const Ray& a, const Plane& b) { return plane(a, b); }

}  // namespace textbook
