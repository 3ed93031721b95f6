// #spheresMeet
bool spheresMeet(Sphere a, Sphere b) {
  float reach = a.radius + b.radius;
  return squareOf(a.center - b.center) <= reach * reach;
}

// #sphereMeetsBox
bool sphereMeetsBox(Sphere sphere, Aabb box) {
  vec3 nearest = clamp(sphere.center, box.min, box.max);
  return squareOf(sphere.center - nearest) <= sphere.radius * sphere.radius;
}

// #sphereMeetsTriangle
bool sphereMeetsTriangle(Sphere sphere, Triangle s) {
  vec3 nearest = nearestOnTriangle(s, sphere.center);
  return squareOf(sphere.center - nearest) <= sphere.radius * sphere.radius;
}

// #squareBetween
float squareBetween(vec3 p, vec3 d, vec3 q, vec3 e) {
  vec3 r = p - q;
  float dd = dot(d, d);
  float de = dot(d, e);
  float ee = dot(e, e);
  float dr = dot(d, r);
  float er = dot(e, r);
  float det = dd * ee - de * de;
  float s = det > 0.0 ? clamp((de * er - dr * ee) / det, 0.0, 1.0) : 0.0; // #parallelSegments
  float t = ee > 0.0 ? clamp((de * s + er) / ee, 0.0, 1.0) : 0.0; // #bestT
  s = dd > 0.0 ? clamp((de * t - dr) / dd, 0.0, 1.0) : 0.0; // #bestS
  return squareOf(r + d * s - e * t);
}

// #capsulesMeet
bool capsulesMeet(Capsule a, Capsule b) {
  float reach = a.radius + b.radius;
  float square = squareBetween(a.start, a.end - a.start, b.start, b.end - b.start);
  return square <= reach * reach;
}
