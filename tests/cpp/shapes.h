// Short ways to write shapes and to ask about them, for the tests.
#pragma once

#include <gtest/gtest.h>

#include <cmath>

#include "collision/shape_cell.h"
#include "pairs/pairs.h"
#include "random.h"
#include "shapes/all.h"

namespace collision {

inline Obb box(const Vec3& center, const Vec3& half, const Quaternion& rotation = {}) {
  return Obb{center, rotation, half};
}

/** Of the next three numbers. */
template <class Number>
Vec3 pointFrom(const Number& number) {
  const double x = number();
  const double y = number();
  return {x, y, number()};
}

/** On a grid, so that much touches and is parallel; else anywhere. Between −2 and 2. */
inline Vec3 placeIn(Random& random, bool isTidy) {
  return pointFrom([&] { return isTidy ? random.between(-4, 4) / 2.0 : random.withinTwo(); });
}

inline Trace& traceOf(ShapeRef a, ShapeRef b, Trace& trace) {
  testPair(a, b, {true, &trace});
  return trace;
}

inline Verdict ask(ShapeRef a, ShapeRef b) { return testPair(a, b, {}); }
inline Outcome outcomeOf(ShapeRef a, ShapeRef b) { return ask(a, b).outcome; }
inline Hit hitOf(ShapeRef ray, ShapeRef shape) { return ask(ray, shape).hit; }

inline std::string candidateName(ShapeRef a, ShapeRef b) {
  const PairPlace place = findPair(a.kind(), b.kind());
  const Pair& pair = pairTable()[static_cast<std::size_t>(place.index)];
  const std::int64_t candidate = ask(a, b).candidate;
  return candidate < 0
             ? ""
             : nameOf(pair.candidates[static_cast<std::size_t>(candidate)], pair.a, pair.b);
}

/** The neighbors of a double. */
inline double above(double x) { return std::nextafter(x, HUGE_VAL); }
inline double below(double x) { return std::nextafter(x, -HUGE_VAL); }

inline void expectNear(const Vec3& actual, const Vec3& expected, double bound = 1e-12) {
  EXPECT_NEAR(actual.x, expected.x, bound);
  EXPECT_NEAR(actual.y, expected.y, bound);
  EXPECT_NEAR(actual.z, expected.z, bound);
}

}  // namespace collision
