// Short ways to write shapes and to ask about them, for the tests.
#pragma once

#include <gtest/gtest.h>

#include <cmath>

#include "pairs/pairs.h"

namespace collision {

inline Obb box(const Vec3& center, const Vec3& half, const Quaternion& rotation = {}) {
  return Obb::of(center, rotation, half);
}

inline Trace& traceOf(const AnyShape& a, const AnyShape& b, Trace& trace) {
  test(a, b, {true, &trace});
  return trace;
}

inline Verdict ask(const AnyShape& a, const AnyShape& b) { return test(a, b, {}); }
inline Outcome outcomeOf(const AnyShape& a, const AnyShape& b) { return ask(a, b).outcome; }
inline Hit hitOf(const AnyShape& ray, const AnyShape& shape) { return ask(ray, shape).hit; }

inline std::string candidateName(const AnyShape& a, const AnyShape& b) {
  const PairPlace place = findPair(kindOf(a), kindOf(b));
  const Pair& pair = pairTable()[static_cast<std::size_t>(place.index)];
  const int candidate = ask(a, b).candidate;
  return candidate < 0
             ? ""
             : nameOf(pair.candidates[static_cast<std::size_t>(candidate)], pair.a, pair.b);
}

/** The neighbours of a double. */
inline double above(double x) { return std::nextafter(x, HUGE_VAL); }
inline double below(double x) { return std::nextafter(x, -HUGE_VAL); }

inline void expectNear(const Vec3& actual, const Vec3& expected, double bound = 1e-12) {
  EXPECT_NEAR(actual.x, expected.x, bound);
  EXPECT_NEAR(actual.y, expected.y, bound);
  EXPECT_NEAR(actual.z, expected.z, bound);
}

}  // namespace collision
