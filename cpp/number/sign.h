// Every verdict of the core is made of signs, and every sign is taken here.
//
// A Decision is the sign of one polynomial in the numbers given, who decided it, and the source
// line that asked (so that a page can light that line). There is no tolerance anywhere.
#pragma once

#include "collision/codes.h"

namespace collision {

enum class Sign : signed char { negative = -1, zero = 0, positive = 1 };

/** What decided two things together: exact arithmetic where it was needed for one of them. */
constexpr DecidedBy operator|(DecidedBy a, DecidedBy b) { return a == DecidedBy::exact ? a : b; }

struct Decision {
  Sign sign = Sign::zero;
  DecidedBy by = DecidedBy::filter;
  int line = 0;

  [[nodiscard]] constexpr bool negative() const { return sign == Sign::negative; }
  [[nodiscard]] constexpr bool zero() const { return sign == Sign::zero; }
  [[nodiscard]] constexpr bool positive() const { return sign == Sign::positive; }
};

constexpr Sign signOf(double value) {
  if (value > 0) {
    return Sign::positive;
  }
  return value < 0 ? Sign::negative : Sign::zero;
}

constexpr Sign operator-(Sign sign) { return static_cast<Sign>(-static_cast<int>(sign)); }

constexpr Sign operator*(Sign a, Sign b) {
  return static_cast<Sign>(static_cast<int>(a) * static_cast<int>(b));
}

constexpr Decision decide(Sign sign, int line = __builtin_LINE()) {
  return {sign, DecidedBy::filter, line};
}

/** The sign of `value`. */
constexpr Decision decide(double value, int line = __builtin_LINE()) {
  return {signOf(value), DecidedBy::filter, line};
}

/** The sign of a − b, without forming the difference. */
constexpr Decision compare(double a, double b, int line = __builtin_LINE()) {
  const Sign above = a > b ? Sign::positive : Sign::zero;
  return {a < b ? Sign::negative : above, DecidedBy::filter, line};
}

/** Whichever sign is greater: of two conditions "outside when positive", whether one is violated.
 */
constexpr Decision greater(const Decision& a, const Decision& b) {
  const Decision& greater = a.sign < b.sign ? b : a;
  return {greater.sign, a.by | b.by, greater.line};
}

}  // namespace collision
