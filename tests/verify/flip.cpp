// Which are the two neighboring doubles between which the truth changes?
//
// One number of one shape is moved until the outcome is another, then that interval is halved down
// to neighbors. Some sixty questions to the oracle, so only a small share of all cases.
#include <cmath>
#include <cstdint>
#include <cstring>
#include <numeric>

#include "make_case.h"
#include "oracle/outcome.h"

namespace verify {
namespace {

/** Doubles in their order, as whole numbers; both zeros are 0. */
std::int64_t placeOf(double value) {
  std::int64_t bits = 0;
  std::memcpy(&bits, &value, sizeof bits);
  return bits < 0 ? -(bits & INT64_MAX) : bits;
}

double doubleAt(std::int64_t place) {
  const std::int64_t magnitude = place < 0 ? -place : place;
  double value = 0;
  std::memcpy(&value, &magnitude, sizeof value);
  return place < 0 ? -value : value;
}

}  // namespace

void makeFlip(Cases& cases, Case& made) {
  Draws& draws = cases.draws();
  switch (draws.whole(0, 3)) {
    case 0:
      makeRotated(cases, made);
      break;
    case 1:
      makeCurve(cases, made);
      break;
    default:
      makeNear(cases, made);
      break;
  }
  if (!isValid(made.a) || !isValid(made.b)) {
    return;
  }
  Shape& shape = draws.oneIn(2) ? made.a : made.b;
  const auto at = static_cast<std::size_t>(draws.whole(0, oracle::sizeOf(shape.kind) - 1));
  double& number = shape.numbers.at(at);
  const double first = number;
  if (!std::isfinite(first)) {
    return;
  }
  const oracle::Outcome outcome = oracle::outcome(made.a, made.b);
  double second = first;
  for (int i = 0; i < 12; ++i) {
    const int bits = draws.whole(-6, 4);
    const int sign = draws.sign();
    number = first + sign * std::ldexp(1.0, bits);
    if (isValid(shape) && oracle::outcome(made.a, made.b) != outcome) {
      second = number;
      break;
    }
  }
  std::int64_t same = placeOf(first);
  std::int64_t other = placeOf(second);
  // Two doubles can lie further apart than an int64_t counts: midpoint doesn't overflow, and it
  // gives back `same` where the two are neighbors.
  for (std::int64_t middle = std::midpoint(same, other); middle != same;
       middle = std::midpoint(same, other)) {
    number = doubleAt(middle);
    // What is not valid in between (a quaternion of length 0) goes with the first.
    const bool changed = isValid(shape) && oracle::outcome(made.a, made.b) != outcome;
    (changed ? other : same) = middle;
  }
  number = doubleAt(draws.oneIn(2) ? same : other);
}

}  // namespace verify
