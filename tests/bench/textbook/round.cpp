// Points, spheres and capsules: a distance against a radius.
#include "closest.h"
#include "tests.h"

namespace textbook {
namespace {

constexpr double squared(double value) { return value * value; }

bool within(double squaredDistance, double radius) { return squaredDistance <= squared(radius); }

/** From a point to a box along the world's axes. */
double squaredDistanceToAabb(const Vector& p, const Aabb& box) {
  return squaredLength({most(box.min.x - p.x, 0, p.x - box.max.x),
                        most(box.min.y - p.y, 0, p.y - box.max.y),
                        most(box.min.z - p.z, 0, p.z - box.max.z)});
}

/** How far p is outside of the box along each axis, with its sign. */
Vector outside(const Vector& p, const Vector& half) {
  return {p.x - clamp(p.x, -half.x, half.x), p.y - clamp(p.y, -half.y, half.y),
          p.z - clamp(p.z, -half.z, half.z)};
}

/**
 * From a segment to the box around 0: the squared distance along the segment is convex and made of
 * parabolas that meet where the segment crosses a plane of a face. Between which of these six the
 * least lies is found by the sign of the slope, its place by the slope's zero.
 */
double squaredDistanceToBox(const Curve& segment, const Vector& half) {
  const Vector& o = segment.origin;
  const Vector& d = segment.direction;
  double low = 0;
  double high = segment.end;
  const auto slope = [&](double t) { return dot(outside(o + d * t, half), d); };
  double slopeLow = slope(low);
  double slopeHigh = slope(high);
  if (slopeLow >= 0) {
    return squaredLength(outside(o, half));
  }
  if (slopeHigh <= 0) {
    return squaredLength(outside(o + d * high, half));
  }
  const double crossings[] = {(-half.x - o.x) / d.x, (half.x - o.x) / d.x,  (-half.y - o.y) / d.y,
                              (half.y - o.y) / d.y,  (-half.z - o.z) / d.z, (half.z - o.z) / d.z};
  for (const double t : crossings) {
    if (t > low && t < high) {
      const double at = slope(t);
      (at < 0 ? low : high) = t;
      (at < 0 ? slopeLow : slopeHigh) = at;
    }
  }
  const double t = low - slopeLow * (high - low) / (slopeHigh - slopeLow);
  return squaredLength(outside(o + d * t, half));
}

}  // namespace

bool pointSphere(const Point& a, const Sphere& b) {
  return within(squaredLength(a.position - b.center), b.radius);
}
bool pointCapsule(const Point& a, const Capsule& b) {
  return within(squaredDistance(a.position, b.core), b.radius);
}
bool sphereSphere(const Sphere& a, const Sphere& b) {
  return within(squaredLength(a.center - b.center), a.radius + b.radius);
}
bool sphereCapsule(const Sphere& a, const Capsule& b) {
  return within(squaredDistance(a.center, b.core), a.radius + b.radius);
}
bool sphereAabb(const Sphere& a, const Aabb& b) {
  return within(squaredDistanceToAabb(a.center, b), a.radius);
}
bool sphereObb(const Sphere& a, const Obb& b) {
  return within(squaredDistanceToBox(b.local(a.center), b.half), a.radius);
}
bool capsuleCapsule(const Capsule& a, const Capsule& b) {
  return within(squaredDistance(a.core, b.core), a.radius + b.radius);
}
bool capsuleAabb(const Capsule& a, const Aabb& b) {
  const Vector center = (b.min + b.max) * 0.5;
  const Curve local{a.core.origin - center, a.core.direction, 1};
  return within(squaredDistanceToBox(local, (b.max - b.min) * 0.5), a.radius);
}
bool capsuleObb(const Capsule& a, const Obb& b) {
  const Curve local{b.local(a.core.origin), b.turned(a.core.direction), 1};
  return within(squaredDistanceToBox(local, b.half), a.radius);
}

}  // namespace textbook
