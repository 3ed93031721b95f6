// Half an edge of the box along its axis i
vec3 sideOf(Box box, int i) { return box.axes[i] * box.halves[i]; }

// A direction from a to b and how far they overlap along it; a negative depth: apart. Of the axes 0
// to 2 are those of faces of a, 3 to 5 of faces of b, then come edge of a x edge of b.
struct Overlap { float depth; vec3 normal; int index; };

Overlap leastOverlap(Box a, Box b) {
  vec3 offset = b.center - a.center;
  Overlap least = Overlap(1e30, vec3(0), 0);
  for (int i = 0; i < 15; i++) {
    vec3 axis = i < 3 ? a.axes[i] : b.axes[i % 3];
    if (i >= 6) axis = cross(a.axes[(i - 6) / 3], axis);
    float size = length(axis);
    if (size < 1e-3) continue; // parallel edges
    vec3 normal = axis * ((dot(offset, axis) < 0.0 ? -1.0 : 1.0) / size);
    float depth = reach(a, normal) + reach(b, normal) - dot(offset, normal);
    if (depth < 0.0) return Overlap(depth, normal, i);
    // Of nearly the same depth: a face, which gives more points than edges
    if (depth < least.depth - (i < 6 ? 0.0 : 1e-5)) least = Overlap(depth, normal, i);
  }
  return least;
}

// A rectangle clipped by four planes
struct Clipped { vec3 corners[8]; int count; };

// What lies behind a plane, dot(normal, p) <= offset, of a polygon: one step of Sutherland–Hodgman
Clipped clip(Clipped polygon, vec3 normal, float offset) {
  Clipped kept;
  kept.count = 0;
  for (int i = 0; i < polygon.count; i++) {
    vec3 p = polygon.corners[i], q = polygon.corners[(i + 1) % polygon.count];
    float h = dot(normal, p) - offset, k = dot(normal, q) - offset;
    if (h <= 0.0 && kept.count < 8) kept.corners[kept.count++] = p;
    if (h * k < 0.0 && kept.count < 8) kept.corners[kept.count++] = mix(p, q, h / (h - k));
  }
  return kept;
}

// The face that is most against the direction
Clipped faceAgainst(Box box, vec3 direction) {
  vec3 slopes = direction * box.axes;
  int i = abs(slopes.y) > abs(slopes.x) ? 1 : 0;
  if (abs(slopes.z) > abs(slopes[i])) i = 2;
  vec3 center = box.center + sideOf(box, i) * (slopes[i] > 0.0 ? -1.0 : 1.0);
  vec3 u = sideOf(box, (i + 1) % 3), v = sideOf(box, (i + 2) % 3);
  Clipped face;
  face.count = 4;
  face.corners[0] = center + u + v;
  face.corners[1] = center - u + v;
  face.corners[2] = center - u - v;
  face.corners[3] = center + u - v;
  return face;
}

// Points of a and b that face each other along the normal, from a to b. A negative depth: apart
struct Manifold { float depth; vec3 normal; vec3 pointsA[8]; vec3 pointsB[8]; int count; };

// Adds the incident face, clipped by the sides of the reference face i.
void addClipped(inout Manifold found, Box reference, int i, vec3 normal, Box incident, bool isA) {
  Clipped polygon = faceAgainst(incident, normal);
  for (int k = 1; k < 3; k++) {
    vec3 side = sideOf(reference, (i + k) % 3), axis = reference.axes[(i + k) % 3];
    polygon = clip(polygon, axis, dot(axis, reference.center + side));
    polygon = clip(polygon, -axis, dot(-axis, reference.center - side));
  }
  float top = dot(normal, reference.center) + reference.halves[i];
  for (int k = 0; k < polygon.count; k++) {
    vec3 p = polygon.corners[k];
    float depth = top - dot(normal, p);
    if (depth < 0.0) continue;
    found.pointsA[found.count] = isA ? p + normal * depth : p;
    found.pointsB[found.count++] = isA ? p : p + normal * depth;
  }
}

// The middle of the edge along the axis i that is furthest along the direction
vec3 edgeMiddle(Box box, int i, vec3 direction) {
  vec3 middle = box.center;
  for (int k = 1; k < 3; k++) {
    float slope = dot(box.axes[(i + k) % 3], direction);
    middle += sideOf(box, (i + k) % 3) * (slope < 0.0 ? -1.0 : 1.0);
  }
  return middle;
}

// The point of the first line that is nearest to the second: o + t u and p + s v
vec3 nearestOnLine(vec3 o, vec3 u, vec3 p, vec3 v) {
  vec3 n = cross(v, cross(u, v));
  return o + u * (dot(p - o, n) / dot(u, n));
}

Manifold boxContact(Box a, Box b) {
  Overlap least = leastOverlap(a, b);
  Manifold found;
  found.depth = least.depth;
  found.normal = least.normal;
  found.count = 0;
  if (least.depth < 0.0) return found;
  if (least.index < 3) addClipped(found, a, least.index, least.normal, b, true);
  else if (least.index < 6) addClipped(found, b, least.index - 3, -least.normal, a, false);
  else {
    int i = (least.index - 6) / 3, k = least.index % 3;
    vec3 o = edgeMiddle(a, i, least.normal), p = edgeMiddle(b, k, -least.normal);
    found.pointsA[0] = nearestOnLine(o, a.axes[i], p, b.axes[k]);
    found.pointsB[0] = nearestOnLine(p, b.axes[k], o, a.axes[i]);
    found.count = 1;
  }
  return found;
}

Manifold aabbAabbContact(Aabb a, Aabb b) { return boxContact(aabbBox(a), aabbBox(b)); }

Manifold aabbObbContact(Aabb a, Obb b) { return boxContact(aabbBox(a), obbBox(b)); }

Manifold obbObbContact(Obb a, Obb b) { return boxContact(obbBox(a), obbBox(b)); }
