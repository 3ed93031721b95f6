// Rays and segments: origin + t * direction with t from 0 to tMax.
struct Line { vec3 origin; vec3 direction; float tMax; };
Line rayLine(Ray r) { return Line(r.origin, r.direction, r.maxDistance / length(r.direction)); }
Line segmentLine(vec3 start, vec3 end) { return Line(start, end - start, 1.0); }

float distanceToLine(vec3 p, Line line) {
  float t = dot(p - line.origin, line.direction) / dot(line.direction, line.direction);
  return length(line.origin + line.direction * clamp(t, 0.0, line.tMax) - p);
}

// The best t for a free s, then the best s for that t
float lineDistance(Line a, Line b) {
  vec3 offset = a.origin - b.origin;
  float aa = dot(a.direction, a.direction), ab = dot(a.direction, b.direction);
  float bb = dot(b.direction, b.direction);
  float ao = dot(a.direction, offset), bo = dot(b.direction, offset);
  float det = aa * bb - ab * ab; // 0 for parallel lines, but for the rounding
  float free = det > 0.0 ? clamp((ab * bo - ao * bb) / det, 0.0, a.tMax) : 0.0;
  float t = clamp((ab * free + bo) / bb, 0.0, b.tMax);
  float s = clamp((ab * t - ao) / aa, 0.0, a.tMax);
  return length(offset + a.direction * s - b.direction * t);
}
