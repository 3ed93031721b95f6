#include "curve/hit_order.h"

#include <cmath>

namespace collision {

HitPlace::HitPlace(const QuadraticSurd& t) : root_(t), rounded_(rounded(t)) {}

bool HitPlace::before(const HitPlace& other) const {
  // Each is within 2⁻⁵² of itself of the true parameter, or within a subnormal.
  const double difference = rounded_ - other.rounded_;
  const double error = 0x1p-51 * (std::fabs(rounded_) + std::fabs(other.rounded_)) + 0x1p-1070;
  if (std::fabs(difference) > error) {
    return difference < 0;
  }
  return compare(root_, other.root_) == Sign::negative;
}

}  // namespace collision
