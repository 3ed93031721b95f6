// #ray
struct Ray { vec3 origin; vec3 direction; float tMax; };

// #span
struct Span { float enter; float leave; };

// #inSlab
Span inSlab(Span before, float origin, float direction, float low, float high) {
  Span span = before;
  if (direction == 0.0) {
    if (origin < low || origin > high) span.leave = -1.0; // #parallelSlab
    return span;
  }
  float t0 = (low - origin) / direction;
  float t1 = (high - origin) / direction;
  span.enter = max(before.enter, min(t0, t1));
  span.leave = min(before.leave, max(t0, t1));
  return span;
}

// #rayHitsBox
float rayHitsBox(Ray ray, Aabb box) {
  Span span;
  span.enter = 0.0;
  span.leave = ray.tMax;
  span = inSlab(span, ray.origin.x, ray.direction.x, box.min.x, box.max.x);
  span = inSlab(span, ray.origin.y, ray.direction.y, box.min.y, box.max.y);
  span = inSlab(span, ray.origin.z, ray.direction.z, box.min.z, box.max.z);
  return span.enter <= span.leave ? span.enter : -1.0;
}

// #rayHitsTurnedBox
float rayHitsTurnedBox(Ray ray, Obb box) {
  Ray local;
  local.origin = rotateBack(box.rotation, ray.origin - box.center);
  local.direction = rotateBack(box.rotation, ray.direction); // #notNormalized
  local.tMax = ray.tMax;
  Aabb straight;
  straight.min = box.halfExtents * -1.0;
  straight.max = box.halfExtents;
  return rayHitsBox(local, straight);
}
