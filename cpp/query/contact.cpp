#include "query/contact.h"

#include "math/orientation.h"
#include "query/plane_side.h"

namespace collision {
namespace {

struct Segment {
  Vec3 p;
  Vec3 q;
};

class Mean {
 public:
  void add(const Vec3& point) {
    sum_ = sum_ + point;
    ++count_;
  }
  [[nodiscard]] bool empty() const { return count_ == 0; }
  [[nodiscard]] Vec3 point() const { return sum_ * (1.0 / count_); }

 private:
  Vec3 sum_;
  int count_ = 0;
};

double sizeOf(const SolidBox& box) { return box.half.x + box.half.y + box.half.z; }

template <class Visit>
void forEachEdge(const SolidBox& box, const Visit& visit) {
  for (int i = 0; i < 3; ++i) {
    const int j = (i + 1) % 3;
    const int k = (i + 2) % 3;
    const auto along = [&](int axis) {
      return box.unit[static_cast<std::size_t>(axis)] * box.half[axis];
    };
    for (const double signJ : {-1.0, 1.0}) {
      for (const double signK : {-1.0, 1.0}) {
        const Vec3 middle = box.center + along(j) * signJ + along(k) * signK;
        visit(Segment{middle - along(i), middle + along(i)});
      }
    }
  }
}

template <class Visit>
void forEachEdge(const Triangle& triangle, const Visit& visit) {
  visit(Segment{triangle.a, triangle.b});
  visit(Segment{triangle.b, triangle.c});
  visit(Segment{triangle.c, triangle.a});
}

/** Adds the two ends of what the box, larger by `slack`, leaves of the segment. */
void addWithin(const SolidBox& box, double slack, const Segment& segment, Mean& mean) {
  const Vec3 fromCenter = segment.p - box.center;
  const Vec3 along = segment.q - segment.p;
  double enter = 0;
  double exit = 1;
  for (int i = 0; i < 3; ++i) {
    const Vec3& unit = box.unit[static_cast<std::size_t>(i)];
    const double start = dot(fromCenter, unit);
    const double slope = dot(along, unit);
    const double half = box.half[i] + slack;
    if (slope == 0) {
      if (std::fabs(start) > half) {
        return;
      }
      continue;
    }
    const double t0 = (-half - start) / slope;
    const double t1 = (half - start) / slope;
    enter = std::fmax(enter, std::fmin(t0, t1));
    exit = std::fmin(exit, std::fmax(t0, t1));
  }
  if (enter <= exit) {
    mean.add(segment.p + along * enter);
    mean.add(segment.p + along * exit);
  }
}

/** Adds where the segment meets the plane axis · (p − origin) = 0, widened by `slack`. */
void addOnPlane(const Vec3& axis, const Vec3& origin, double slack, const Segment& segment,
                Mean& mean) {
  const double atP = dot(segment.p - origin, axis);
  const double atQ = dot(segment.q - origin, axis);
  const bool onP = std::fabs(atP) <= slack;
  const bool onQ = std::fabs(atQ) <= slack;
  if (onP) {
    mean.add(segment.p);
  }
  if (onQ) {
    mean.add(segment.q);
  }
  if (!onP && !onQ && (atP < 0) != (atQ < 0)) {
    mean.add(segment.p + (segment.q - segment.p) * (atP / (atP - atQ)));
  }
}

/** Where the shapes are so thin that rounding left nothing: the middle of b, held to a. */
Vec3 closestWithin(const SolidBox& box, const Vec3& point) {
  Vec3 held = box.center;
  for (int i = 0; i < 3; ++i) {
    const Vec3& unit = box.unit[static_cast<std::size_t>(i)];
    const double at = dot(point - box.center, unit);
    held = held + unit * std::fmax(-box.half[i], std::fmin(box.half[i], at));
  }
  return held;
}

}  // namespace

SolidBox solidOf(const Aabb& box) {
  return {box.middle(), box.half(), {unitAxis(0), unitAxis(1), unitAxis(2)}};
}

SolidBox solidOf(const Obb& box) { return {box.center, box.halfExtents, box.axes}; }

Vec3 contactOf(const SolidBox& a, const SolidBox& b) {
  const double slack = kContactBound * (sizeOf(a) + sizeOf(b));
  Mean mean;
  forEachEdge(a, [&](const Segment& edge) { addWithin(b, slack, edge, mean); });
  forEachEdge(b, [&](const Segment& edge) { addWithin(a, slack, edge, mean); });
  return mean.empty() ? closestWithin(a, b.center) : mean.point();
}

Vec3 contactOf(const SolidBox& a, const Triangle& b) {
  const double size = largestMagnitude(b.b - b.a) + largestMagnitude(b.c - b.a);
  const double slack = kContactBound * (sizeOf(a) + size);
  Mean mean;
  forEachEdge(b, [&](const Segment& edge) { addWithin(a, slack, edge, mean); });
  const Vec3 normal = normalOf(b.a, b.b, b.c);
  if (mean.empty() && !isZero(normal)) {
    // No edge of the triangle reaches the box, so the box meets its inside and nothing else of its
    // plane.
    const Vec3 axis = normalized(normal);
    forEachEdge(a, [&](const Segment& edge) { addOnPlane(axis, b.a, slack, edge, mean); });
  }
  return mean.empty() ? closestWithin(a, b.a) : mean.point();
}

Vec3 contactOf(const SolidBox& a, const Plane& b) {
  const Vec3 axis = normalized(b.normal);
  const Vec3 foot = footOf(b, a.center);
  Mean mean;
  forEachEdge(a, [&](const Segment& edge) {
    addOnPlane(axis, foot, kContactBound * sizeOf(a), edge, mean);
  });
  return mean.empty() ? foot : mean.point();
}

}  // namespace collision
