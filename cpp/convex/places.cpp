#include "convex/places.h"

#include <algorithm>
#include <cmath>

#include "collision/interval.h"

namespace collision {

RoughDirection roughly(const ApproximateVec3& v) {
  const Vec3 direction{v.x.hi(), v.y.hi(), v.z.hi()};
  const double size = roundoff::magnitudeOf(direction);
  const double error = v.x.error() + v.y.error() + v.z.error();
  // what underflows does not matter beside such sizes
  const bool isKnown = size > 0x1p-800 && size < 0x1p+800 && error < 0x1p-50 * size;
  return isKnown ? RoughDirection{direction, 0x1p-49} : RoughDirection{{}, kInfinity};
}

RoughDirection roughly(const ExactVec3& v) {
  constexpr int kNothing = std::numeric_limits<int>::min();
  const std::array<Exact::Leading, 3> leading{v.x.leading(), v.y.leading(), v.z.leading()};
  int most = kNothing;
  for (const Exact::Leading& number : leading) {
    most = number.mantissa != 0 ? std::max(most, number.exponent) : most;
  }
  const auto component = [&](const Exact::Leading& number) {
    return number.mantissa == 0 ? 0 : std::scalbn(number.mantissa, number.exponent - most);
  };
  return {{component(leading[0]), component(leading[1]), component(leading[2])}, 0x1p-51};
}

}  // namespace collision
