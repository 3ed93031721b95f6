// Boxes: separating axes, in the frame of the first box, with an exit after each (Ericson, 4.4.1
// and 5.2.9; Gottschalk; Akenine-Möller). Without the epsilon for parallel edges that the books
// add.
#include "tests.h"

namespace textbook {
namespace {

/**
 * A box around 0 along the axes with half extents a, and one with its center at t, half extents b,
 * and the columns of r for axes.
 */
class Boxes {
 public:
  Boxes(const Vector& a, const Vector& b, const Vector& t)
      : a_{a.x, a.y, a.z}, b_{b.x, b.y, b.z}, t_{t.x, t.y, t.z} {}

  /** Row i of r; whether the face axis i of the first box separates. */
  bool apartOnFirst(int i, double x, double y, double z) {
    r_[i][0] = x;
    r_[i][1] = y;
    r_[i][2] = z;
    for (int k = 0; k < 3; ++k) {
      m_[i][k] = magnitude(r_[i][k]);
    }
    return magnitude(t_[i]) > a_[i] + b_[0] * m_[i][0] + b_[1] * m_[i][1] + b_[2] * m_[i][2];
  }
  [[nodiscard]] bool apartOnSecond(int k) const {
    const double offset = t_[0] * r_[0][k] + t_[1] * r_[1][k] + t_[2] * r_[2][k];
    return magnitude(offset) > b_[k] + a_[0] * m_[0][k] + a_[1] * m_[1][k] + a_[2] * m_[2][k];
  }
  /** Edge i of the first against edge k of the second. */
  template <int i, int k>
  [[nodiscard]] bool apartOnEdges() const {
    constexpr int i1 = (i + 1) % 3;
    constexpr int i2 = (i + 2) % 3;
    constexpr int k1 = (k + 1) % 3;
    constexpr int k2 = (k + 2) % 3;
    const double offset = t_[i2] * r_[i1][k] - t_[i1] * r_[i2][k];
    return magnitude(offset) >
           a_[i1] * m_[i2][k] + a_[i2] * m_[i1][k] + b_[k1] * m_[i][k2] + b_[k2] * m_[i][k1];
  }
  [[nodiscard]] bool apartOnRest() const {
    return apartOnSecond(0) || apartOnSecond(1) || apartOnSecond(2) || apartOnEdges<0, 0>() ||
           apartOnEdges<0, 1>() || apartOnEdges<0, 2>() || apartOnEdges<1, 0>() ||
           apartOnEdges<1, 1>() || apartOnEdges<1, 2>() || apartOnEdges<2, 0>() ||
           apartOnEdges<2, 1>() || apartOnEdges<2, 2>();
  }

