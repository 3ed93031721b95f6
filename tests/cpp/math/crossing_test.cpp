#include "math/crossing.h"

#include <gtest/gtest.h>

namespace collision {
namespace {

TEST(Crossing, HasAPositiveDenominator) {
  EXPECT_EQ(crossingOf(6, -2).t(), 3);
  EXPECT_EQ(crossingOf(-6, 2).t(), 3);
  EXPECT_GT(crossingOf(6, -2).denominator, 0);
}

TEST(Crossing, ComparesWithoutDividing) {
  EXPECT_TRUE(compare(Crossing{1, 3}, Crossing{2, 6}).zero());
  EXPECT_TRUE(compare(Crossing{1, 3}, Crossing{2, 5}).negative());
  EXPECT_TRUE(compare(Crossing{-1, 3}, Crossing{-2, 5}).positive());
}

TEST(Crossing, AgainstARaysEnd) {
  const Vec3 direction{3, 4, 0};  // length 5
  EXPECT_TRUE(compareWithEnd({1, 1}, direction, 5).zero());
  EXPECT_TRUE(compareWithEnd({1, 1}, direction, 6).negative());
  EXPECT_TRUE(compareWithEnd({1, 1}, direction, 4).positive());
  EXPECT_TRUE(compareWithEnd({-1, 1}, direction, 0).negative());
  EXPECT_TRUE(compareWithEnd({1e300, 1}, direction, kInfinity).negative());
}

}  // namespace
}  // namespace collision
