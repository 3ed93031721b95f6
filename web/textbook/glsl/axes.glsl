// Boxes by center, unit axes and half extents
struct Box { vec3 center; mat3 axes; vec3 halves; };
Box aabbBox(Aabb a) { return Box((a.min + a.max) * 0.5, mat3(1.0), (a.max - a.min) * 0.5); }

Box obbBox(Obb a) {
  vec3 x = rotate(a.rotation, vec3(1, 0, 0)), y = rotate(a.rotation, vec3(0, 1, 0));
  return Box(a.center, mat3(x, y, cross(x, y)), a.halfExtents);
}

// Half of what the box covers of an axis
float reach(Box box, vec3 axis) { return dot(box.halves, abs(axis * box.axes)); }

bool boxesApart(vec3 axis, Box a, Box b) {
  return abs(dot(b.center - a.center, axis)) > reach(a, axis) + reach(b, axis);
}

// No axis of a face of either, nor any perpendicular to an edge of each, separates them.
bool boxesMeet(Box a, Box b) {
  for (int i = 0; i < 3; i++) {
    if (boxesApart(a.axes[i], a, b) || boxesApart(b.axes[i], a, b)) return false;
    for (int k = 0; k < 3; k++) {
      if (boxesApart(cross(a.axes[i], b.axes[k]), a, b)) return false;
    }
  }
  return true;
}

// The least and the greatest place on an axis
vec2 intervalOf(Polygon s, vec3 axis) {
  vec2 found = vec2(1e30, -1e30);
  for (int i = 0; i < s.count; i++) {
    float place = dot(s.corners[i], axis);
    found = vec2(min(found.x, place), max(found.y, place));
  }
  return found;
}

bool boxApart(vec3 axis, Box box, Polygon s) {
  vec2 places = intervalOf(s, axis) - dot(box.center, axis);
  return places.x > reach(box, axis) || places.y < -reach(box, axis);
}

bool boxMeetsPolygon(Box box, Polygon s) {
  if (boxApart(directionOf(s, 0), box, s)) return false;
  for (int i = 0; i < 3; i++) {
    if (boxApart(box.axes[i], box, s)) return false;
    for (int k = 1; k <= s.count; k++) {
      if (boxApart(cross(box.axes[i], directionOf(s, k)), box, s)) return false;
    }
  }
  return true;
}

bool polygonsApart(vec3 axis, Polygon a, Polygon b) {
  vec2 p = intervalOf(a, axis), q = intervalOf(b, axis);
  return p.x > q.y || q.x > p.y;
}

// With the normals among the edges, also for shapes in one plane
bool polygonsMeet(Polygon a, Polygon b) {
  if (polygonsApart(directionOf(a, 0), a, b)) return false;
  if (polygonsApart(directionOf(b, 0), a, b)) return false;
  for (int i = 0; i <= a.count; i++) {
    for (int k = 0; k <= b.count; k++) {
      if (polygonsApart(cross(directionOf(a, i), directionOf(b, k)), a, b)) return false;
    }
  }
  return true;
}

bool aabbAabb(Aabb a, Aabb b) {
  return all(lessThanEqual(a.min, b.max)) && all(lessThanEqual(b.min, a.max));
}

bool aabbObb(Aabb a, Obb b) { return boxesMeet(aabbBox(a), obbBox(b)); }

bool aabbTriangle(Aabb a, Triangle b) { return boxMeetsPolygon(aabbBox(a), triangleOf(b)); }

bool aabbParallelogram(Aabb a, Parallelogram b) {
  return boxMeetsPolygon(aabbBox(a), parallelogramOf(b));
}

bool obbObb(Obb a, Obb b) { return boxesMeet(obbBox(a), obbBox(b)); }

bool obbTriangle(Obb a, Triangle b) { return boxMeetsPolygon(obbBox(a), triangleOf(b)); }

bool obbParallelogram(Obb a, Parallelogram b) {
  return boxMeetsPolygon(obbBox(a), parallelogramOf(b));
}

bool triangleTriangle(Triangle a, Triangle b) { return polygonsMeet(triangleOf(a), triangleOf(b)); }

bool triangleParallelogram(Triangle a, Parallelogram b) {
  return polygonsMeet(triangleOf(a), parallelogramOf(b));
}

bool parallelogramParallelogram(Parallelogram a, Parallelogram b) {
  return polygonsMeet(parallelogramOf(a), parallelogramOf(b));
}
