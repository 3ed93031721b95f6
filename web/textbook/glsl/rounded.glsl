// The distance is a convex function of t: its slope is halved in on.
float segmentToBox(Line segment, vec3 low, vec3 high) {
  float t0 = 0.0, t1 = 1.0;
  for (int i = 0; i < 24; i++) {
    float t = (t0 + t1) * 0.5;
    vec3 p = segment.origin + segment.direction * t;
    if (dot(p - clamp(p, low, high), segment.direction) < 0.0) t0 = t;
    else t1 = t;
  }
  vec3 p = segment.origin + segment.direction * t1;
  return distance(p, clamp(p, low, high));
}

bool sphereSphere(Sphere a, Sphere b) {
  return distance(a.center, b.center) <= a.radius + b.radius;
}

bool sphereCapsule(Sphere a, Capsule b) {
  return distanceToLine(a.center, segmentLine(b.start, b.end)) <= a.radius + b.radius;
}

bool sphereAabb(Sphere a, Aabb b) {
  return distance(a.center, clamp(a.center, b.min, b.max)) <= a.radius;
}

bool sphereObb(Sphere a, Obb b) {
  vec3 local = rotateBack(b.rotation, a.center - b.center);
  return distance(local, clamp(local, -b.halfExtents, b.halfExtents)) <= a.radius;
}

bool sphereTriangle(Sphere a, Triangle b) {
  return distanceToPolygon(a.center, triangleOf(b)) <= a.radius;
}

bool sphereParallelogram(Sphere a, Parallelogram b) {
  return distanceToPolygon(a.center, parallelogramOf(b)) <= a.radius;
}

bool capsuleCapsule(Capsule a, Capsule b) {
  float between = lineDistance(segmentLine(a.start, a.end), segmentLine(b.start, b.end));
  return between <= a.radius + b.radius;
}

bool capsuleAabb(Capsule a, Aabb b) {
  return segmentToBox(segmentLine(a.start, a.end), b.min, b.max) <= a.radius;
}

bool capsuleObb(Capsule a, Obb b) {
  vec3 start = rotateBack(b.rotation, a.start - b.center);
  vec3 end = rotateBack(b.rotation, a.end - b.center);
  return segmentToBox(segmentLine(start, end), -b.halfExtents, b.halfExtents) <= a.radius;
}

bool capsuleTriangle(Capsule a, Triangle b) {
  return segmentToPolygon(segmentLine(a.start, a.end), triangleOf(b)) <= a.radius;
}

bool capsuleParallelogram(Capsule a, Parallelogram b) {
  return segmentToPolygon(segmentLine(a.start, a.end), parallelogramOf(b)) <= a.radius;
}
