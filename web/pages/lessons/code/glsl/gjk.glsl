// #furthestCorner
vec3 furthestCorner(Triangle s, vec3 direction) {
  float a = dot(s.a, direction);
  float b = dot(s.b, direction);
  float c = dot(s.c, direction);
  if (a >= b && a >= c) return s.a;
  return b >= c ? s.b : s.c;
}

// #supportPoint
vec3 supportPoint(Triangle a, Triangle b, vec3 direction) {
  return furthestCorner(a, direction) - furthestCorner(b, direction * -1.0);
}

// #simplex
struct Simplex { vec3 p; vec3 q; vec3 r; vec3 s; int count; };

vec3 cornerOf(Simplex simplex, int i) {
  if (i == 0) return simplex.p;
  if (i == 1) return simplex.q;
  return i == 2 ? simplex.r : simplex.s;
}

Simplex withCorner(Simplex simplex, vec3 corner) {
  Simplex made = simplex;
  if (simplex.count == 0) made.p = corner;
  if (simplex.count == 1) made.q = corner;
  if (simplex.count == 2) made.r = corner;
  if (simplex.count == 3) made.s = corner;
  made.count = simplex.count + 1;
  return made;
}

// #nearestPoint
struct NearestPoint { Simplex simplex; vec3 place; float square; };

// #nearestOn
NearestPoint nearestOnSimplex(Simplex simplex) {
  vec3 p = simplex.p;
  vec3 q = simplex.q;
  vec3 r = simplex.r;
  vec3 s = simplex.s;
  float shareP = 1.0; // #sharesOf
  float shareQ = 0.0;
  float shareR = 0.0;
  float shareS = 0.0;
  if (simplex.count == 2) {
    shareP = dot(q, q - p);
    shareQ = dot(p, p - q);
  }
  if (simplex.count == 3) {
    vec3 n = cross(q - p, r - p);
    shareP = dot(n, cross(q, r));
    shareQ = dot(n, cross(r, p));
    shareR = dot(n, cross(p, q));
  }
  if (simplex.count == 4) {
    shareP = dot(q, cross(r, s));
    shareQ = -dot(p, cross(r, s));
    shareR = dot(p, cross(q, s));
    shareS = -dot(p, cross(q, r));
  }
  float sum = shareP + shareQ + shareR + shareS;
  bool isInside = shareP / sum > 0.0 &&
    (simplex.count < 2 || shareQ / sum > 0.0) &&
    (simplex.count < 3 || shareR / sum > 0.0) &&
    (simplex.count < 4 || shareS / sum > 0.0);
  NearestPoint found;
  found.simplex = simplex;
  found.place = p;
  found.square = -1.0;
  if (!isInside || sum == 0.0) return found;
  found.place = (p * shareP + q * shareQ + r * shareR + s * shareS) * (1.0 / sum);
  found.square = simplex.count == 4 ? 0.0 : squareOf(found.place); // #originInside
  return found;
}

// #nearestToOrigin
NearestPoint nearestToOrigin(Simplex simplex) {
  NearestPoint nearest;
  nearest.simplex = simplex;
  nearest.place = simplex.p;
  nearest.square = -1.0;
  for (int bits = 1; bits < 1 << simplex.count; bits++) {
    Simplex chosen = simplex;
    chosen.count = 0;
    for (int i = 0; i < simplex.count; i++) {
      if ((bits >> i & 1) == 1) chosen = withCorner(chosen, cornerOf(simplex, i));
    }
    NearestPoint found = nearestOnSimplex(chosen);
    bool isNearer = nearest.square < 0.0 || found.square < nearest.square;
    if (found.square >= 0.0 && isNearer) nearest = found;
  }
  return nearest;
}

// #triangleDistance
float triangleDistance(Triangle a, Triangle b) {
  vec3 first = supportPoint(a, b, vec3(1.0, 0.0, 0.0));
  NearestPoint nearest;
  nearest.simplex.p = first;
  nearest.simplex.q = first;
  nearest.simplex.r = first;
  nearest.simplex.s = first;
  nearest.simplex.count = 1;
  nearest.place = first;
  nearest.square = squareOf(first);
  for (int i = 0; i < 64; i++) {
    if (nearest.square == 0.0) break;
    vec3 next = supportPoint(a, b, nearest.place * -1.0);
    NearestPoint found = nearestToOrigin(withCorner(nearest.simplex, next));
    if (found.square < 0.0 || found.square >= nearest.square) break; // #noNearer
    nearest = found;
  }
  return sqrt(nearest.square);
}
