bool pointPoint(Point a, Point b) { return a.position == b.position; }

bool pointSegment(Point a, Segment b) {
  return distanceToLine(a.position, segmentLine(b.start, b.end)) <= EPSILON;
}

bool pointRay(Point a, Ray b) { return distanceToLine(a.position, rayLine(b)) <= EPSILON; }

bool pointSphere(Point a, Sphere b) { return distance(a.position, b.center) <= b.radius; }

bool pointCapsule(Point a, Capsule b) {
  return distanceToLine(a.position, segmentLine(b.start, b.end)) <= b.radius;
}

bool pointAabb(Point a, Aabb b) { return clamp(a.position, b.min, b.max) == a.position; }

bool pointObb(Point a, Obb b) {
  vec3 local = rotateBack(b.rotation, a.position - b.center);
  return all(lessThanEqual(abs(local), b.halfExtents));
}

bool pointTriangle(Point a, Triangle b) {
  return distanceToPolygon(a.position, triangleOf(b)) <= EPSILON;
}

bool pointParallelogram(Point a, Parallelogram b) {
  return distanceToPolygon(a.position, parallelogramOf(b)) <= EPSILON;
}

bool segmentSegment(Segment a, Segment b) {
  return lineDistance(segmentLine(a.start, a.end), segmentLine(b.start, b.end)) <= EPSILON;
}

bool segmentRay(Segment a, Ray b) {
  return lineDistance(segmentLine(a.start, a.end), rayLine(b)) <= EPSILON;
}

bool rayRay(Ray a, Ray b) { return lineDistance(rayLine(a), rayLine(b)) <= EPSILON; }
