// Between the roots of |origin - center + t * direction|^2 = radius^2
float hitSphere(Line line, vec3 center, float radius) {
  vec3 from = line.origin - center;
  float a = dot(line.direction, line.direction), b = dot(from, line.direction);
  float square = b * b - a * (dot(from, from) - radius * radius);
  if (square < 0.0) return -1.0;
  float enter = max((-b - sqrt(square)) / a, 0.0);
  return enter <= min((-b + sqrt(square)) / a, line.tMax) ? enter : -1.0;
}

// Within the radius of the axis, and between the planes through its ends
float hitCylinder(Line line, Capsule capsule) {
  vec3 axis = capsule.end - capsule.start;
  vec3 o = cross(line.origin - capsule.start, axis), d = cross(line.direction, axis);
  float a = dot(d, d), b = dot(o, d);
  float c = dot(o, o) - capsule.radius * capsule.radius * dot(axis, axis);
  if (b * b < a * c || (a == 0.0 && c > 0.0)) return -1.0;
  float root = sqrt(b * b - a * c);
  float t0 = a == 0.0 ? 0.0 : (-b - root) / a, t1 = a == 0.0 ? line.tMax : (-b + root) / a;
  float s0 = dot(capsule.start - line.origin, axis) / dot(line.direction, axis);
  float s1 = dot(capsule.end - line.origin, axis) / dot(line.direction, axis);
  float enter = max(max(t0, min(s0, s1)), 0.0);
  return enter <= min(min(t1, max(s0, s1)), line.tMax) ? enter : -1.0;
}

// The lesser of two t, where -1 is none
float firstOf(float t, float u) { return t < 0.0 ? u : u < 0.0 ? t : min(t, u); }

float hitCapsule(Line line, Capsule capsule) {
  float start = hitSphere(line, capsule.start, capsule.radius);
  float end = hitSphere(line, capsule.end, capsule.radius);
  return firstOf(firstOf(start, end), hitCylinder(line, capsule));
}

// Where the line is between all three pairs of faces
float hitSlabs(Line line, vec3 low, vec3 high) {
  vec3 t0 = (low - line.origin) / line.direction; // 0 / 0 in the plane of a face
  vec3 t1 = (high - line.origin) / line.direction;
  vec3 enters = min(t0, t1), leaves = max(t0, t1);
  float enter = max(max(enters.x, enters.y), max(enters.z, 0.0));
  float leave = min(min(leaves.x, leaves.y), min(leaves.z, line.tMax));
  return enter <= leave ? enter : -1.0;
}

float hitBox(Line line, Obb box) {
  vec3 origin = rotateBack(box.rotation, line.origin - box.center);
  vec3 direction = rotateBack(box.rotation, line.direction);
  return hitSlabs(Line(origin, direction, line.tMax), -box.halfExtents, box.halfExtents);
}

// The (t, u, v) of origin + t * direction = a + u * (b - a) + v * (c - a), by Moeller and Trumbore
vec3 solve(Line line, vec3 a, vec3 b, vec3 c) {
  vec3 e = b - a, f = c - a, offset = line.origin - a;
  vec3 p = cross(line.direction, f), q = cross(offset, e);
  return vec3(dot(f, q), dot(offset, p), dot(line.direction, q)) / dot(e, p);
}

float hitTriangle(Line line, Triangle s) {
  vec3 tuv = solve(line, s.a, s.b, s.c);
  bool inside = tuv.y >= 0.0 && tuv.z >= 0.0 && tuv.y + tuv.z <= 1.0;
  return inside && tuv.x >= 0.0 && tuv.x <= line.tMax ? tuv.x : -1.0;
}

float hitParallelogram(Line line, Parallelogram s) {
  vec3 tuv = solve(line, s.a, s.b, s.c);
  bool inside = min(tuv.y, tuv.z) >= 0.0 && max(tuv.y, tuv.z) <= 1.0;
  return inside && tuv.x >= 0.0 && tuv.x <= line.tMax ? tuv.x : -1.0;
}

float hitPlane(Line line, Plane plane) {
  float slope = dot(plane.normal, line.direction);
  if (slope == 0.0) return -1.0;
  float t = -(dot(plane.normal, line.origin) + plane.constant) / slope;
  return t >= 0.0 && t <= line.tMax ? t : -1.0;
}

// The t of the first common point, or -1
float segmentSphere(Segment a, Sphere b) {
  return hitSphere(segmentLine(a.start, a.end), b.center, b.radius);
}

// The t of the first common point, or -1
float raySphere(Ray a, Sphere b) { return hitSphere(rayLine(a), b.center, b.radius); }

// The t of the first common point, or -1
float segmentCapsule(Segment a, Capsule b) {
  return hitCapsule(segmentLine(a.start, a.end), b);
}

// The t of the first common point, or -1
float rayCapsule(Ray a, Capsule b) { return hitCapsule(rayLine(a), b); }

// The t of the first common point, or -1
float segmentAabb(Segment a, Aabb b) {
  return hitSlabs(segmentLine(a.start, a.end), b.min, b.max);
}

// The t of the first common point, or -1
float rayAabb(Ray a, Aabb b) { return hitSlabs(rayLine(a), b.min, b.max); }

// The t of the first common point, or -1
float segmentObb(Segment a, Obb b) { return hitBox(segmentLine(a.start, a.end), b); }

// The t of the first common point, or -1
float rayObb(Ray a, Obb b) { return hitBox(rayLine(a), b); }

// The t of the common point, or -1
float segmentTriangle(Segment a, Triangle b) {
  return hitTriangle(segmentLine(a.start, a.end), b);
}

// The t of the common point, or -1
float rayTriangle(Ray a, Triangle b) { return hitTriangle(rayLine(a), b); }

// The t of the common point, or -1
float segmentParallelogram(Segment a, Parallelogram b) {
  return hitParallelogram(segmentLine(a.start, a.end), b);
}

// The t of the common point, or -1
float rayParallelogram(Ray a, Parallelogram b) {
  return hitParallelogram(rayLine(a), b);
}

// The t of the common point, or -1
float segmentPlane(Segment a, Plane b) {
  return hitPlane(segmentLine(a.start, a.end), b);
}

// The t of the common point, or -1
float rayPlane(Ray a, Plane b) { return hitPlane(rayLine(a), b); }
