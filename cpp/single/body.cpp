#include "single/body.h"

namespace collision::single {
namespace {

float rounded(double value) { return static_cast<float>(value); }
Vec vecAt(const double* s) { return {rounded(s[0]), rounded(s[1]), rounded(s[2])}; }

Body pointBody(const Vec& position) {
  Body body;
  body.corner[0] = position;
  return body;
}

Body segmentBody(const Vec& start, const Vec& end) {
  Body body;
  body.corner = {start, end};
  body.corners = 2;
  body.edge[0] = end - start;
  body.edges = 1;
  return body;
}

Body rayBody(const Vec& origin, const Vec& direction, float maxDistance) {
  Body body = pointBody(origin);
  if (maxDistance == 0) {
    return body;
  }
  body.edge[0] = direction;
  body.edges = 1;
  body.endless = !(maxDistance < kInfinity);
  if (!body.endless) {
    body.corner[1] = origin + direction * (maxDistance / length(direction));
    body.corners = 2;
  }
  return body;
}

Body withRadius(Body body, float radius) {
  body.radius = radius;
  return body;
}

Body triangleBody(const Vec& a, const Vec& b, const Vec& c) {
  Body body;
  body.form = Form::polygon;
  body.corner = {a, b, c};
  body.corners = 3;
  body.edge = {b - a, c - b, a - c};
  body.edges = 3;
  return body;
}

Body parallelogramBody(const Vec& a, const Vec& b, const Vec& c) {
  Body body;
  body.form = Form::polygon;
  body.corner = {a, b, b + (c - a), c};
  body.corners = 4;
  body.edge = {b - a, c - a};
  body.edges = 2;
  return body;
}

Body aabbBody(const Vec& low, const Vec& high) {
  Body body;
  body.form = Form::aabb;
  body.corner[0] = (low + high) * 0.5F;
  body.edge = {Vec{1, 0, 0}, Vec{0, 1, 0}, Vec{0, 0, 1}};
  body.edges = 3;
  const Vec half = (high - low) * 0.5F;
  body.half = {half.x, half.y, half.z};
  body.low = low;
  body.high = high;
  return body;
}

/** The columns of the rotation matrix of a quaternion, which is made a unit one first. */
std::array<Vec, 3> axesOf(float x, float y, float z, float w) {
  const float norm = std::sqrt(x * x + y * y + z * z + w * w);
  x /= norm;
  y /= norm;
  z /= norm;
  w /= norm;
  return {Vec{1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)},
          Vec{2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)},
          Vec{2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)}};
}

Body obbBody(const double* s) {
  Body body;
  body.form = Form::obb;
  body.corner[0] = vecAt(s);
  body.edge = axesOf(rounded(s[3]), rounded(s[4]), rounded(s[5]), rounded(s[6]));
  body.edges = 3;
  body.half = {rounded(s[7]), rounded(s[8]), rounded(s[9])};
  return body;
}

}  // namespace

Body readBody(Kind kind, const double* slot) {
  const double* s = slot;
  switch (kind) {
    case Kind::segment:
      return segmentBody(vecAt(s), vecAt(s + 3));
    case Kind::ray:
      return rayBody(vecAt(s), vecAt(s + 3), rounded(s[6]));
    case Kind::sphere:
      return withRadius(pointBody(vecAt(s)), rounded(s[3]));
    case Kind::capsule:
      return withRadius(segmentBody(vecAt(s), vecAt(s + 3)), rounded(s[6]));
    case Kind::aabb:
      return aabbBody(vecAt(s), vecAt(s + 3));
    case Kind::obb:
      return obbBody(s);
    case Kind::triangle:
      return triangleBody(vecAt(s), vecAt(s + 3), vecAt(s + 6));
    case Kind::parallelogram:
      return parallelogramBody(vecAt(s), vecAt(s + 3), vecAt(s + 6));
    case Kind::plane:  // has no body: see readPlane
    case Kind::point:
    case Kind::none:
    case Kind::hull:  // not asked of one
    case Kind::mesh:
      break;
  }
  return pointBody(vecAt(s));
}

Plane readPlane(const double* slot) { return {vecAt(slot), rounded(slot[3])}; }

}  // namespace collision::single
