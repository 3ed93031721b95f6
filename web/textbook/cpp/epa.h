#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "gjk.h"

// A triangle of the polytope by the numbers of its points, counter-clockwise as seen from outside,
// the distance of its plane from the origin and its nearest point
struct Face { std::array<std::size_t, 3> corners; Vec normal; double distance; Nearest nearest; };
struct Polytope { std::vector<Vertex> points; std::vector<Face> faces; };

// One without area has no plane and is passed over.
inline Face faceOf(const std::vector<Vertex>& points, std::size_t i, std::size_t j,
                   std::size_t k) {
  const Vec p = points[i].d, normal = cross(points[j].d - p, points[k].d - p);
  const double area = length(normal);
  if (area < EPSILON * EPSILON) return {{i, j, k}, normal, INFINITY, {{}, {}, {}, {}, INFINITY}};
  const Nearest nearest = nearestOf({{points[i], points[j], points[k]}, 3});
  return {{i, j, k}, normal * (1 / area), dot(normal, p) / area, nearest};
}

// The faces that the point sees give way to those between their rim and the point.
inline void expand(Polytope& polytope, const Vertex& point) {
  std::vector<Face> others;
  std::vector<std::array<std::size_t, 2>> edges;
  for (const Face& face : polytope.faces) {
    const auto [i, j, k] = face.corners;
    const bool isSeen = dot(face.normal, point.d) > face.distance;
    if (isSeen) edges.insert(edges.end(), {{i, j}, {j, k}, {k, i}});
    if (!isSeen) others.push_back(face);
  }
  polytope.points.push_back(point);
  for (const auto [i, j] : edges) {
    const bool isRim = std::find(edges.begin(), edges.end(), std::array{j, i}) == edges.end();
    if (isRim) others.push_back(faceOf(polytope.points, i, j, polytope.points.size() - 1));
  }
  polytope.faces = others;
}

// A corner off the flat simplex; where a − b is flat, too, there is none, but a normal of that.
struct Corner { std::optional<Vertex> found; Vec normal; };

inline Corner cornerOff(const Convex& a, const Convex& b, const Simplex& simplex) {
  const Vertex* c = simplex.corners;
  const Vec edge = c[1].d - c[0].d;
  Vec flat{};
  for (Vec axis : {Vec{1, 0, 0}, Vec{0, 1, 0}, Vec{0, 0, 1}}) {
    if (simplex.count == 2) axis = cross(edge, axis);
    if (simplex.count == 3) axis = cross(edge, c[2].d - c[0].d);
    if (length(axis) == 0) continue;
    axis = axis * (1 / length(axis));
    for (double sign : {1.0, -1.0}) {
      const Vertex next = support(a, b, axis * sign);
      if (std::abs(dot(next.d - c[0].d, axis)) > EPSILON) return {next, axis};
    }
    flat = axis;
  }
  return {{}, flat};
}

inline Polytope tetrahedron(const Simplex& simplex) {
  const Vertex* c = simplex.corners;
  const Vec p = c[0].d;
  const bool isLeft = triple(c[1].d - p, c[2].d - p, c[3].d - p) > 0;
  const std::size_t u = isLeft ? 1 : 2, v = isLeft ? 2 : 1;
  const std::vector<Vertex> points(c, c + 4);
  return {points,
          {faceOf(points, 0, v, u), faceOf(points, 0, u, 3), faceOf(points, u, v, 3),
           faceOf(points, v, 0, 3)}};
}

// The normal points from a to b; the points face each other along it.
struct Penetration { double depth; Vec normal, pointA, pointB; };

// With the radii
inline Penetration penetration(const Convex& a, const Convex& b, const Nearest& nearest, Vec normal,
                               double depth) {
  return {depth + a.radius + b.radius, normal, nearest.pointA + normal * a.radius,
          nearest.pointB - normal * b.radius};
}

// Nothing: apart. From the simplex of GJK on, the polytope grows where its face is nearest to the
// origin.
inline std::optional<Penetration> epa(const Convex& a, const Convex& b) {
  const Nearest start = gjk(a, b);
  if (start.distance > a.radius + b.radius + EPSILON) return {};
  if (start.distance > EPSILON) {  // only what is round overlaps
    return penetration(a, b, start, start.point * (-1 / start.distance), -start.distance);
  }
  Simplex simplex = start.simplex;
  while (simplex.count < 4) {
    const auto [found, normal] = cornerOff(a, b, simplex);
    if (!found) return penetration(a, b, start, normal, 0);
    simplex.corners[simplex.count++] = *found;
  }
  Polytope polytope = tetrahedron(simplex);
  for (int i = 0;; ++i) {
    const auto& faces = polytope.faces;
    const auto isNearer = [](const Face& f, const Face& g) {
      return f.nearest.distance < g.nearest.distance;
    };
    const Face face = *std::min_element(faces.begin(), faces.end(), isNearer);
    const Vertex next = support(a, b, face.normal);
    if (i == 64 || dot(face.normal, next.d) - face.distance <= EPSILON) {
      return penetration(a, b, face.nearest, face.normal, face.distance);
    }
    expand(polytope, next);
  }
}
