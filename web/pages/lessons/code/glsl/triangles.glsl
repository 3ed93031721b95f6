// #trianglesApartOn
bool trianglesApartOn(vec3 axis, Triangle s, Triangle t) {
  float b = dot(s.b - s.a, axis);
  float c = dot(s.c - s.a, axis);
  float d = dot(t.a - s.a, axis);
  float e = dot(t.b - s.a, axis);
  float f = dot(t.c - s.a, axis);
  bool isBefore = max(0.0, max(b, c)) < min(d, min(e, f));
  return isBefore || max(d, max(e, f)) < min(0.0, min(b, c));
}

// #trianglesMeet
bool trianglesMeet(Triangle s, Triangle t) {
  vec3 d[3] = vec3[3](s.b - s.a, s.c - s.b, s.a - s.c);
  vec3 e[3] = vec3[3](t.b - t.a, t.c - t.b, t.a - t.c);
  vec3 m = cross(d[0], d[1]);
  vec3 n = cross(e[0], e[1]);
  if (trianglesApartOn(m, s, t) || trianglesApartOn(n, s, t)) return false;
  for (int i = 0; i < 3; i++) {
    if (trianglesApartOn(cross(m, d[i]), s, t)) return false; // #inPlane
    if (trianglesApartOn(cross(n, e[i]), s, t)) return false;
    for (int k = 0; k < 3; k++) {
      if (trianglesApartOn(cross(d[i], e[k]), s, t)) return false;
    }
  }
  return true;
}
