// #boxesMeet
bool alignedBoxesMeet(Aabb a, Aabb b) {
  return a.min.x <= b.max.x && b.min.x <= a.max.x &&
    a.min.y <= b.max.y && b.min.y <= a.max.y &&
    a.min.z <= b.max.z && b.min.z <= a.max.z;
}

// #boxMeetsPlane
bool turnedBoxMeetsPlane(Obb box, Plane plane) {
  vec3 n = rotateBack(box.rotation, plane.normal); // #normalInFrame
  float reach = dot(box.halfExtents, abs(n));
  return abs(dot(plane.normal, box.center) + plane.constant) <= reach;
}

// #turnedBox
struct TurnedBox { vec3 center; vec3 x; vec3 y; vec3 z; vec3 halves; };

// #turnedInFrame
TurnedBox turnedInFrame(Obb a, Obb b) {
  TurnedBox turned;
  turned.center = rotateBack(a.rotation, b.center - a.center);
  turned.x = rotateBack(a.rotation, rotate(b.rotation, vec3(1.0, 0.0, 0.0)));
  turned.y = rotateBack(a.rotation, rotate(b.rotation, vec3(0.0, 1.0, 0.0)));
  turned.z = rotateBack(a.rotation, rotate(b.rotation, vec3(0.0, 0.0, 1.0)));
  turned.halves = b.halfExtents;
  return turned;
}

// #boxesApartOn
bool boxesApartOn(vec3 axis, vec3 h, TurnedBox b) {
  vec3 along = vec3(dot(b.x, axis), dot(b.y, axis), dot(b.z, axis));
  float reach = dot(h, abs(axis)) + dot(b.halves, abs(along));
  return abs(dot(b.center, axis)) > reach;
}

// #edgesOf
bool edgeSeparatesBoxes(vec3 e, vec3 h, TurnedBox b) {
  if (boxesApartOn(vec3(0.0, -e.z, e.y), h, b)) return true; // #crossX
  if (boxesApartOn(vec3(e.z, 0.0, -e.x), h, b)) return true; // #crossY
  return boxesApartOn(vec3(-e.y, e.x, 0.0), h, b); // #crossZ
}

// #turnedBoxesMeet
bool turnedBoxesMeet(Obb a, Obb b) {
  TurnedBox turned = turnedInFrame(a, b);
  vec3 h = a.halfExtents;
  if (boxesApartOn(vec3(1.0, 0.0, 0.0), h, turned)) return false;
  if (boxesApartOn(vec3(0.0, 1.0, 0.0), h, turned)) return false;
  if (boxesApartOn(vec3(0.0, 0.0, 1.0), h, turned)) return false;
  if (boxesApartOn(turned.x, h, turned)) return false;
  if (boxesApartOn(turned.y, h, turned)) return false;
  if (boxesApartOn(turned.z, h, turned)) return false;
  if (edgeSeparatesBoxes(turned.x, h, turned)) return false;
  if (edgeSeparatesBoxes(turned.y, h, turned)) return false;
  return !edgeSeparatesBoxes(turned.z, h, turned);
}

// #triangleApartOn
bool triangleApartOn(vec3 axis, vec3 h, Triangle s) {
  float a = dot(s.a, axis);
  float b = dot(s.b, axis);
  float c = dot(s.c, axis);
  float reach = dot(h, abs(axis));
  return min(a, min(b, c)) > reach || max(a, max(b, c)) < -reach;
}

// #edgesOf
bool edgeSeparates(vec3 e, vec3 h, Triangle s) {
  if (triangleApartOn(vec3(0.0, -e.z, e.y), h, s)) return true; // #crossX
  if (triangleApartOn(vec3(e.z, 0.0, -e.x), h, s)) return true; // #crossY
  return triangleApartOn(vec3(-e.y, e.x, 0.0), h, s); // #crossZ
}

// #triangleMeetsBox
bool boxMeetsTriangle(Aabb box, Triangle s) {
  vec3 middle = (box.min + box.max) * 0.5;
  vec3 h = (box.max - box.min) * 0.5;
  Triangle moved;
  moved.a = s.a - middle;
  moved.b = s.b - middle;
  moved.c = s.c - middle;
  if (triangleApartOn(vec3(1.0, 0.0, 0.0), h, moved)) return false;
  if (triangleApartOn(vec3(0.0, 1.0, 0.0), h, moved)) return false;
  if (triangleApartOn(vec3(0.0, 0.0, 1.0), h, moved)) return false;
  if (triangleApartOn(cross(s.b - s.a, s.c - s.b), h, moved)) return false;
  if (edgeSeparates(s.b - s.a, h, moved)) return false;
  if (edgeSeparates(s.c - s.b, h, moved)) return false;
  return !edgeSeparates(s.a - s.c, h, moved);
}
