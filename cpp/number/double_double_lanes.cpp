#include "number/double_double_lanes.h"

#include <cmath>

namespace collision {
namespace {

/** What is near halfway is decided as elsewhere. */
COLLISION_COLD CertainLanes nearestOfHalfway(const BoundedLanes& numbers) {
  using Doubles = Lanes<double>;
  constexpr double kKnown = 0x1p-70;
  const auto& [value, error] = numbers;
  Doubles::Register found{};
  Doubles::Register certain{};
  for (int i = 0; i < Doubles::kCount; ++i) {
    const auto [number, isCertain] = nearest(DoubleDouble{value.hi[i], value.lo[i]});
    found[i] = number;
    const bool isKnown = error[i] < HUGE_VAL && error[i] <= kKnown * std::fabs(number);
    certain[i] = isCertain && isKnown ? 1 : 0;
  }
  return {Doubles(found), Doubles(certain) > Doubles(0.0)};
}

/** Nothing of such a size over- or underflows in a quotient. */
LaneMask<double> isOrdinary(const Lanes<double>& size) {
  return (size > Lanes<double>(0x1p-480)) & (size < Lanes<double>(0x1p+480));
}
LaneMask<double> isOrdinaryOrZero(const Lanes<double>& size, const Lanes<double>& error) {
  return isOrdinary(size) | (size + error == Lanes<double>(0.0));
}

}  // namespace

CertainLanes rounded(const BoundedLanes& numbers) {
  const auto& [value, error] = numbers;
  const Lanes<double> size = absolute(value.hi);
  const Lanes<double> beyond = size * Lanes<double>(0x1p-65) + error;
  const auto isCertain =
      (value.hi + (value.lo + beyond) == value.hi) & (value.hi + (value.lo - beyond) == value.hi);
  CertainLanes found{value.hi, isCertain};
  if (!holdsForAll(isCertain)) [[unlikely]] {
    found = nearestOfHalfway(numbers);
  }
  found.isCertain = found.isCertain & isOrdinaryOrZero(size, error);
  return found;
}

DoubleDoubleLanes dot(const Vector3<DoubleDoubleLanes>& a, const Vector3<DoubleDoubleLanes>& b) {
  const DoubleDoubleLanes x = exactProduct(a.x.hi, b.x.hi);
  const DoubleDoubleLanes y = exactProduct(a.y.hi, b.y.hi);
  const DoubleDoubleLanes z = exactProduct(a.z.hi, b.z.hi);
  const DoubleDoubleLanes two = exactSum(x.hi, y.hi);
  const DoubleDoubleLanes all = exactSum(two.hi, z.hi);
  const auto lower =
      [](const DoubleDoubleLanes& one, const DoubleDoubleLanes& other)
          COLLISION_ALWAYS_INLINE_LAMBDA { return one.hi * other.lo + one.lo * other.hi; };
  const auto ofProducts = (x.lo + y.lo) + z.lo;
  const auto ofLower = (lower(a.x, b.x) + lower(a.y, b.y)) + lower(a.z, b.z);
  return exactSum(all.hi, ((two.lo + all.lo) + ofProducts) + ofLower);
}

DoubleDoubleLanes squareRoot(const DoubleDoubleLanes& a) {
  const Lanes<double> estimate = squareRoot(a.hi);
  const DoubleDoubleLanes square = exactProduct(estimate, estimate);
  const Lanes<double> rest = ((a.hi - square.hi) - square.lo) + a.lo;
  return orderedSum(estimate, rest * (Lanes<double>(0.5) / estimate));
}

LaneDivisor::LaneDivisor(const DoubleDoubleLanes& number, const Lanes<double>& error)
    : number_(number),
      error_(error),
      inverse_(Lanes<double>(1.0) / number.hi),
      isPrecise_(isOrdinary(absolute(number.hi)) &
                 (error <= absolute(number.hi) * Lanes<double>(0x1p-12))) {}

BoundedLanes LaneDivisor::ratioOf(const DoubleDoubleLanes& numerator,
                                  const Lanes<double>& error) const {
  using Doubles = Lanes<double>;
  const DoubleDoubleLanes value = ratio(numerator, number_, inverse_);
  // As the divisor is off by a part of 2⁻¹² of itself at most, that of the quotient is no more than
  // this.
  const Doubles size = absolute(value.hi);
  const Doubles off =
      (error + size * error_) * absolute(inverse_) * Doubles(1 + 0x1p-11) + size * Doubles(0x1p-99);
  const auto isKnown = isPrecise_ & isOrdinaryOrZero(absolute(numerator.hi), error);
  return {value, choose(isKnown, off, Doubles(HUGE_VAL))};
}

}  // namespace collision
