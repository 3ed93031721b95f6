// Shapes that move and turn, a second time and in another way: their corners in long doubles,
// turned by Rodrigues' formula, and the gap on every axis that can separate two of them.
#pragma once

#include <cmath>
#include <vector>

#include "collision/turning.h"

namespace collision {

using Long = long double;
using LongVec = Vector3<Long>;

inline LongVec longOf(const Vec3& v) { return {v.x, v.y, v.z}; }
inline Long lengthOf(const LongVec& v) { return std::sqrt(dot(v, v)); }

/** Of any length but zero. */
inline LongVec unitOf(const LongVec& v) { return v * (1 / lengthOf(v)); }

/** A box or triangle, or a ball. */
struct TurnedBody {
  std::vector<LongVec> corners;
  std::vector<LongVec> edges;    // their directions
  std::vector<LongVec> normals;  // of faces
  LongVec pivot;
  Long radius = 0;

  [[nodiscard]] Long size() const {
    Long most = radius;
    for (const LongVec& corner : corners) {
      most = std::max(most, lengthOf(corner));
    }
    return most;
  }
};

inline TurnedBody bodyOf(const Obb& box) {
  const LongVec q{box.rotation.x, box.rotation.y, box.rotation.z};
  const Long w = box.rotation.w;
  const Long n = dot(q, q) + w * w;
  TurnedBody body;
  body.pivot = longOf(box.center);
  for (int i = 0; i < 3; ++i) {
    LongVec unit;
    unit[i] = 1;
    // v (w² − q²) + 2 q (q · v) + 2 w q × v, over n
    const LongVec axis =
        unit * (w * w - dot(q, q)) + q * (2 * dot(q, unit)) + cross(q, unit) * (2 * w);
    body.edges.push_back(axis * (1 / n));
  }
  body.normals = body.edges;
  for (int i = 0; i < 8; ++i) {
    LongVec corner = body.pivot;
    for (int k = 0; k < 3; ++k) {
      const Long half = box.halfExtents[k];
      corner =
          corner + body.edges[static_cast<std::size_t>(k)] * ((i >> k & 1) != 0 ? half : -half);
    }
    body.corners.push_back(corner);
  }
  return body;
}

/** With an area. About the rounded mean of the corners, as the core has it. */
inline TurnedBody bodyOf(const Triangle& s) {
  TurnedBody body;
  body.corners = {longOf(s.a), longOf(s.b), longOf(s.c)};
  body.edges = {unitOf(longOf(s.b) - longOf(s.a)), unitOf(longOf(s.c) - longOf(s.b)),
                unitOf(longOf(s.a) - longOf(s.c))};
  const LongVec normal = unitOf(cross(body.edges[0], body.edges[1]));
  body.normals = {normal};
  for (const LongVec& edge : body.edges) {
    body.normals.push_back(cross(normal, edge));
  }
  body.pivot = longOf((s.a + s.b + s.c) * (1.0 / 3));
  return body;
}

inline TurnedBody bodyOf(const Vec3& center, double radius) {
  return {{longOf(center)}, {}, {}, longOf(center), radius};
}

inline LongVec turnedBy(const LongVec& v, const LongVec& angularVelocity, Long t) {
  const Long rate = lengthOf(angularVelocity);
  if (rate == 0) {
    return v;
  }
  const LongVec axis = angularVelocity * (1 / rate);
  const Long s = std::sin(rate * t);
  const Long c = std::cos(rate * t);
  return v * c + cross(axis, v) * s + axis * (dot(axis, v) * (1 - c));
}

inline TurnedBody at(const TurnedBody& body, const Vec3& velocity, const Vec3& turn, Long t) {
  TurnedBody there = body;
  const LongVec angularVelocity = longOf(turn);
  const LongVec way = longOf(velocity) * t;
  for (LongVec& corner : there.corners) {
    corner = body.pivot + turnedBy(corner - body.pivot, angularVelocity, t) + way;
  }
  for (LongVec& edge : there.edges) {
    edge = turnedBy(edge, angularVelocity, t);
  }
  for (LongVec& normal : there.normals) {
    normal = turnedBy(normal, angularVelocity, t);
  }
  there.pivot = body.pivot + way;
  return there;
}

inline Long gapOn(const LongVec& axis, const TurnedBody& a, const TurnedBody& b) {
  const Long length = lengthOf(axis);
  if (length < 1e-12L) {
    return -HUGE_VALL;  // of edges that are parallel
  }
  const auto cover = [&](const TurnedBody& body, Long sign) {
    Long most = -HUGE_VALL;
    for (const LongVec& corner : body.corners) {
      most = std::max(most, sign * dot(corner - a.pivot, axis) / length);
    }
    return most + body.radius;
  };
  return std::max(-cover(b, -1) - cover(a, 1), -cover(a, -1) - cover(b, 1));
}

/** Of polytopes: above 0 where an axis separates them, else minus the depth. */
inline Long gapOfPolytopes(const TurnedBody& a, const TurnedBody& b) {
  Long most = -HUGE_VALL;
  const auto consider = [&](const LongVec& axis) { most = std::max(most, gapOn(axis, a, b)); };
  for (const TurnedBody* body : {&a, &b}) {
    for (const LongVec& normal : body->normals) {
      consider(normal);
    }
  }
  for (const LongVec& edgeA : a.edges) {
    for (const LongVec& edgeB : b.edges) {
      consider(cross(edgeA, edgeB));
    }
  }
  return most;
}

/** Of a point with a radius and a box: how far apart they are, or less than nothing. */
inline Long gapOfBall(const TurnedBody& ball, const TurnedBody& box) {
  LongVec outside;
  for (int k = 0; k < 3; ++k) {
    const LongVec& axis = box.edges[static_cast<std::size_t>(k)];
    const Long place = dot(ball.pivot - box.pivot, axis);
    const Long half = dot(box.corners[7] - box.pivot, axis);
    outside[k] = std::max(std::fabs(place) - half, 0.0L);
  }
  return lengthOf(outside) - ball.radius;
}

}  // namespace collision
