#include "convex/simplex.h"

#include <utility>

#include "number/index.h"

namespace collision {
namespace {

/** The origin as a mean of the corners around it; whatever the weights, a point of the hull. */
Difference weighted(const std::array<Difference, 4>& p) {
  const auto volume = [&](int a, int b, int c) {
    return std::fabs(dot(p[at(a)].point, cross(p[at(b)].point, p[at(c)].point)));
  };
  const std::array<double, 4> weight{volume(1, 2, 3), volume(0, 2, 3), volume(0, 1, 3),
                                     volume(0, 1, 2)};
  const double sum = weight[0] + weight[1] + weight[2] + weight[3];
  Difference mean;
  for (std::size_t i = 0; i < 4; ++i) {
    mean.point = mean.point + p[i].point * (weight[i] / sum);
    mean.onA = mean.onA + p[i].onA * (weight[i] / sum);
  }
  return mean;
}

}  // namespace

bool Simplex::add(const Difference& point) {
  points_[at(count_++)] = point;
  switch (count_) {
    case 1:
      nearest_ = point;
      return true;
    case 2:
      onSegment(points_[0], points_[1]);
      return true;
    case 3:
      onTriangle(points_[0], points_[1], points_[2]);
      return true;
    default:
      return onTetrahedron();
  }
}

void Simplex::keep(std::initializer_list<Difference> points, Difference nearest) {
  std::array<Difference, 4> kept;
  count_ = 0;
  for (const Difference& point : points) {
    kept[at(count_++)] = point;
  }
  points_ = kept;
  nearest_ = nearest;
}

void Simplex::onSegment(const Difference& a, const Difference& b) {
  const Vec3 edge = b.point - a.point;
  const double along = -dot(a.point, edge);
  const double squared = dot(edge, edge);
  if (!(along > 0)) {
    keep({a}, a);
  } else if (along >= squared) {
    keep({b}, b);
  } else {
    keep({a, b}, mixed(a, b, along / squared));
  }
}

/** By the regions of corners, edges and face. Source: Ericson, Real-Time Collision Detection. */
void Simplex::onTriangle(const Difference& a, const Difference& b, const Difference& c) {
  const Vec3 ab = b.point - a.point;
  const Vec3 ac = c.point - a.point;
  const double d1 = -dot(ab, a.point);
  const double d2 = -dot(ac, a.point);
  if (d1 <= 0 && d2 <= 0) {
    return keep({a}, a);
  }
  const double d3 = -dot(ab, b.point);
  const double d4 = -dot(ac, b.point);
  if (d3 >= 0 && d4 <= d3) {
    return keep({b}, b);
  }
  const double d5 = -dot(ab, c.point);
  const double d6 = -dot(ac, c.point);
  if (d6 >= 0 && d5 <= d6) {
    return keep({c}, c);
  }
  const double vc = d1 * d4 - d3 * d2;
  if (vc <= 0 && d1 >= 0 && d3 <= 0) {
    return onSegment(a, b);
  }
  const double vb = d5 * d2 - d1 * d6;
  if (vb <= 0 && d2 >= 0 && d6 <= 0) {
    return onSegment(a, c);
  }
  const double va = d3 * d6 - d5 * d4;
  if (va <= 0 && d4 >= d3 && d5 >= d6) {
    return onSegment(b, c);
  }
  if (!(va > 0 && vb > 0 && vc > 0)) {  // rounding, or no area: the nearest of the edges
    return onNearestEdge(a, b, c);
  }
  const double sum = va + vb + vc;
  const double v = vb / sum;
  const double w = vc / sum;
  keep({a, b, c}, {a.point + ab * v + ac * w, a.onA + (b.onA - a.onA) * v + (c.onA - a.onA) * w});
}

void Simplex::onNearestEdge(const Difference& a, const Difference& b, const Difference& c) {
  Simplex best;
  double least = HUGE_VAL;
  for (const auto& [p, q] : {std::pair(a, b), std::pair(a, c), std::pair(b, c)}) {
    Simplex edge;
    edge.onSegment(p, q);
    const double squared = dot(edge.nearest_.point, edge.nearest_.point);
    if (squared < least) {
      least = squared;
      best = edge;
    }
  }
  *this = best;
}

bool Simplex::onTetrahedron() {
  const std::array<Difference, 4> p = points_;
  Simplex best;
  double least = HUGE_VAL;
  bool inside = true;
  constexpr int kFaces[4][4] = {{0, 1, 2, 3}, {0, 1, 3, 2}, {0, 2, 3, 1}, {1, 2, 3, 0}};
  for (const auto& face : kFaces) {
    const Difference& a = p[at(face[0])];
    const Difference& b = p[at(face[1])];
    const Difference& c = p[at(face[2])];
    const Vec3 normal = cross(b.point - a.point, c.point - a.point);
    const double origin = -dot(a.point, normal);
    const double opposite = dot(p[at(face[3])].point - a.point, normal);
    if ((origin < 0) == (opposite < 0) && opposite != 0) {
      continue;  // the origin is on the inner side of this face
    }
    inside = false;
    Simplex onFace;
    onFace.onTriangle(a, b, c);
    const Vec3& nearest = onFace.nearest_.point;
    if (dot(nearest, nearest) < least) {
      least = dot(nearest, nearest);
      best = onFace;
    }
  }
  if (inside) {
    nearest_ = weighted(p);
    return false;
  }
  *this = best;
  return true;
}

}  // namespace collision
