// All that is no further than the radius from the hull of the corners
struct Convex { vec3 corners[8]; int count; float radius; };

// Of up to four corners, the others again
Convex convexOf(vec3 a, vec3 b, vec3 c, vec3 d, float radius) {
  return Convex(vec3[8](a, b, c, d, a, b, c, d), 4, radius);
}

Convex pointConvex(Point s) {
  return convexOf(s.position, s.position, s.position, s.position, 0.0);
}

Convex segmentConvex(Segment s) { return convexOf(s.start, s.end, s.start, s.end, 0.0); }

Convex sphereConvex(Sphere s) { return convexOf(s.center, s.center, s.center, s.center, s.radius); }

Convex capsuleConvex(Capsule s) { return convexOf(s.start, s.end, s.start, s.end, s.radius); }

Convex triangleConvex(Triangle s) { return convexOf(s.a, s.b, s.c, s.a, 0.0); }

Convex parallelogramConvex(Parallelogram s) {
  return convexOf(s.a, s.b, s.c, s.b + s.c - s.a, 0.0);
}

Convex boxConvex(Box box) {
  Convex found;
  found.count = 8;
  found.radius = 0.0;
  for (int i = 0; i < 8; i++) {
    vec3 signs = vec3(i & 1, i >> 1 & 1, i >> 2) * 2.0 - 1.0;
    found.corners[i] = box.center + box.axes * (box.halves * signs);
  }
  return found;
}

Convex aabbConvex(Aabb s) { return boxConvex(aabbBox(s)); }

Convex obbConvex(Obb s) { return boxConvex(obbBox(s)); }

// The corner that is furthest along the direction
vec3 furthest(Convex s, vec3 direction) {
  vec3 best = s.corners[0];
  for (int i = 1; i < s.count; i++) {
    if (dot(s.corners[i], direction) > dot(best, direction)) best = s.corners[i];
  }
  return best;
}

// A corner of all a - b, and the two that it comes from
struct Vertex { vec3 d; vec3 a; vec3 b; };

// The one that is furthest along the direction
Vertex support(Convex a, Convex b, vec3 direction) {
  vec3 p = furthest(a, direction), q = furthest(b, -direction);
  return Vertex(p - q, p, q);
}
