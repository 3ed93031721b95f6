// #squareOf
float squareOf(vec3 v) { return dot(v, v); }

// #nearestOnSegment
vec3 nearestOnSegment(vec3 start, vec3 end, vec3 p) {
  vec3 e = end - start;
  float size = squareOf(e);
  if (size == 0.0) return start; // #noLength
  float s = dot(p - start, e) / size; // #howFar
  return start + e * clamp(s, 0.0, 1.0);
}

// #sideOfLine
float sideOfLine(vec3 start, vec3 end, vec3 p) {
  vec3 e = end - start;
  vec3 w = p - start;
  return e.x * w.y - e.y * w.x;
}

// #isLeftOf
bool isLeftOf(vec3 start, vec3 end, vec3 n, vec3 p) {
  return dot(cross(end - start, p - start), n) > 0.0;
}

// #nearestOnTriangle
vec3 nearestOnTriangle(Triangle s, vec3 p) {
  vec3 n = cross(s.b - s.a, s.c - s.a);
  if (isLeftOf(s.a, s.b, n, p) && isLeftOf(s.b, s.c, n, p) && isLeftOf(s.c, s.a, n, p)) {
    return p - n * (dot(p - s.a, n) / squareOf(n)); // #overInside
  }
  vec3 q = nearestOnSegment(s.a, s.b, p);
  vec3 r = nearestOnSegment(s.b, s.c, p);
  vec3 t = nearestOnSegment(s.c, s.a, p);
  if (squareOf(p - r) < squareOf(p - q)) q = r;
  return squareOf(p - t) < squareOf(p - q) ? t : q;
}
