#pragma once

#include <cmath>

#include "convex.h"

struct Simplex { Vertex corners[4]; int count; };
inline double triple(Vec a, Vec b, Vec c) { return dot(a, cross(b, c)); }

// Of the corners their shares, but for a common factor, in the point nearest to the origin of their
// line, plane or space
struct Shares { double of[4]; };

inline Shares sharesOf(const Simplex& simplex) {
  const Vertex* c = simplex.corners;
  const Vec p = c[0].d, q = c[1].d, r = c[2].d, s = c[3].d;
  if (simplex.count == 1) return {{1}};
  if (simplex.count == 2) return {{dot(q, q - p), dot(p, p - q)}};
  if (simplex.count == 4) {
    return {{triple(q, r, s), -triple(p, r, s), triple(p, q, s), -triple(p, q, r)}};
  }
  const Vec normal = cross(q - p, r - p);
  return {{triple(normal, q, r), triple(normal, r, p), triple(normal, p, q)}};
}

// A point of all a − b, with those of a and b that it comes from
struct Nearest { Simplex simplex; Vec point, pointA, pointB; double distance; };

// The point of a simplex that is nearest to the origin, and the corners around it: of all choices
// of corners that have it inside, where each share is positive, the one that comes nearest
inline Nearest nearestOf(const Simplex& simplex) {
  Nearest nearest{{}, {}, {}, {}, INFINITY};
  for (int bits = 1; bits < 1 << simplex.count; ++bits) {
    Nearest found{};
    for (int i = 0; i < simplex.count; ++i) {
      if (bits >> i & 1) found.simplex.corners[found.simplex.count++] = simplex.corners[i];
    }
    const auto [shares] = sharesOf(found.simplex);
    const double sum = shares[0] + shares[1] + shares[2] + shares[3];
    bool isInside = true;
    for (int i = 0; i < found.simplex.count; ++i) {
      const double weight = shares[i] / sum;
      const Vertex& corner = found.simplex.corners[i];
      isInside = isInside && weight > 0;
      found.point = found.point + corner.d * weight;
      found.pointA = found.pointA + corner.a * weight;
      found.pointB = found.pointB + corner.b * weight;
    }
    found.distance = length(found.point);
    if (isInside && found.distance < nearest.distance) nearest = found;
  }
  return nearest;
}

// The point of all a − b, without the radii, that is nearest to the origin
inline Nearest gjk(const Convex& a, const Convex& b) {
  Nearest nearest = nearestOf({{support(a, b, {1, 0, 0})}, 1});
  for (int i = 0; i < 64; ++i) {
    Simplex& simplex = nearest.simplex;
    if (nearest.distance <= EPSILON) break;
    const Vertex next = support(a, b, nearest.point * -1);
    // None lies nearer to the origin, but for the tolerance
    if (nearest.distance - dot(next.d, nearest.point) / nearest.distance <= EPSILON) break;
    simplex.corners[simplex.count++] = next;
    nearest = nearestOf(simplex);
    if (simplex.count == 4) nearest.distance = 0;  // the origin is inside
  }
  return nearest;
}

// 0 where they meet; else with the nearest points of both
struct Distance { double distance; Vec pointA, pointB; };

inline Distance gjkDistance(const Convex& a, const Convex& b) {
  const Nearest nearest = gjk(a, b);
  const double gap = nearest.distance - a.radius - b.radius;
  if (gap <= EPSILON) return {};
  const Vec normal = nearest.point * (-1 / nearest.distance);
  return {gap, nearest.pointA + normal * a.radius, nearest.pointB - normal * b.radius};
}
