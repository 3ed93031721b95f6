// #edgeSide
float edgeSide(vec3 d, vec3 p, vec3 q) { return dot(d, cross(p, q)); }

// #passesThrough
bool passesThrough(Ray ray, Triangle s) {
  vec3 p = s.a - ray.origin;
  vec3 q = s.b - ray.origin;
  vec3 r = s.c - ray.origin;
  float u = edgeSide(ray.direction, p, q);
  float v = edgeSide(ray.direction, q, r);
  float w = edgeSide(ray.direction, r, p);
  if (min(u, min(v, w)) < 0.0 && max(u, max(v, w)) > 0.0) return false;
  vec3 normal = cross(q - p, r - p);
  float ahead = dot(normal, p);
  float along = dot(normal, ray.direction);
  return along != 0.0 && ahead / along >= 0.0; // #inFront
}

// #crossingsOfTwelve
int crossings(Ray ray, Triangle triangles[12]) {
  int count = 0;
  for (int i = 0; i < 12; i++) {
    if (passesThrough(ray, triangles[i])) count += 1;
  }
  return count;
}
