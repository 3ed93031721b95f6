// #firstFound
float firstFound(Sphere sphere, vec3 velocity, Aabb box, float duration, int steps) {
  for (int i = 0; i <= steps; i++) {
    float t = float(i) / float(steps) * duration;
    Sphere moved = sphere;
    moved.center = sphere.center + velocity * t;
    if (sphereMeetsBox(moved, box)) return t;
  }
  return -1.0;
}

// #firstContact
float firstContact(Aabb a, vec3 velocityA, Aabb b, vec3 velocityB, float duration) {
  vec3 v = velocityA - velocityB; // #standsStill
  vec3 low = b.min - a.max;
  vec3 high = b.max - a.min;
  Span span;
  span.enter = 0.0;
  span.leave = duration;
  span = inSlab(span, 0.0, v.x, low.x, high.x); // #overlapWhile
  span = inSlab(span, 0.0, v.y, low.y, high.y);
  span = inSlab(span, 0.0, v.z, low.z, high.z);
  return span.enter <= span.leave ? span.enter : -1.0;
}
