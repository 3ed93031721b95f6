#include "curve/hit_order.h"

namespace collision {

Sign compare(const HitPlace& a, const HitPlace& b) {
  const double difference = a.t - b.t;
  return std::fabs(difference) > a.error + b.error ? signOf(difference) : Sign::zero;
}

}  // namespace collision
