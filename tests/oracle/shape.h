// What the oracle is asked about: a kind and its doubles in slot order.
//
// ray: origin, direction, maxDistance (meters, +inf for none); plane: normal, constant; sphere:
// center, radius; aabb: min, max; obb: center, rotation xyzw, halfExtents; triangle: a, b, c;
// parallelogram: a, b, c, the fourth corner being b + c - a exactly; point: position; segment:
// start, end; capsule: start, end, radius. The numbers must be valid: nothing here checks them.
#pragma once

#include <array>
#include <cstddef>
#include <limits>

namespace oracle {

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();

enum class Kind : int {
  ray = 0,
  plane = 1,
  sphere = 2,
  aabb = 3,
  obb = 4,
  triangle = 5,
  parallelogram = 6,
  point = 7,
  segment = 8,
  capsule = 9
};
inline constexpr int kKindCount = 10;

struct Shape {
  Kind kind{};
  std::array<double, 12> numbers{};
};

/** apart: 0 is outside D = A - B; touching: on its boundary; overlapping: in its interior. */
enum class Outcome : int { apart = 0, touching = 1, overlapping = 2 };

/** A displacement of exactly axis * length, which no double need be able to hold. */
struct Translation {
  std::array<double, 3> axis{};
  double length = 0;
};

}  // namespace oracle
