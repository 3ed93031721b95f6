#include "linear/vec3.h"

#include "collision/attributes.h"

namespace collision {
namespace {

/** A vector over a power of two, chosen so that no square overflows or vanishes; exact. */
struct SafelySquared {
  Vec3 vector;
  int exponent = 0;
};

/** Of one whose squares aren't. */
COLLISION_COLD SafelySquared scaledForSquares(const Vec3& a) {
  const int exponent = std::ilogb(largestMagnitude(a));
  return {{std::scalbn(a.x, -exponent), std::scalbn(a.y, -exponent), std::scalbn(a.z, -exponent)},
          exponent};
}

/** Whether no square that matters to this sum of them has overflowed or vanished. */
constexpr bool isSafe(double square) { return square > 0x1p-900 && square < 0x1p+1000; }

}  // namespace

double length(const Vec3& a) {
  const double square = dot(a, a);
  if (isSafe(square)) [[likely]] {
    return std::sqrt(square);
  }
  if (isZero(a)) {
    return 0;
  }
  const SafelySquared scaled = scaledForSquares(a);
  return std::scalbn(std::sqrt(dot(scaled.vector, scaled.vector)), scaled.exponent);
}

Vec3 normalized(const Vec3& a) {
  const double square = dot(a, a);
  const bool safe = isSafe(square);
  const Vec3 scaled = safe ? a : scaledForSquares(a).vector;
  const double norm = std::sqrt(safe ? square : dot(scaled, scaled));
  return {scaled.x / norm, scaled.y / norm, scaled.z / norm};
}

}  // namespace collision
