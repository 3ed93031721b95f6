// Vectors of exact numbers, against GMP's rationals.
#include "linear/number_vector.h"

#include <gmpxx.h>
#include <gtest/gtest.h>

#include "random.h"

namespace collision {
namespace {

TEST(ExactVector, DifferencesAreNotRounded) {
  const ExactVec3 d = difference({1, 0, 0}, {1e200, 5e-324, -0.0});
  EXPECT_TRUE(d.x + Exact(1.0) == Exact(1e200));
  EXPECT_TRUE(d.y == Exact(5e-324));
  EXPECT_EQ(d.z.sign(), Sign::zero);
}

TEST(ExactVector, KnowsZero) {
  EXPECT_TRUE(isZero(ExactVec3{}));
  EXPECT_TRUE(isZero(lift({0.0, -0.0, 0.0})));
  EXPECT_FALSE(isZero(lift({0, 0, 5e-324})));
  EXPECT_TRUE(isZero(lift({0.1, 0.2, 0.3}) - lift({0.1, 0.2, 0.3})));
}

TEST(ExactVector, ProductsAgreeWithRationals) {
  Random random(20260926);
  for (int round = 0; round < 3000; ++round) {
    Vec3 a;
    Vec3 b;
    for (int k = 0; k < 3; ++k) {
      a[k] = random.anyDouble();
      b[k] = random.below(3) == 0 ? a[k] : random.anyDouble();
    }
    const double s = random.anyDouble();
    const auto at = [](const Vec3& v, int k) { return mpq_class(v[k % 3]); };
    const ExactVec3 crossed = cross(lift(a), lift(b));
    const ExactVec3 combined = lift(a) * Exact(s) - lift(b) + -lift(a);
    mpq_class along = 0;
    for (int k = 0; k < 3; ++k) {
      along += at(a, k) * at(b, k);
      const mpq_class component = at(a, k + 1) * at(b, k + 2) - at(a, k + 2) * at(b, k + 1);
      ASSERT_EQ(static_cast<int>(crossed[k].sign()), sgn(component)) << random.where(round);
      const mpq_class sum = at(a, k) * mpq_class(s) - at(b, k) - at(a, k);
      ASSERT_EQ(static_cast<int>(combined[k].sign()), sgn(sum)) << random.where(round);
    }
    ASSERT_EQ(static_cast<int>(dot(lift(a), lift(b)).sign()), sgn(along)) << random.where(round);
    ASSERT_EQ(dot(crossed, lift(a)).sign(), Sign::zero) << random.where(round);
    ASSERT_EQ(dot(crossed, lift(b)).sign(), Sign::zero) << random.where(round);
  }
}

TEST(ExactVector, TakesTheSignOfDotProducts) {
  Random random(26);
  int zeros = 0;
  for (int round = 0; round < 20000; ++round) {
    const auto number = [&] {
      Exact product(random.anyDouble());
      for (int factor = random.below(4); factor > 0; --factor) {
        product = product * Exact(random.anyDouble());
      }
      return random.below(6) == 0 ? Exact() : product;
    };
    const ExactVec3 a{number(), number(), number()};
    ExactVec3 b{number(), number(), number()};
    if (round % 2 == 0) {
      // Perpendicular, or off by the least there is.
      b = cross(a, b);
      b.x = b.x + (round % 4 == 0 ? Exact() : Exact(0x1p-1074));
    }
    const Sign sign = dot(a, b).sign();
    ASSERT_EQ(signOfDot(a, b), sign) << random.where(round);
    zeros += sign == Sign::zero ? 1 : 0;
  }
  EXPECT_GT(zeros, 4000);
}

}  // namespace
}  // namespace collision
