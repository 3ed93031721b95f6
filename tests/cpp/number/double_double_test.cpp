#include "number/double_double.h"

#include <gtest/gtest.h>

namespace collision {
namespace {

TEST(DoubleDouble, SumsAndProductsOfDoublesAreExact) {
  const DoubleDouble sum = exactSum(0x1p-60, 1);
  EXPECT_EQ(sum.hi, 1);
  EXPECT_EQ(sum.lo, 0x1p-60);
  const DoubleDouble product = exactProduct(1 + 0x1p-52, 1 + 0x1p-52);
  EXPECT_EQ(product.hi, 1 + 0x1p-51);
  EXPECT_EQ(product.lo, 0x1p-104);
}

TEST(DoubleDouble, CancellationKeepsWhatTheFirstHalfHadLost) {
  const DoubleDouble difference = exactProduct(1 + 0x1p-52, 1 - 0x1p-52) - DoubleDouble{1, 0};
  EXPECT_EQ(difference.hi, -0x1p-104);
  EXPECT_EQ(difference.lo, 0);
}

TEST(DoubleDouble, QuotientAndRootAreRoundedOnce) {
  EXPECT_EQ(quotient({1, 0}, {3, 0}), 1.0 / 3.0);
  const DoubleDouble root = squareRoot({2, 0});
  const DoubleDouble square = root * root;
  EXPECT_EQ(square.hi, 2);
  EXPECT_LT(square.lo < 0 ? -square.lo : square.lo, 0x1p-102);
  EXPECT_EQ(squareRoot(DoubleDouble{}).hi, 0);
}

}  // namespace
}  // namespace collision
