#include "linear/vec3.h"

namespace collision {
namespace {

/** A vector over a power of two, chosen so that no square overflows or vanishes; exact. */
struct SafelySquared {
  Vec3 vector;
  int exponent = 0;
};

SafelySquared withSafeSquares(const Vec3& a) {
  constexpr double kSquareSafe = 0x1p+500;
  const double largest = largestMagnitude(a);
  if (largest < kSquareSafe && largest > 1 / kSquareSafe) {
    return {a, 0};
  }
  const int exponent = std::ilogb(largest);
  return {{std::scalbn(a.x, -exponent), std::scalbn(a.y, -exponent), std::scalbn(a.z, -exponent)},
          exponent};
}

}  // namespace

double length(const Vec3& a) {
  if (isZero(a)) {
    return 0;
  }
  const SafelySquared scaled = withSafeSquares(a);
  const double norm = std::sqrt(dot(scaled.vector, scaled.vector));
  return scaled.exponent == 0 ? norm : std::scalbn(norm, scaled.exponent);
}

Vec3 normalized(const Vec3& a) {
  const Vec3 scaled = withSafeSquares(a).vector;
  const double norm = std::sqrt(dot(scaled, scaled));
  return {scaled.x / norm, scaled.y / norm, scaled.z / norm};
}

}  // namespace collision