 private:
  double a_[3];
  double b_[3];
  double t_[3];
  double r_[3][3];
  double m_[3][3];
};

/** A box around 0 and a triangle. */
bool boxTriangle(const Vector& half, const Vector& a, const Vector& b, const Vector& c) {
  if (least(a.x, b.x, c.x) > half.x || most(a.x, b.x, c.x) < -half.x ||
      least(a.y, b.y, c.y) > half.y || most(a.y, b.y, c.y) < -half.y ||
      least(a.z, b.z, c.z) > half.z || most(a.z, b.z, c.z) < -half.z) {
    return false;
  }
  const Vector ab = b - a;
  const Vector bc = c - b;
  const Vector ca = a - c;
  const Vector normal = cross(ab, bc);
  if (magnitude(dot(normal, a)) >
      half.x * magnitude(normal.x) + half.y * magnitude(normal.y) + half.z * magnitude(normal.z)) {
    return false;
  }
  // The two ends of an edge have the same projection: one of them and the third corner will do.
  const auto apart = [](double p, double q, double radius) {
    return least(p, q) > radius || most(p, q) < -radius;
  };
  const auto apartOnX = [&](const Vector& edge, const Vector& end, const Vector& third) {
    return apart(end.z * edge.y - end.y * edge.z, third.z * edge.y - third.y * edge.z,
                 half.y * magnitude(edge.z) + half.z * magnitude(edge.y));
  };
  const auto apartOnY = [&](const Vector& edge, const Vector& end, const Vector& third) {
    return apart(end.x * edge.z - end.z * edge.x, third.x * edge.z - third.z * edge.x,
                 half.x * magnitude(edge.z) + half.z * magnitude(edge.x));
  };
  const auto apartOnZ = [&](const Vector& edge, const Vector& end, const Vector& third) {
    return apart(end.y * edge.x - end.x * edge.y, third.y * edge.x - third.x * edge.y,
                 half.x * magnitude(edge.y) + half.y * magnitude(edge.x));
  };
  return !(apartOnX(ab, a, c) || apartOnY(ab, a, c) || apartOnZ(ab, a, c) ||  //
           apartOnX(bc, b, a) || apartOnY(bc, b, a) || apartOnZ(bc, b, a) ||  //
           apartOnX(ca, c, b) || apartOnY(ca, c, b) || apartOnZ(ca, c, b));
}

/** A box around 0 and a parallelogram by its center and half its edges: ten axes. */
bool boxParallelogram(const Vector& half, const Vector& center, const Vector& first,
                      const Vector& second) {
  if (magnitude(center.x) > half.x + magnitude(first.x) + magnitude(second.x) ||
      magnitude(center.y) > half.y + magnitude(first.y) + magnitude(second.y) ||
      magnitude(center.z) > half.z + magnitude(first.z) + magnitude(second.z)) {
    return false;
  }
  const Vector normal = cross(first, second);
  if (magnitude(dot(normal, center)) >
      half.x * magnitude(normal.x) + half.y * magnitude(normal.y) + half.z * magnitude(normal.z)) {
    return false;
  }
  // An edge has no extent across itself, so of the parallelogram the other edge alone counts. Its
  // share is normal · axis, the same for both edges.
  const Vector extent{magnitude(normal.x), magnitude(normal.y), magnitude(normal.z)};
  const auto apart = [&](const Vector& edge) {
    const Vector m{magnitude(edge.x), magnitude(edge.y), magnitude(edge.z)};
    const Vector offset = cross(center, edge);
    return magnitude(offset.x) > extent.x + half.y * m.z + half.z * m.y ||
           magnitude(offset.y) > extent.y + half.x * m.z + half.z * m.x ||
           magnitude(offset.z) > extent.z + half.x * m.y + half.y * m.x;
  };
  return !apart(first) && !apart(second);
}

}  // namespace

bool pointAabb(const Point& a, const Aabb& b) {
  const Vector& p = a.position;
  return p.x >= b.min.x && p.x <= b.max.x && p.y >= b.min.y && p.y <= b.max.y && p.z >= b.min.z &&
         p.z <= b.max.z;
}

bool pointObb(const Point& a, const Obb& b) {
  const Vector p = a.position - b.center;
  return magnitude(dot(p, b.axis[0])) <= b.half.x && magnitude(dot(p, b.axis[1])) <= b.half.y &&
         magnitude(dot(p, b.axis[2])) <= b.half.z;
}

bool aabbAabb(const Aabb& a, const Aabb& b) {
  return a.min.x <= b.max.x && b.min.x <= a.max.x && a.min.y <= b.max.y && b.min.y <= a.max.y &&
         a.min.z <= b.max.z && b.min.z <= a.max.z;
}

bool aabbObb(const Aabb& a, const Obb& b) {
  const Vector center = (a.min + a.max) * 0.5;
  Boxes boxes(a.max - center, b.half, b.center - center);
  const Vector* u = b.axis;
  return !boxes.apartOnFirst(0, u[0].x, u[1].x, u[2].x) &&
         !boxes.apartOnFirst(1, u[0].y, u[1].y, u[2].y) &&
         !boxes.apartOnFirst(2, u[0].z, u[1].z, u[2].z) && !boxes.apartOnRest();
}

bool obbObb(const Obb& a, const Obb& b) {
  Boxes boxes(a.half, b.half, a.local(b.center));
  for (int i = 0; i < 3; ++i) {
    if (boxes.apartOnFirst(i, dot(a.axis[i], b.axis[0]), dot(a.axis[i], b.axis[1]),
                           dot(a.axis[i], b.axis[2]))) {
      return false;
    }
  }
  return !boxes.apartOnRest();
}

bool aabbTriangle(const Aabb& a, const Triangle& b) {
  const Vector center = (a.min + a.max) * 0.5;
  return boxTriangle(a.max - center, b.a - center, b.b - center, b.c - center);
}
bool obbTriangle(const Obb& a, const Triangle& b) {
  return boxTriangle(a.half, a.local(b.a), a.local(b.b), a.local(b.c));
}

bool aabbParallelogram(const Aabb& a, const Parallelogram& b) {
  const Vector center = (a.min + a.max) * 0.5;
  return boxParallelogram(a.max - center, b.center() - center, b.first * 0.5, b.second * 0.5);
}
bool obbParallelogram(const Obb& a, const Parallelogram& b) {
  return boxParallelogram(a.half, a.local(b.center()), a.turned(b.first) * 0.5,
                          a.turned(b.second) * 0.5);
}

}  // namespace textbook
