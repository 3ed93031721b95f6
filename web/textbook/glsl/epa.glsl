// A triangle of the polytope by the numbers of its points, counter-clockwise as seen from outside
struct Face { int i; int j; int k; vec3 normal; float distance; };

// What the arrays have room for
const int STEPS = 28;
struct Polytope { Vertex points[STEPS + 4]; Face faces[2 * STEPS + 4]; int count; int faceCount; };

// A face without area has no plane and is passed over.
void addFace(inout Polytope polytope, int i, int j, int k) {
  vec3 p = polytope.points[i].d;
  vec3 normal = cross(polytope.points[j].d - p, polytope.points[k].d - p);
  float area = length(normal);
  bool isFlat = area <= EPSILON * EPSILON;
  Face face = Face(i, j, k, isFlat ? normal : normal / area, isFlat ? 1e30 : dot(normal, p) / area);
  if (polytope.faceCount < 2 * STEPS + 4) polytope.faces[polytope.faceCount++] = face;
}

bool isSeen(Face face, vec3 p) { return dot(face.normal, p) - face.distance > EPSILON; }

// Whether a face that the point does not see has the edge from j to i.
bool isRim(Polytope polytope, int i, int j, vec3 p) {
  for (int f = 0; f < polytope.faceCount; f++) {
    Face face = polytope.faces[f];
    bool isBeside = face.i == j && face.j == i || face.j == j && face.k == i ||
                    face.k == j && face.i == i;
    if (isBeside) return !isSeen(face, p);
  }
  return false;
}

// The faces that the point sees give way to those between their rim and the point.
void expand(inout Polytope polytope, Vertex point) {
  Polytope old = polytope;
  int last = old.count;
  polytope.points[polytope.count++] = point;
  polytope.faceCount = 0;
  for (int f = 0; f < old.faceCount; f++) {
    Face face = old.faces[f];
    if (!isSeen(face, point.d)) polytope.faces[polytope.faceCount++] = face;
  }
  for (int f = 0; f < old.faceCount; f++) {
    Face face = old.faces[f];
    if (!isSeen(face, point.d)) continue;
    if (isRim(old, face.i, face.j, point.d)) addFace(polytope, face.i, face.j, last);
    if (isRim(old, face.j, face.k, point.d)) addFace(polytope, face.j, face.k, last);
    if (isRim(old, face.k, face.i, point.d)) addFace(polytope, face.k, face.i, last);
  }
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

Polytope tetrahedron(Simplex simplex) {
  Polytope found;
  found.count = 4;
  found.faceCount = 0;
  for (int i = 0; i < 4; i++) found.points[i] = simplex.corners[i];
  vec3 p = found.points[0].d;
  bool isLeft =
      triple(found.points[1].d - p, found.points[2].d - p, found.points[3].d - p) > 0.0;
  int u = isLeft ? 1 : 2, v = isLeft ? 2 : 1;
  addFace(found, 0, v, u);
  addFace(found, 0, u, 3);
  addFace(found, u, v, 3);
  addFace(found, v, 0, 3);
  return found;
}

// The normal points from a to b; the points face each other along it. A negative depth: apart
struct Penetration { float depth; vec3 normal; vec3 pointA; vec3 pointB; };

// With the radii
Penetration penetration(Convex a, Convex b, Vertex point, vec3 normal, float depth) {
  vec3 pointA = point.a + normal * a.radius, pointB = point.b - normal * b.radius;
  return Penetration(depth + a.radius + b.radius, normal, pointA, pointB);
}

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
  Polytope polytope = tetrahedron(simplex);
  Face nearest;
  for (int i = 0; i <= STEPS; i++) {
    nearest = polytope.faces[0];
    for (int f = 1; f < polytope.faceCount; f++) {
      if (polytope.faces[f].distance < nearest.distance) nearest = polytope.faces[f];
    }
    Vertex next = support(a, b, nearest.normal);
    if (i == STEPS || dot(nearest.normal, next.d) - nearest.distance <= EPSILON) break;
    expand(polytope, next);
  }
  simplex.corners[0] = polytope.points[nearest.i];
  simplex.corners[1] = polytope.points[nearest.j];
  simplex.corners[2] = polytope.points[nearest.k];
  simplex.count = 3;
  return penetration(a, b, nearestOf(simplex).point, nearest.normal, nearest.distance);
}
