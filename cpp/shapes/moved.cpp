#include "shapes/moved.h"

#include "shapes/all.h"
#include "shapes/visit_any.h"

namespace collision {
namespace {

Point movedBy(const Point& s, const Vec3& by) { return {s.position + by}; }
Segment movedBy(const Segment& s, const Vec3& by) { return {s.start + by, s.end + by}; }
Ray movedBy(const Ray& s, const Vec3& by) { return {s.origin + by, s.direction, s.maxDistance}; }
Sphere movedBy(const Sphere& s, const Vec3& by) { return {s.center + by, s.radius}; }
Capsule movedBy(const Capsule& s, const Vec3& by) { return {s.start + by, s.end + by, s.radius}; }
Aabb movedBy(const Aabb& s, const Vec3& by) { return {s.min + by, s.max + by}; }
Obb movedBy(const Obb& s, const Vec3& by) { return {s.center + by, s.rotation, s.halfExtents}; }
Triangle movedBy(const Triangle& s, const Vec3& by) { return {s.a + by, s.b + by, s.c + by}; }
Parallelogram movedBy(const Parallelogram& s, const Vec3& by) {
  return {s.a + by, s.b + by, s.c + by};
}
Plane movedBy(const Plane& s, const Vec3& by) { return {s.normal, s.constant - dot(s.normal, by)}; }
template <class Posed>
Posed movedBy(Posed posed, const Vec3& by) {
  posed.position = posed.position + by;
  return posed;
}

}  // namespace

ShapeCell moved(ShapeRef shape, const Vec3& by) {
  return visitAny(shape, [&](const auto& s) -> ShapeCell { return movedBy(s, by); });
}

}  // namespace collision
