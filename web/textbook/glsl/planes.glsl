// The signed distance times the length of the normal
float side(Plane plane, vec3 p) { return dot(plane.normal, p) + plane.constant; }

bool boxMeetsPlane(Box box, Plane plane) {
  return abs(side(plane, box.center)) <= reach(box, plane.normal);
}

bool polygonMeetsPlane(Polygon s, Plane plane) {
  vec2 sides = intervalOf(s, plane.normal) + plane.constant;
  return sides.x <= 0.0 && sides.y >= 0.0;
}

bool pointPlane(Point a, Plane b) {
  return abs(side(b, a.position)) <= EPSILON * length(b.normal);
}

bool spherePlane(Sphere a, Plane b) {
  return abs(side(b, a.center)) <= a.radius * length(b.normal);
}

bool capsulePlane(Capsule a, Plane b) {
  float s = side(b, a.start), e = side(b, a.end);
  return s * e <= 0.0 || min(abs(s), abs(e)) <= a.radius * length(b.normal);
}

bool aabbPlane(Aabb a, Plane b) { return boxMeetsPlane(aabbBox(a), b); }

bool obbPlane(Obb a, Plane b) { return boxMeetsPlane(obbBox(a), b); }

bool trianglePlane(Triangle a, Plane b) { return polygonMeetsPlane(triangleOf(a), b); }

bool parallelogramPlane(Parallelogram a, Plane b) {
  return polygonMeetsPlane(parallelogramOf(a), b);
}

// Parallel planes meet only where they are the same.
bool planePlane(Plane a, Plane b) {
  float lengths = length(a.normal) * length(b.normal);
  if (length(cross(a.normal, b.normal)) > EPSILON * lengths) return true;
  vec3 onA = a.normal * (-a.constant / dot(a.normal, a.normal));
  return abs(side(b, onA)) <= EPSILON * length(b.normal);
}
