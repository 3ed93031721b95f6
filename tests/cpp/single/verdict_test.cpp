// The float32 verdict as a whole: wrong where float is too coarse, and never at a loss.
#include "single/verdict.h"

#include <random>

#include "pairs/pairs.h"
#include "single/slots.h"

namespace collision::single {
namespace {

TEST(SingleVerdict, PairsAreAskedInTheOrderOfTheTable) {
  for (const Pair& pair : pairTable()) {
    EXPECT_FALSE(isBefore(pair.b, pair.a)) << nameOf(pair);
    EXPECT_EQ(isBefore(pair.a, pair.b), pair.a != pair.b) << nameOf(pair);
  }
}

TEST(SingleVerdict, SeesNoBillionthAtTenMeters) {
  const Shape a = box({9, 0, 0}, {1, 1, 1});
  EXPECT_EQ(outcomeOf(a, box({11 + 1e-9, 0, 0}, {1, 1, 1})), Outcome::touching);
  EXPECT_EQ(outcomeOf(a, box({11 - 1e-9, 0, 0}, {1, 1, 1})), Outcome::touching);
}

TEST(SingleVerdict, ATurnedBoxThatRestsOnAnotherFloats) {
  // Exactly touching: the axis (0.6, 0.8, 0) of this quaternion is off in float.
  const std::array<double, 4> turn{0, 0, 1, 2};
  const Shape a = box({0, 0, 0}, {2.5, 1, 1}, turn);
  EXPECT_EQ(outcomeOf(a, box({3, 4, 0}, {2.5, 1, 1}, turn)), Outcome::apart);
}

TEST(SingleVerdict, WhatIsNoNumberIsNotPositive) {
  const Shape nan = box({NAN, 0, 0}, {1, 1, 1});
  const Verdict verdict = bothWays(nan, box({0, 0, 0}, {1, 1, 1}));
  EXPECT_EQ(verdict.outcome, Outcome::overlapping);
  EXPECT_TRUE(std::isnan(verdict.gap));
  // 1e-30 squared is zero in float: no axis is left.
  const Shape tiny{Kind::triangle, {0, 0, 0, 1e-30, 0, 0, 0, 1e-30, 0}};
  EXPECT_TRUE(std::isnan(ask(tiny, tiny).gap));
}

TEST(SingleVerdict, AnyNumbersGetAnAnswer) {
  constexpr std::array<double, 10> kOdd{0, -0.0, 1, -1, 1e-300, 1e-40, 1e38, 1e300, HUGE_VAL, NAN};
  std::mt19937 random(2026);
  Shape a{};
  Shape b{};
  for (int i = 0; i < 200000; ++i) {
    for (Shape* slot : {&a, &b}) {
      slot->kind = static_cast<Kind>(random() % kKindCount);
      for (double& number : slot->numbers) {
        number = kOdd[random() % kOdd.size()];
      }
    }
    const Verdict verdict = ask(a, b);
    if (std::isnan(verdict.gap)) {
      EXPECT_NE(verdict.outcome, Outcome::touching);
    } else {
      EXPECT_EQ(verdict.outcome == Outcome::touching, verdict.gap == 0);
      EXPECT_EQ(verdict.outcome == Outcome::apart, verdict.gap > 0);
    }
  }
}

}  // namespace
}  // namespace collision::single
