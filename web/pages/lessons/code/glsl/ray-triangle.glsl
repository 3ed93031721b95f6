struct Coordinates { float u; float v; };

// #planeCoordinates
Coordinates planeCoordinates(Triangle s, vec3 x) {
  vec3 e = s.b - s.a;
  vec3 f = s.c - s.a;
  vec3 r = x - s.a;
  float ee = dot(e, e);
  float ef = dot(e, f);
  float ff = dot(f, f);
  float er = dot(e, r);
  float fr = dot(f, r);
  float determinant = ee * ff - ef * ef; // #noArea
  Coordinates found;
  found.u = (ff * er - ef * fr) / determinant;
  found.v = (ee * fr - ef * er) / determinant;
  return found;
}

struct Solution { float t; float u; float v; };

// #solveRay
Solution solveRay(Ray ray, vec3 a, vec3 b, vec3 c) {
  vec3 e = b - a;
  vec3 f = c - a;
  vec3 s = ray.origin - a;
  vec3 p = cross(ray.direction, f);
  vec3 q = cross(s, e);
  float determinant = dot(e, p);
  Solution found;
  found.t = -1.0;
  found.u = 0.0;
  found.v = 0.0;
  if (determinant == 0.0) return found; // #parallelTriangle
  found.t = dot(f, q) / determinant;
  found.u = dot(s, p) / determinant;
  found.v = dot(ray.direction, q) / determinant;
  return found;
}

// #rayHitsTriangle
float rayHitsTriangle(Ray ray, Triangle s) {
  Solution found = solveRay(ray, s.a, s.b, s.c);
  bool isInside = found.u >= 0.0 && found.v >= 0.0 && found.u + found.v <= 1.0;
  return isInside && found.t >= 0.0 && found.t <= ray.tMax ? found.t : -1.0;
}

// #rayHitsParallelogram
float rayHitsParallelogram(Ray ray, Parallelogram s) {
  Solution found = solveRay(ray, s.a, s.b, s.c);
  bool isInside = min(found.u, found.v) >= 0.0 && max(found.u, found.v) <= 1.0;
  return isInside && found.t >= 0.0 && found.t <= ray.tMax ? found.t : -1.0;
}
