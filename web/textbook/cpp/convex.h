#pragma once

#include "axes.h"
#include "polygons.h"

// All that is no further than the radius from the hull of the corners
struct Convex { Vec corners[8]; int count; double radius; };
inline Convex pointConvex(Point s) { return {{s.position}, 1, 0}; }
inline Convex segmentConvex(Segment s) { return {{s.start, s.end}, 2, 0}; }
inline Convex sphereConvex(Sphere s) { return {{s.center}, 1, s.radius}; }
inline Convex capsuleConvex(Capsule s) { return {{s.start, s.end}, 2, s.radius}; }
inline Convex triangleConvex(Triangle s) { return {{s.a, s.b, s.c}, 3, 0}; }

inline Convex parallelogramConvex(Parallelogram s) {
  return {{s.a, s.b, s.c, s.b + s.c - s.a}, 4, 0};
}

inline Convex boxConvex(const Box& box) {
  Convex found{{box.center}, 1, 0};
  for (int i = 0; i < 3; ++i) {
    const double halves[] = {box.halves.x, box.halves.y, box.halves.z};
    const Vec side = box.axes[i] * halves[i];
    for (int k = 0; k < found.count; ++k) {
      found.corners[found.count + k] = found.corners[k] + side;
      found.corners[k] = found.corners[k] - side;
    }
    found.count *= 2;
  }
  return found;
}

inline Convex aabbConvex(Aabb s) { return boxConvex(aabbBox(s)); }
inline Convex obbConvex(Obb s) { return boxConvex(obbBox(s)); }

// The corner that is furthest along the direction
inline Vec furthest(const Convex& s, Vec direction) {
  Vec best = s.corners[0];
  for (int i = 1; i < s.count; ++i) {
    if (dot(s.corners[i], direction) > dot(best, direction)) best = s.corners[i];
  }
  return best;
}

// A corner of all a − b, and the two that it comes from
struct Vertex { Vec d, a, b; };

// The one that is furthest along the direction
inline Vertex support(const Convex& a, const Convex& b, Vec direction) {
  const Vec p = furthest(a, direction), q = furthest(b, direction * -1);
  return {p - q, p, q};
}
