#include "number/double_double.h"

#include <gtest/gtest.h>

namespace collision {
namespace {

TEST(DoubleDouble, SumsAndProductsOfDoublesAreExact) {
  const DoubleDouble sum = exactSum(0x1p-60, 1.0);
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
  EXPECT_EQ(quotient(DoubleDouble(1), DoubleDouble(3)), 1.0 / 3.0);
  const DoubleDouble root = squareRoot(DoubleDouble(2));
  const DoubleDouble square = root * root;
  EXPECT_EQ(square.hi, 2);
  EXPECT_LT(square.lo < 0 ? -square.lo : square.lo, 0x1p-102);
  EXPECT_EQ(squareRoot(DoubleDouble{}).hi, 0);
}

TEST(DoubleDouble, NearestAndHalfwayToEven) {
  constexpr double kUlp = 0x1p-52;
  const auto isNearest = [](double hi, double lo, double expected) {
    const Nearest up = nearest({hi, lo});
    const Nearest down = nearest({-hi, -lo});
    return up.isCertain && up.number == expected && down.isCertain && down.number == -expected;
  };
  EXPECT_TRUE(isNearest(1, 0, 1));
  EXPECT_TRUE(isNearest(1, 0.49 * kUlp, 1));
  EXPECT_TRUE(isNearest(1, 0.5 * kUlp, 1));
  EXPECT_TRUE(isNearest(1 + kUlp, 0.5 * kUlp, 1 + 2 * kUlp));
  EXPECT_TRUE(isNearest(1 + kUlp, -0.5 * kUlp, 1));
  // near enough to halfway to count as there, and not
  EXPECT_TRUE(isNearest(1 + kUlp, 0.5 * kUlp - 0x1p-67, 1 + 2 * kUlp));
  EXPECT_TRUE(isNearest(1 + kUlp, 0.5 * kUlp - 0x1p-65, 1 + kUlp));
  // below a power of two doubles are half as far apart
  EXPECT_TRUE(isNearest(1, -0.25 * kUlp + 0x1p-67, 1));
  EXPECT_TRUE(isNearest(1, -0.25 * kUlp + 0x1p-65, 1));
  EXPECT_FALSE(nearest({1 + kUlp, 0.5 * kUlp - 0x1p-66}).isCertain);
}

}  // namespace
}  // namespace collision
