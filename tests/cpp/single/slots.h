// Short ways to write shapes as slots and to ask for the float32 verdict, for the tests.
#pragma once

#include <gtest/gtest.h>

#include <array>

#include "single/verdict.h"

namespace collision::single {

struct Shape {
  Kind kind;
  std::array<double, 12> numbers;
};

inline Shape box(const std::array<double, 3>& center, const std::array<double, 3>& half,
                 const std::array<double, 4>& q = {0, 0, 0, 1}) {
  return {Kind::obb,
          {center[0], center[1], center[2], q[0], q[1], q[2], q[3], half[0], half[1], half[2]}};
}

inline const Shape kTriangle{Kind::triangle, {0, 0, 0, 4, 0, 0, 0, 4, 0}};
inline const Shape kSquare{Kind::parallelogram, {0, 0, 0, 4, 0, 0, 0, 4, 0}};

inline Verdict ask(const Shape& a, const Shape& b) {
  return test({a.kind, a.numbers.data()}, {b.kind, b.numbers.data()});
}

/** The verdict, after a look at the other order. */
inline Verdict bothWays(const Shape& a, const Shape& b) {
  const Verdict forward = ask(a, b);
  EXPECT_EQ(ask(b, a).outcome, forward.outcome);
  return forward;
}

inline Outcome outcomeOf(const Shape& a, const Shape& b) { return bothWays(a, b).outcome; }
inline float gapOf(const Shape& a, const Shape& b) { return bothWays(a, b).gap; }

}  // namespace collision::single
