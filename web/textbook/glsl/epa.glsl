// A triangle of the polytope by the numbers of its points, counter-clockwise as seen from outside,
// the distance of its plane from the origin, and that of its nearest point
struct Face { ivec3 corners; vec3 normal; float distance; float nearest; };

// One without area has no plane and is passed over.
Face faceOf(ivec3 corners, Vertex a, Vertex b, Vertex c) {
  vec3 p = a.d, q = b.d, r = c.d;
  vec3 normal = cross(q - p, r - p);
  float area = length(normal);
  if (area < EPSILON * EPSILON) return Face(corners, normal, 1e30, 1e30);
  Simplex simplex = Simplex(Vertex[4](a, b, c, c), 3);
  return Face(corners, normal / area, dot(normal, p) / area, nearestOf(simplex).distance);
}

// Adds a corner off the flat simplex, if there is one; else a - b is flat, and this a normal of it.
vec3 addCornerOff(Convex a, Convex b, inout Simplex simplex) {
  vec3 p = simplex.corners[0].d, edge = simplex.corners[1].d - p, across = vec3(0);
  for (int i = 0; i < 3; i++) {
    vec3 axis = mat3(1.0)[i];
    if (simplex.count == 2) axis = cross(edge, axis);
    if (simplex.count == 3) axis = cross(edge, simplex.corners[2].d - p);
    if (length(axis) == 0.0) continue;
    axis = normalize(axis);
    across = axis;
    for (float side = 1.0; side > -2.0; side -= 2.0) {
      Vertex next = support(a, b, axis * side);
      if (abs(dot(next.d - p, axis)) <= EPSILON) continue;
      simplex.corners[simplex.count++] = next;
      return axis;
    }
  }
  return across;
}

// The normal points from a to b; the points face each other along it. A negative depth: apart
struct Penetration { float depth; vec3 normal; vec3 pointA; vec3 pointB; };

// With the radii
Penetration penetration(Convex a, Convex b, Vertex point, vec3 normal, float depth) {
  vec3 pointA = point.a + normal * a.radius, pointB = point.b - normal * b.radius;
  return Penetration(depth + a.radius + b.radius, normal, pointA, pointB);
}

// How often a corner is added at most: the arrays have room for no more.
const int STEPS = 28;

// From the simplex of GJK on, the polytope grows where its face is nearest to the origin.
Penetration epa(Convex a, Convex b) {
  Nearest start = gjk(a, b);
  if (start.distance > EPSILON) { // apart, or only what is round overlaps
    vec3 normal = -start.point.d / start.distance;
    return penetration(a, b, start.point, normal, -start.distance);
  }
  Simplex simplex = start.simplex;
  while (simplex.count < 4) {
    int count = simplex.count;
    vec3 normal = addCornerOff(a, b, simplex);
    if (simplex.count == count) return penetration(a, b, start.point, normal, 0.0);
  }
  Vertex points[STEPS + 4];
  for (int i = 0; i < 4; i++) points[i] = simplex.corners[i];
  vec3 p = points[0].d, q = points[1].d, r = points[2].d, s = points[3].d;
  bool isLeft = triple(q - p, r - p, s - p) > 0.0;
  ivec4 order = isLeft ? ivec4(0, 1, 2, 3) : ivec4(0, 2, 1, 3);
  Face faces[2 * STEPS + 4];
  int faceCount = 4;
  for (int f = 0; f < 4; f++) {
    ivec3 i = f == 0 ? order.xzy : f == 1 ? order.xyw : f == 2 ? order.yzw : order.zxw;
    faces[f] = faceOf(i, points[i.x], points[i.y], points[i.z]);
  }
  Face nearest;
  for (int last = 4; ; last++) {
    nearest = faces[0];
    for (int f = 1; f < faceCount; f++) {
      if (faces[f].nearest < nearest.nearest) nearest = faces[f];
    }
    Vertex next = support(a, b, nearest.normal);
    bool isFull = last == STEPS + 4 || faceCount > 2 * STEPS;
    if (isFull || dot(nearest.normal, next.d) - nearest.distance <= EPSILON) break;
    points[last] = next;
    // The faces that it sees give way to those between their rim and it.
    ivec2 rim[2 * STEPS + 4];
    int rimCount = 0, kept = 0;
    for (int f = 0; f < faceCount; f++) {
      Face face = faces[f];
      bool isSeen = dot(face.normal, next.d) > face.distance;
      if (!isSeen) faces[kept++] = face;
      for (int k = 0; k < 3 && isSeen && rimCount < 2 * STEPS + 4; k++) {
        ivec2 edge = ivec2(face.corners[k], face.corners[(k + 1) % 3]);
        int other = 0;
        while (other < rimCount && rim[other] != edge.yx) other++;
        if (other < rimCount) rim[other] = rim[--rimCount];
        else rim[rimCount++] = edge;
      }
    }
    faceCount = min(kept + rimCount, 2 * STEPS + 4);
    for (int f = kept; f < faceCount; f++) {
      ivec2 edge = rim[f - kept];
      faces[f] = faceOf(ivec3(edge, last), points[edge.x], points[edge.y], next);
    }
  }
  for (int k = 0; k < 3; k++) simplex.corners[k] = points[nearest.corners[k]];
  simplex.count = 3;
  return penetration(a, b, nearestOf(simplex).point, nearest.normal, nearest.distance);
}
