// Small helpers about exact numbers and vectors of doubles.
#pragma once

#include <cmath>
#include <string>

#include "exact_shape.h"
#include "linear/vec3.h"
#include "report.h"

namespace verify {

using oracle::Length;

inline Exact3 exactOf(const collision::Vec3& v) {
  return {oracle::rational(v.x), oracle::rational(v.y), oracle::rational(v.z)};
}
inline bool isFinite(const collision::Vec3& v) {
  return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z);
}
inline double component(const collision::Vec3& v, std::size_t i) {
  return i == 0 ? v.x : (i == 1 ? v.y : v.z);
}

/** value / sqrt(square), square > 0. */
inline Length overRoot(const Parameter& value, const Rational& square) {
  return {squareOf(value) * Rational(1 / square), signOf(value) < 0 ? -1 : 1, 0};
}

/** The largest error of a unit vector's components against axis / |axis|, in 2^-53. */
inline double unitError(const Exact3& axis, const collision::Vec3& unit) {
  const Rational square = dot(axis, axis);
  double worst = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    const Parameter exact{0, Rational(axis[i] / square), square};
    worst = std::max(worst, 0x1p53 * errorOf(exact, component(unit, i)));
  }
  return worst;
}

/** ulpsOff, where beyond the largest double infinity is right. */
template <class Value>
double ulpsOffOrBeyond(const Value& exact, double given) {
  if (std::isinf(given) && signOf(exact) == (given > 0 ? 1 : -1)) {
    const double nearly = std::abs(approximate(exact));
    return nearly > 0x1.ffffffffffff0p1023 ? 0 : given;
  }
  return ulpsOff(exact, given);
}

template <class Value>
void measureUlps(Figure figure, const Value& exact, double given, Findings& findings) {
  findings.measure(figure, ulpsOffOrBeyond(exact, given), textOf(approximate(exact)), given);
}

}  // namespace verify
