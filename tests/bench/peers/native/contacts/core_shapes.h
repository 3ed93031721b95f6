// The shapes of a scene as this library has them.
#pragma once

#include <vector>

#include "collision/collision.h"
#include "contacts/pairs.h"

namespace contacts {

inline collision::Vec3 vectorOf(const Triple& numbers) {
  return {numbers[0], numbers[1], numbers[2]};
}
inline collision::Quaternion rotationOf(const Box& box) {
  const auto& [x, y, z, w] = box.rotation;
  return {x, y, z, w};
}
inline collision::Obb coreOf(const Box& box) {
  return {vectorOf(box.center), rotationOf(box), vectorOf(box.halfExtents)};
}
inline collision::Sphere coreOf(const Ball& ball) { return {vectorOf(ball.center), ball.radius}; }

inline collision::HullGeometry geometryOf(const std::vector<Triple>& corners) {
  std::vector<collision::Vec3> points;
  points.reserve(corners.size());
  for (const Triple& corner : corners) {
    points.push_back(vectorOf(corner));
  }
  return collision::HullGeometry(points);
}
inline collision::Hull hullOf(const collision::HullGeometry& geometry, const Box& box) {
  return {&geometry, vectorOf(box.center), rotationOf(box)};
}

}  // namespace contacts
