// Planes: signed distances, and the projected radius of what has one (Ericson, 5.2.2 to 5.2.4).
#include "tests.h"

namespace textbook {
namespace {

bool straddles(double least, double most) { return least <= 0 && most >= 0; }

}  // namespace

bool pointPlane(const Point& a, const Plane& b) { return b.distance(a.position) == 0; }

bool spherePlane(const Sphere& a, const Plane& b) {
  return magnitude(b.distance(a.center)) <= a.radius;
}

bool capsulePlane(const Capsule& a, const Plane& b) {
  const double start = b.distance(a.core.origin);
  const double end = start + dot(b.normal, a.core.direction);
  return straddles(least(start, end) - a.radius, most(start, end) + a.radius);
}

bool aabbPlane(const Aabb& a, const Plane& b) {
  const Vector center = (a.min + a.max) * 0.5;
  const Vector half = a.max - center;
  const double radius = half.x * magnitude(b.normal.x) + half.y * magnitude(b.normal.y) +
                        half.z * magnitude(b.normal.z);
  return magnitude(b.distance(center)) <= radius;
}

bool obbPlane(const Obb& a, const Plane& b) {
  const Vector normal = a.turned(b.normal);
  const double radius = a.half.x * magnitude(normal.x) + a.half.y * magnitude(normal.y) +
                        a.half.z * magnitude(normal.z);
  return magnitude(b.distance(a.center)) <= radius;
}

bool trianglePlane(const Triangle& a, const Plane& b) {
  const double first = b.distance(a.a);
  const double second = b.distance(a.b);
  const double third = b.distance(a.c);
  return straddles(least(first, second, third), most(first, second, third));
}

bool parallelogramPlane(const Parallelogram& a, const Plane& b) {
  const double radius =
      (magnitude(dot(b.normal, a.first)) + magnitude(dot(b.normal, a.second))) * 0.5;
  return magnitude(b.distance(a.center())) <= radius;
}

}  // namespace textbook
