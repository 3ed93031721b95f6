// The parts of an answer that pairs share.
#include "answer/ask.h"

#include <gtest/gtest.h>

#include <cmath>

namespace collision {
namespace {

TEST(Verdict, DepthsWithinTwoUlpAreTies) {
  for (const double best : {1.0, 1.5, 1.9999999999999998, 0x1p-1000, 3e150}) {
    double depth = best;
    for (int ulps = 1; ulps <= 2; ++ulps) {
      depth = std::nextafter(depth, 0.0);
      EXPECT_FALSE(clearlyLess(depth, best)) << best << " less " << ulps;
    }
    for (int ulps = 3; ulps <= 9; ++ulps) {  // below a power of two they lie closer
      depth = std::nextafter(depth, 0.0);
    }
    EXPECT_TRUE(clearlyLess(depth, best)) << best;
  }
  EXPECT_FALSE(clearlyLess(2, 1));
  EXPECT_FALSE(clearlyLess(1, 1));
  EXPECT_TRUE(clearlyLess(5e-324, 1e-323));
}

TEST(Verdict, ReversedItIsSeenFromTheOther) {
  Verdict verdict;
  verdict.witness = {{1, 0, 0}, 2, {3, 0, 0}, {5, 0, 0}, 0b01, 0b10};
  reverse(verdict);
  const Witness& back = verdict.witness;
  EXPECT_EQ(back.axis, (Vec3{-1, 0, 0}));
  EXPECT_FALSE(std::signbit(back.axis.y));
  EXPECT_EQ(back.gap, 2);
  EXPECT_EQ(back.supportA, (Vec3{5, 0, 0}));
  EXPECT_EQ(back.cornersA, 0b10U);
  EXPECT_EQ(back.cornersB, 0b01U);
}

TEST(Verdict, TheGapHasTheSignOfTheOutcome) {
  for (const Outcome outcome : {Outcome::apart, Outcome::touching, Outcome::overlapping}) {
    EXPECT_EQ(outcomeOf({signOf(outcome), DecidedBy::filter, 0}), outcome);
  }
}

}  // namespace
}  // namespace collision
