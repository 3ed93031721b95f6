struct Simplex { Vertex corners[4]; int count; };
float triple(vec3 a, vec3 b, vec3 c) { return dot(a, cross(b, c)); }

// Of its corners their shares, but for a common factor, in the point nearest to the origin of their
// line, plane or space
vec4 sharesOf(Simplex simplex) {
  vec3 p = simplex.corners[0].d, q = simplex.corners[1].d;
  vec3 r = simplex.corners[2].d, s = simplex.corners[3].d;
  if (simplex.count == 1) return vec4(1, 0, 0, 0);
  if (simplex.count == 2) return vec4(dot(q, q - p), dot(p, p - q), 0, 0);
  if (simplex.count == 4) {
    return vec4(triple(q, r, s), -triple(p, r, s), triple(p, q, s), -triple(p, q, r));
  }
  vec3 normal = cross(q - p, r - p);
  return vec4(triple(normal, q, r), triple(normal, r, p), triple(normal, p, q), 0);
}

// A point of all a - b, with those of a and b that it comes from
struct Nearest { Simplex simplex; Vertex point; float distance; };

// The point of a simplex that is nearest to the origin, and the corners around it: of all choices
// of corners that have it inside, where each share is positive, the one that comes nearest
Nearest nearestOf(Simplex simplex) {
  Nearest nearest;
  nearest.distance = 1e30;
  for (int bits = 1; bits < 1 << simplex.count; bits++) {
    Nearest found;
    found.simplex = simplex;
    found.simplex.count = 0;
    for (int i = 0; i < simplex.count; i++) {
      if ((bits >> i & 1) == 1) found.simplex.corners[found.simplex.count++] = simplex.corners[i];
    }
    vec4 shares = sharesOf(found.simplex);
    float sum = shares.x + shares.y + shares.z + shares.w;
    bool isInside = true;
    found.point = Vertex(vec3(0), vec3(0), vec3(0));
    for (int i = 0; i < found.simplex.count; i++) {
      float weight = shares[i] / sum;
      isInside = isInside && weight > 0.0;
      found.point.d += found.simplex.corners[i].d * weight;
      found.point.a += found.simplex.corners[i].a * weight;
      found.point.b += found.simplex.corners[i].b * weight;
    }
    found.distance = length(found.point.d);
    if (isInside && found.distance < nearest.distance) nearest = found;
  }
  return nearest;
}

// The point of all a - b, without the radii, that is nearest to the origin
Nearest gjk(Convex a, Convex b) {
  Simplex first;
  first.corners[0] = support(a, b, vec3(1, 0, 0));
  first.count = 1;
  Nearest nearest = nearestOf(first);
  for (int i = 0; i < 32; i++) {
    if (nearest.distance <= EPSILON) break;
    Vertex next = support(a, b, -nearest.point.d);
    // None lies nearer to the origin, but for the tolerance
    if (nearest.distance - dot(next.d, nearest.point.d) / nearest.distance <= EPSILON) break;
    nearest.simplex.corners[nearest.simplex.count++] = next;
    nearest = nearestOf(nearest.simplex);
    if (nearest.simplex.count == 4) nearest.distance = 0.0; // the origin is inside
  }
  return nearest;
}

// 0 where they meet; else with the nearest points of both
struct Distance { float distance; vec3 pointA; vec3 pointB; };

Distance gjkDistance(Convex a, Convex b) {
  Nearest nearest = gjk(a, b);
  float gap = nearest.distance - a.radius - b.radius;
  if (gap <= EPSILON) return Distance(0.0, vec3(0), vec3(0));
  vec3 normal = -nearest.point.d / nearest.distance;
  vec3 pointA = nearest.point.a + normal * a.radius, pointB = nearest.point.b - normal * b.radius;
  return Distance(gap, pointA, pointB);
}
