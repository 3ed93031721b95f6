// A ray: its own core, which may go on forever.
#pragma once

#include "linear/vec3.h"
#include "number/filter.h"
#include "shapes/traits.h"

namespace collision {

/** The parameter at the ray's end, +∞ without one. */
inline double endOf(const Ray& ray) {
  if (!ray.bounded()) {
    return kInfinity;
  }
  // The length of a subnormal direction would have few digits.
  const double scale = largestMagnitude(ray.direction) < 0x1p-900 ? 0x1p+600 : 1.0;
  return ray.maxDistance / length(ray.direction * scale) * scale;
}

/** The same in numbers whose squares don't overflow. */
template <class T>
COLLISION_ALWAYS_INLINE constexpr T endOf(const T& maxDistance, const Vector3<T>& direction) {
  return maxDistance / squareRoot(dot(direction, direction));
}

template <>
struct ShapeTraits<Ray> : OwnCore<Ray> {
  static constexpr std::string_view kName = "ray";
  static constexpr std::array<Field, 3> kFields{
      {{"origin", 3}, {"direction", 3}, {"maxDistance", 1}}};
  static constexpr std::array<std::string_view, 0> kFeatures{};
  static constexpr int kCorners = 2;
  static constexpr bool kContainer = false;

  static Fault check(const double* n) {
    if (const Fault fault = checkMagnitudes({n, 6})) {
      return fault;
    }
    if (const Fault fault = checkNotZero({n + 3, 3}, 3)) {
      return fault;
    }
    if (n[6] == kInfinity) {
      return {};
    }
    if (const Fault fault = checkMagnitudes({n + 6, 1}, 6)) {
      return fault;
    }
    return checkNotNegative({n + 6, 1}, 6);
  }

  static bool bounded(const Ray& ray) { return ray.bounded(); }

  static Bounds bounds(const Ray& ray) {
    Bounds bounds;
    const double end = endOf(ray);
    for (int i = 0; i < 3; ++i) {
      const double start = ray.origin[i];
      const double slope = ray.direction[i];
      if (slope == 0) {
        bounds.min[i] = bounds.max[i] = start;
        continue;
      }
      constexpr RelativeRoundoff kEnd =
          RelativeRoundoff() / squareRoot(dot(kExactVector, kExactVector));
      static_assert(isWithinBoundsSlack(RelativeRoundoff() * kEnd));
      const double along = slope * end;
      const Interval far = widened(start + along, 0, std::fabs(start) + std::fabs(along));
      bounds.min[i] = slope > 0 ? start : far.min;
      bounds.max[i] = slope > 0 ? far.max : start;
    }
    return bounds;
  }
};

}  // namespace collision
