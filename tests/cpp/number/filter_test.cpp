// Filter, then exact: who decides a sign, and that the exact number is asked for only where the
// bound leaves it open.
#include "number/filter.h"

#include <gtest/gtest.h>

#include "linear/number_vector.h"

namespace collision {
namespace {

TEST(Decide, BeyondTheBoundDoublesDecide) {
  int asked = 0;
  const auto exactly = [&] {
    ++asked;
    return Exact();
  };
  EXPECT_EQ(decide(1e-3, 1e-6, exactly).sign, Sign::positive);
  EXPECT_EQ(decide(-1e-3, 1e-6, exactly).sign, Sign::negative);
  EXPECT_EQ(decide(1e-3, 1e-6, exactly).by, DecidedBy::filter);
  EXPECT_EQ(asked, 0);
}

TEST(Decide, WithinTheBoundTheExactNumberDecides) {
  for (const double value : {1e-6, -1e-6, 0.0, 5e-7}) {
    const Decision decision = decide(value, 1e-6, [] { return Exact(-5e-324); });
    EXPECT_EQ(decision.sign, Sign::negative) << value;
    EXPECT_EQ(decision.by, DecidedBy::exact) << value;
  }
  EXPECT_EQ(decide(0.0, 0.0, [] { return Exact(); }).sign, Sign::zero);
}

TEST(Decide, NothingIsDecidedBelowWhatUnderflowCanAdd) {
  const auto opposite = [] { return Exact(-1.0); };
  EXPECT_EQ(decide(kUnderflow, 0.0, opposite).by, DecidedBy::exact);
  EXPECT_EQ(decide(2 * kUnderflow, 0.0, opposite).by, DecidedBy::filter);
}

TEST(Decide, WhatIsNoNumberOrHasNoBoundIsLeftToExactArithmetic) {
  const auto positive = [] { return Exact(1.0); };
  EXPECT_EQ(decide(std::nan(""), 1.0, positive).sign, Sign::positive);
  EXPECT_EQ(decide(-HUGE_VAL, HUGE_VAL, positive).sign, Sign::positive);
  EXPECT_EQ(decide(-1e300, HUGE_VAL, positive).by, DecidedBy::exact);
}

TEST(Decide, KnowsTheLineThatAsked) {
  const int line = __LINE__ + 1;
  const Decision decision = decide(1.0, 0.0, [] { return Exact(); });
  EXPECT_EQ(decision.line, line);
}

TEST(Decide, ExtremesOfAnyNumber) {
  EXPECT_EQ(greatest(1.0, 2.0), 2);
  EXPECT_EQ(least(1.0, 2.0), 1);
  EXPECT_EQ(absolute(-3.0), 3);
  EXPECT_TRUE(greatest(Exact(1.0), Exact(2.0)) == Exact(2.0));
  EXPECT_TRUE(least(Exact(-1.0), Exact(2.0)) == Exact(-1.0));
}

}  // namespace
}  // namespace collision
