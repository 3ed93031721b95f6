// Signs about spheres: distances are compared squared, so that no root is taken.
#pragma once

#include "math/interval.h"
#include "math/sign.h"
#include "math/vec3.h"

namespace collision {

/** Sign of the distance of two centers minus the sum of the radii; degree 2. */
inline Decision spheresApart(const Vec3& between, double radiusA, double radiusB,
                             int line = __builtin_LINE()) {
  const double sum = radiusA + radiusB;
  return compare(dot(between, between), sum * sum, line);
}

/** Sign of |value| / |normal| − radius, for a plane's value at a sphere's center; degree 4. */
inline Decision sphereApartFromPlane(double value, const Vec3& normal, double radius,
                                     int line = __builtin_LINE()) {
  return compare(value * value, radius * radius * dot(normal, normal), line);
}

/** The quadratic a t² + 2 b t + c of a ray's squared distance from a sphere's surface. */
struct RaySphereTerms {
  double a = 0;  // direction · direction
  double b = 0;  // direction · (origin − center)
  double c = 0;  // |origin − center|² − radius²

  RaySphereTerms(const Vec3& fromCenter, const Vec3& direction, double radius)
      : a(dot(direction, direction)),
        b(dot(direction, fromCenter)),
        c(dot(fromCenter, fromCenter) - radius * radius) {}

  /** Sign of the line's distance from the center minus the radius. */
  [[nodiscard]] Decision lineApart(int line = __builtin_LINE()) const {
    return compare(a * c, b * b, line);
  }

  /** Sign of tClosest − tEnd, where tClosest = −b / a ≥ 0; squared, because tEnd has a root. */
  [[nodiscard]] Decision closestBeyondEnd(double maxDistance, int line = __builtin_LINE()) const {
    if (maxDistance == kInfinity) {
      return decide(Sign::negative, line);
    }
    return compare(b * b, maxDistance * maxDistance * a, line);
  }

  /** Sign of the end's distance from the center minus the radius. */
  [[nodiscard]] Decision endOutside(double maxDistance, int line = __builtin_LINE()) const {
    const double root = (c + maxDistance * maxDistance) * std::sqrt(a);
    return decide(root + 2 * maxDistance * b, line);
  }
};

}  // namespace collision
