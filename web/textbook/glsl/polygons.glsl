// Corners in order around the shape; a triangle leaves out the fourth.
struct Polygon { vec3 corners[4]; int count; };
Polygon triangleOf(Triangle s) { return Polygon(vec3[4](s.a, s.b, s.c, s.c), 3); }

Polygon parallelogramOf(Parallelogram s) {
  return Polygon(vec3[4](s.a, s.b, s.b + s.c - s.a, s.c), 4);
}

// The normal, then the edges
vec3 directionOf(Polygon s, int i) {
  if (i == 0) return cross(s.corners[1] - s.corners[0], s.corners[2] - s.corners[1]);
  return s.corners[i % s.count] - s.corners[i - 1];
}

// Above the inside the distance to the plane, else to the nearest edge
float distanceToPolygon(vec3 p, Polygon s) {
  vec3 normal = directionOf(s, 0);
  float nearest = 1e30;
  bool above = true;
  for (int i = 0; i < s.count; i++) {
    Line side = Line(s.corners[i], directionOf(s, i + 1), 1.0);
    above = above && dot(cross(side.direction, p - side.origin), normal) >= 0.0;
    nearest = min(nearest, distanceToLine(p, side));
  }
  return above ? abs(dot(p - s.corners[0], normal)) / length(normal) : nearest;
}

// From an end, or from where the segment crosses the plane, or between it and an edge
float segmentToPolygon(Line segment, Polygon s) {
  vec3 normal = directionOf(s, 0);
  float slope = dot(normal, segment.direction);
  float t = slope == 0.0 ? 0.0 : dot(normal, s.corners[0] - segment.origin) / slope;
  vec3 crossing = segment.origin + segment.direction * clamp(t, 0.0, 1.0);
  float nearest = distanceToPolygon(crossing, s);
  nearest = min(nearest, distanceToPolygon(segment.origin, s));
  nearest = min(nearest, distanceToPolygon(segment.origin + segment.direction, s));
  for (int i = 0; i < s.count; i++) {
    Line side = Line(s.corners[i], directionOf(s, i + 1), 1.0);
    nearest = min(nearest, lineDistance(segment, side));
  }
  return nearest;
}
