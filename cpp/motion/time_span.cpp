#include "motion/time_span.h"

#include <cmath>

#include "number/root_sum.h"

namespace collision {

template <class T>
TimeSpan<T> TimeSpan<T>::during(double duration) {
  TimeSpan span{.begins = true};
  if (duration < HUGE_VAL) {
    span.ends = true;
    span.to = QuadraticSurd<T>::of(duration);
  }
  return span;
}

template <class T>
TimeSpan<T> TimeSpan<T>::whileNotNegative(const QuadraticSurd<T>& value, const T& slope) {
  switch (slope.sign()) {
    case Sign::positive:
      return {.begins = true, .from = {-value.a, -value.b, value.q, slope}};
    case Sign::negative:
      return {.ends = true, .to = {value.a, value.b, value.q, -slope}};
    default: {
      const Sign sign = signOf(value.a, value.b, value.q);
      return {.isEmpty = sign == Sign::negative, .hasRoom = sign == Sign::positive};
    }
  }
}

template <class T>
TimeSpan<T> TimeSpan<T>::whileNotPositive(const T& a, const T& b, const T& c) {
  if (a.sign() == Sign::zero) {
    return {.isEmpty = c.sign() == Sign::positive, .hasRoom = c.sign() == Sign::negative};
  }
  const T discriminant = b * b - a * c;
  if (discriminant.sign() == Sign::negative) {
    return empty();
  }
  return {.begins = true,
          .ends = true,
          .from = {b, T(-1.0), discriminant, a},
          .to = {b, T(1.0), discriminant, a}};
}

template <class T>
void TimeSpan<T>::intersect(const TimeSpan& other) {
  if (isEmpty || other.isEmpty) {
    isEmpty = true;
    return;
  }
  hasRoom = hasRoom && other.hasRoom;
  if (other.begins && (!begins || compare(from, other.from) == Sign::negative)) {
    begins = true;
    from = other.from;
  }
  if (other.ends && (!ends || compare(other.to, to) == Sign::negative)) {
    ends = true;
    to = other.to;
  }
  isEmpty = begins && ends && compare(to, from) == Sign::negative;
}

template <class T>
bool haveCommonTime(const TimeSpan<T>& open, const TimeSpan<T>& closed) {
  if (open.isEmpty || closed.isEmpty || !open.hasRoom) {
    return false;
  }
  const auto isBefore = [](const TimeSpan<T>& first, const TimeSpan<T>& second) {
    return !first.begins || !second.ends || compare(first.from, second.to) == Sign::negative;
  };
  return isBefore(open, open) && isBefore(open, closed) && isBefore(closed, open);
}

template struct TimeSpan<Approximate>;
template struct TimeSpan<Exact>;
template struct TimeSpan<RootSum<Exact>>;
template bool haveCommonTime(const TimeSpan<RootSum<Exact>>&, const TimeSpan<RootSum<Exact>>&);

}  // namespace collision
