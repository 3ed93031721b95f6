#include "number/double_double_lanes.h"

#include <cmath>

namespace collision {
namespace {

/** Of numbers that are off by at most so much: what is near halfway is decided as elsewhere. */
COLLISION_COLD CertainLanes nearestOfHalfway(const DoubleDoubleLanes& value,
                                             const Lanes<double>& off) {
  using Doubles = Lanes<double>;
  constexpr double kKnown = 0x1p-70;
  Doubles::Register numbers{};
  Doubles::Register certain{};
  for (int i = 0; i < Doubles::kCount; ++i) {
    const auto [number, isCertain] = nearest(DoubleDouble{value.hi[i], value.lo[i]});
    numbers[i] = number;
    certain[i] = isCertain && off[i] <= kKnown * std::fabs(number) ? 1 : 0;
  }
  return {Doubles(numbers), Doubles(certain) > Doubles(0.0)};
}

/** Nothing of such a size over- or underflows in a quotient. */
LaneMask<double> isOrdinary(const Lanes<double>& size) {
  return (size > Lanes<double>(0x1p-480)) & (size < Lanes<double>(0x1p+480));
}

/** The nearest doubles (see nearest()) to numbers that are off by at most so much. */
CertainLanes nearest(const DoubleDoubleLanes& value, const Lanes<double>& off) {
  const Lanes<double> beyond = absolute(value.hi) * Lanes<double>(0x1p-65) + off;
  const auto isCertain =
      (value.hi + (value.lo + beyond) == value.hi) & (value.hi + (value.lo - beyond) == value.hi);
  if (holdsForAll(isCertain)) [[likely]] {
    return {value.hi, isCertain};
  }
  return nearestOfHalfway(value, off);
}

}  // namespace

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

CertainLanes LaneDivisor::of(const DoubleDoubleLanes& numerator, const Lanes<double>& error) const {
  using Doubles = Lanes<double>;
  const DoubleDoubleLanes value = ratio(numerator, number_, inverse_);
  // As the divisor is off by a part of 2⁻¹² of itself at most, that of the quotient is no more than
  // this.
  const Doubles size = absolute(value.hi);
  const Doubles off =
      (error + size * error_) * absolute(inverse_) * Doubles(1 + 0x1p-11) + size * Doubles(0x1p-99);
  CertainLanes found = nearest(value, off);
  const Doubles sizeOfNumerator = absolute(numerator.hi);
  found.isCertain = found.isCertain & isPrecise_ &
                    (isOrdinary(sizeOfNumerator) | (sizeOfNumerator + error == Doubles(0.0)));
  return found;
}

}  // namespace collision
