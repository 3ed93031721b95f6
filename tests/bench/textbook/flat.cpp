// Triangles and parallelograms against round shapes (Ericson, 5.1.5) and among themselves (Möller
// 1997; separating axes).
#include "closest.h"
#include "tests.h"

namespace textbook {

double squaredDistance(const Vector& p, const Triangle& triangle) {
  const Vector ab = triangle.b - triangle.a;
  const Vector ac = triangle.c - triangle.a;
  const Vector ap = p - triangle.a;
  const double d1 = dot(ab, ap);
  const double d2 = dot(ac, ap);
  if (d1 <= 0 && d2 <= 0) {
    return squaredLength(ap);
  }
  const Vector bp = p - triangle.b;
  const double d3 = dot(ab, bp);
  const double d4 = dot(ac, bp);
  if (d3 >= 0 && d4 <= d3) {
    return squaredLength(bp);
  }
  const double vc = d1 * d4 - d3 * d2;
  if (vc <= 0 && d1 >= 0 && d3 <= 0) {
    return squaredLength(ap - ab * (d1 / (d1 - d3)));
  }
  const Vector cp = p - triangle.c;
  const double d5 = dot(ab, cp);
  const double d6 = dot(ac, cp);
  if (d6 >= 0 && d5 <= d6) {
    return squaredLength(cp);
  }
  const double vb = d5 * d2 - d1 * d6;
  if (vb <= 0 && d2 >= 0 && d6 <= 0) {
    return squaredLength(ap - ac * (d2 / (d2 - d6)));
  }
  const double va = d3 * d6 - d5 * d4;
  if (va <= 0 && d4 >= d3 && d5 >= d6) {
    return squaredLength(bp - (triangle.c - triangle.b) * ((d4 - d3) / ((d4 - d3) + (d5 - d6))));
  }
  const double scale = 1 / (va + vb + vc);
  return squaredLength(ap - ab * (vb * scale) - ac * (vc * scale));
}

/** Over the inside the distance to the plane, else to the edges on whose outer side p lies. */
double squaredDistance(const Vector& p, const Parallelogram& parallelogram) {
  const auto& [corner, first, second] = parallelogram;
  const Vector offset = p - corner;
  const Vector normal = cross(first, second);
  const double whole = squaredLength(normal);
  const double u = dot(cross(offset, second), normal);
  const double v = dot(cross(first, offset), normal);
  double nearest = __builtin_inf();
  if (u < 0) {
    nearest = squaredDistance(p, Curve{corner, second, 1});
  } else if (u > whole) {
    nearest = squaredDistance(p, Curve{corner + first, second, 1});
  }
  if (v < 0) {
    nearest = least(nearest, squaredDistance(p, Curve{corner, first, 1}));
  } else if (v > whole) {
    nearest = least(nearest, squaredDistance(p, Curve{corner + second, first, 1}));
  } else if (u >= 0 && u <= whole) {
    const double height = dot(offset, normal);
    return height * height / whole;
  }
  return nearest;
}

namespace {

/** Whether a whole segment lies further than the radius on one side of a plane. */
bool beyondPlane(const Capsule& capsule, const Vector& corner, const Vector& normal) {
  const double start = dot(capsule.core.origin - corner, normal);
  const double end = start + dot(capsule.core.direction, normal);
  const double squaredReach = capsule.radius * capsule.radius * squaredLength(normal);
  return start * end > 0 && least(start * start, end * end) > squaredReach;
}

/** An edge from `corner` within the capsule's radius. */
bool nearEdge(const Capsule& capsule, const Vector& corner, const Vector& edge) {
  return squaredDistance(capsule.core, Curve{corner, edge, 1}) <= capsule.radius * capsule.radius;
}

template <class Flat>
bool nearEnd(const Capsule& capsule, const Flat& flat) {
  const double squaredRadius = capsule.radius * capsule.radius;
  return squaredDistance(capsule.core.origin, flat) <= squaredRadius ||
         squaredDistance(capsule.core.origin + capsule.core.direction, flat) <= squaredRadius;
}

/** Where a triangle covers the line of two planes, as Möller's five numbers without division. */
struct LineInterval {
  double a;
  double b;
  double c;
  double x0;
  double x1;
};

/** Positions p along the line, distances d to the other triangle's plane. */
LineInterval intervalOf(double p0, double p1, double p2, double d0, double d1, double d2) {
  if (d0 * d1 > 0) {
    return {p2, (p0 - p2) * d2, (p1 - p2) * d2, d2 - d0, d2 - d1};
  }
  if (d0 * d2 > 0) {
    return {p1, (p0 - p1) * d1, (p2 - p1) * d1, d1 - d0, d1 - d2};
  }
  if (d1 * d2 > 0 || d0 != 0) {
    return {p0, (p1 - p0) * d0, (p2 - p0) * d0, d0 - d1, d0 - d2};
  }
  if (d1 != 0) {
    return {p1, (p0 - p1) * d1, (p2 - p1) * d1, d1 - d0, d1 - d2};
  }
  return {p2, (p0 - p2) * d2, (p1 - p2) * d2, d2 - d0, d2 - d1};
}

/** In one plane: the normals of all edges there separate, or nothing does. */
bool coplanarMeet(const Triangle& a, const Triangle& b, const Vector& normal) {
  const auto apart = [&](const Vector& from, const Vector& to) {
    const Vector axis = cross(to - from, normal);
    const double a0 = dot(axis, a.a);
    const double a1 = dot(axis, a.b);
    const double a2 = dot(axis, a.c);
    const double b0 = dot(axis, b.a);
    const double b1 = dot(axis, b.b);
    const double b2 = dot(axis, b.c);
    return least(a0, a1, a2) > most(b0, b1, b2) || least(b0, b1, b2) > most(a0, a1, a2);
  };
  return !(apart(a.a, a.b) || apart(a.b, a.c) || apart(a.c, a.a) || apart(b.a, b.b) ||
           apart(b.b, b.c) || apart(b.c, b.a));
}

bool oneSide(double d0, double d1, double d2) {
  return (d0 > 0 && d1 > 0 && d2 > 0) || (d0 < 0 && d1 < 0 && d2 < 0);
}

/** The coordinate along which a direction is longest. */
double Vector::* longestOf(const Vector& v) {
  const Vector m{magnitude(v.x), magnitude(v.y), magnitude(v.z)};
  if (m.x >= m.y && m.x >= m.z) {
    return &Vector::x;
  }
  return m.y >= m.z ? &Vector::y : &Vector::z;
}

}  // namespace

bool sphereTriangle(const Sphere& a, const Triangle& b) {
  return squaredDistance(a.center, b) <= a.radius * a.radius;
}
bool sphereParallelogram(const Sphere& a, const Parallelogram& b) {
  return squaredDistance(a.center, b) <= a.radius * a.radius;
}

bool capsuleTriangle(const Capsule& a, const Triangle& b) {
  const Vector ab = b.b - b.a;
  const Vector bc = b.c - b.b;
  if (beyondPlane(a, b.a, cross(ab, bc))) {
    return false;
  }
  return nearEnd(a, b) || nearEdge(a, b.a, ab) || nearEdge(a, b.b, bc) ||
         nearEdge(a, b.c, b.a - b.c) || segmentTriangle(a.core, b);
}

bool capsuleParallelogram(const Capsule& a, const Parallelogram& b) {
  if (beyondPlane(a, b.corner, cross(b.first, b.second))) {
    return false;
  }
  return nearEnd(a, b) || nearEdge(a, b.corner, b.first) || nearEdge(a, b.corner, b.second) ||
         nearEdge(a, b.corner + b.second, b.first) || nearEdge(a, b.corner + b.first, b.second) ||
         segmentParallelogram(a.core, b);
}

bool triangleTriangle(const Triangle& a, const Triangle& b) {
  const Vector normalA = cross(a.b - a.a, a.c - a.a);
  const double b0 = dot(normalA, b.a - a.a);
  const double b1 = dot(normalA, b.b - a.a);
  const double b2 = dot(normalA, b.c - a.a);
  if (oneSide(b0, b1, b2)) {
    return false;
  }
  const Vector normalB = cross(b.b - b.a, b.c - b.a);
  const double a0 = dot(normalB, a.a - b.a);
  const double a1 = dot(normalB, a.b - b.a);
  const double a2 = dot(normalB, a.c - b.a);
  if (oneSide(a0, a1, a2)) {
    return false;
  }
  if (a0 == 0 && a1 == 0 && a2 == 0) {
    return coplanarMeet(a, b, normalB);
  }
  double Vector::* const along = longestOf(cross(normalA, normalB));
  const LineInterval p = intervalOf(a.a.*along, a.b.*along, a.c.*along, a0, a1, a2);
  const LineInterval q = intervalOf(b.a.*along, b.b.*along, b.c.*along, b0, b1, b2);
  const double xx = p.x0 * p.x1;
  const double yy = q.x0 * q.x1;
  const double p0 = p.a * xx * yy + p.b * p.x1 * yy;
  const double p1 = p.a * xx * yy + p.c * p.x0 * yy;
  const double q0 = q.a * xx * yy + q.b * xx * q.x1;
  const double q1 = q.a * xx * yy + q.c * xx * q.x0;
  return most(p0, p1) >= least(q0, q1) && most(q0, q1) >= least(p0, p1);
}

bool triangleParallelogram(const Triangle& a, const Parallelogram& b) {
  const Vector center = b.center();
  const Vector half[] = {b.first * 0.5, b.second * 0.5};
  const Vector corner[] = {a.a - center, a.b - center, a.c - center};
  const Vector edge[] = {a.b - a.a, a.c - a.b, a.a - a.c};
  const auto apart = [&](const Vector& axis) {
    const double radius = magnitude(dot(axis, half[0])) + magnitude(dot(axis, half[1]));
    const double p0 = dot(axis, corner[0]);
    const double p1 = dot(axis, corner[1]);
    const double p2 = dot(axis, corner[2]);
    return least(p0, p1, p2) > radius || most(p0, p1, p2) < -radius;
  };
  if (apart(cross(half[0], half[1])) || apart(cross(edge[0], edge[1]))) {
    return false;
  }
  for (const Vector& e : edge) {
    if (apart(cross(e, half[0])) || apart(cross(e, half[1]))) {
      return false;
    }
  }
  return true;
}

bool parallelogramParallelogram(const Parallelogram& a, const Parallelogram& b) {
  const Vector offset = b.center() - a.center();
  const Vector halfA[] = {a.first * 0.5, a.second * 0.5};
  const Vector halfB[] = {b.first * 0.5, b.second * 0.5};
  const auto apart = [&](const Vector& axis) {
    return magnitude(dot(axis, offset)) >
           magnitude(dot(axis, halfA[0])) + magnitude(dot(axis, halfA[1])) +
               magnitude(dot(axis, halfB[0])) + magnitude(dot(axis, halfB[1]));
  };
  if (apart(cross(halfA[0], halfA[1])) || apart(cross(halfB[0], halfB[1]))) {
    return false;
  }
  for (const Vector& e : halfA) {
    if (apart(cross(e, halfB[0])) || apart(cross(e, halfB[1]))) {
      return false;
    }
  }
  return true;
}

}  // namespace textbook
