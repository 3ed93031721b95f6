// Approximate numbers against exact ones: what they are certain of is true, and they are certain of
// what ordinary numbers need.
#include "number/approximate.h"

#include <gtest/gtest.h>

#include <array>

#include "linear/number_vector.h"
#include "number/certified.h"
#include "random.h"
#include "shapes.h"

namespace collision {
namespace {

/** The same number in both. */
struct Both {
  Approximate approximate;
  Exact exact;
};

Both operator+(const Both& a, const Both& b) {
  return {a.approximate + b.approximate, a.exact + b.exact};
}
Both operator-(const Both& a, const Both& b) {
  return {a.approximate - b.approximate, a.exact - b.exact};
}
Both operator*(const Both& a, const Both& b) {
  return {a.approximate * b.approximate, a.exact * b.exact};
}

/** |exact − approximate| ≤ error, in exact arithmetic. */
bool isWithinItsError(const Both& number) {
  const double error = number.approximate.error();
  if (!std::isfinite(error)) {
    return true;  // nothing is claimed
  }
  const DoubleDouble& value = number.approximate.value();
  const Exact off = number.exact - (Exact(value.hi) + Exact(value.lo));
  return !(Exact(error) * Exact(1 + 0x1p-20) < absolute(off));
}

Both of(double value) { return {Approximate(value), Exact(value)}; }

double ordinary(Random& random) {
  return static_cast<double>(static_cast<std::int64_t>(random.next()) >> 10) * 0x1p-50;
}

/** A random formula of sums, differences and products of `leaves`. */
template <class Leaf>
Both formula(Random& random, int depth, const Leaf& leaf) {
  if (depth == 0) {
    return of(leaf(random));
  }
  const Both a = formula(random, depth - 1, leaf);
  const Both b = formula(random, depth - 1, leaf);
  switch (random.below(4)) {
    case 0:
      return a + b;
    case 1:
      return a - b;
    case 2:
      return a * a - b * b;
    default:
      return a * b;
  }
}

TEST(Approximate, IsNeverFurtherOffThanItsError) {
  Random random(20261123);
  for (int round = 0; round < 4000; ++round) {
    ASSERT_TRUE(isWithinItsError(formula(random, 4, ordinary))) << random.where(round);
  }
}

TEST(Approximate, IsNeverFurtherOffThanItsErrorOfAnyDoubles) {
  Random random(20261124);
  const auto any = [](Random& r) { return r.anyDouble(); };
  for (int round = 0; round < 4000; ++round) {
    ASSERT_TRUE(isWithinItsError(formula(random, 3, any))) << random.where(round);
  }
}

/** Whether dot and cross products of vectors of such numbers are within their errors. */
template <class Leaf>
bool areVectorsWithinTheirErrors(Random& random, const Leaf& leaf) {
  std::array<Both, 6> n;
  for (Both& number : n) {
    number = formula(random, random.below(3), leaf);
  }
  const ApproximateVec3 a{n[0].approximate, n[1].approximate, n[2].approximate};
  const ApproximateVec3 b{n[3].approximate, n[4].approximate, n[5].approximate};
  const ExactVec3 exactA{n[0].exact, n[1].exact, n[2].exact};
  const ExactVec3 exactB{n[3].exact, n[4].exact, n[5].exact};
  const ApproximateVec3 normal = cross(a, b);
  const ExactVec3 exactNormal = cross(exactA, exactB);
  return isWithinItsError({dot(a, b), dot(exactA, exactB)}) &&
         isWithinItsError({normal.x, exactNormal.x}) &&
         isWithinItsError({normal.y, exactNormal.y}) && isWithinItsError({normal.z, exactNormal.z});
}

TEST(Approximate, VectorsAreNeverFurtherOffThanTheirErrors) {
  Random random(20261201);
  const auto any = [](Random& r) { return r.anyDouble(); };
  const auto decimal = [](Random& r) { return static_cast<double>(r.between(-9, 9)) * 0.1; };
  for (int round = 0; round < 4000; ++round) {
    ASSERT_TRUE(areVectorsWithinTheirErrors(random, ordinary)) << random.where(round);
    ASSERT_TRUE(areVectorsWithinTheirErrors(random, decimal)) << random.where(round);
    ASSERT_TRUE(areVectorsWithinTheirErrors(random, any)) << random.where(round);
  }
}

TEST(Approximate, VectorsOfSmallWholeNumbersAreExact) {
  Random random(20261202);
  const auto whole = [&] { return Approximate(static_cast<double>(random.between(-999, 999))); };
  for (int round = 0; round < 1000; ++round) {
    const ApproximateVec3 a{whole(), whole(), whole()};
    const ApproximateVec3 b{whole(), whole(), whole()};
    ASSERT_EQ(dot(a, b).error(), 0) << random.where(round);
    ASSERT_EQ(cross(a, b).x.error(), 0) << random.where(round);
    ASSERT_TRUE(dot(a, cross(a, b)).isZero()) << random.where(round);
  }
}

TEST(Approximate, ItsCertainSignsAreTrue) {
  Random random(20261125);
  const auto leaf = [](Random& r) { return static_cast<double>(r.between(-3, 3)) * 0.1; };
  int certain = 0;
  for (int round = 0; round < 4000; ++round) {
    const Both number = formula(random, 3, leaf);
    const auto sign = withoutDoubt([&] { return number.approximate.sign(); });
    if (sign) {
      ++certain;
      ASSERT_EQ(*sign, number.exact.sign()) << random.where(round);
    }
  }
  EXPECT_GT(certain, 2000);
}

TEST(Approximate, TheGreaterOfTwoThatRoundToOneDouble) {
  const Approximate above = Approximate(1.0) + Approximate(0x1p-60);
  const Approximate below = Approximate(1.0) - Approximate(0x1p-60);
  EXPECT_EQ((greatest(above, below) - above).sign(), Sign::zero);
  EXPECT_EQ((greatest(below, above) - above).sign(), Sign::zero);
  EXPECT_EQ((least(above, below) - below).sign(), Sign::zero);
  EXPECT_EQ((least(below, above) - below).sign(), Sign::zero);
}

TEST(Approximate, SmallWholeNumbersAreExact) {
  Random random(20261126);
  const auto leaf = [](Random& r) { return static_cast<double>(r.between(-9, 9)); };
  for (int round = 0; round < 1000; ++round) {
    const Both number = formula(random, 3, leaf);
    ASSERT_EQ(number.approximate.error(), 0) << random.where(round);
    ASSERT_EQ(number.approximate.sign(), number.exact.sign()) << random.where(round);
  }
}

TEST(Approximate, QuotientsAreTheExactOnes) {
  Random random(20261127);
  int same = 0;
  for (int round = 0; round < 4000; ++round) {
    const Both numerator = formula(random, 3, ordinary);
    const Both denominator = formula(random, 3, ordinary);
    if (denominator.exact.sign() == Sign::zero) {
      continue;
    }
    const auto value =
        withoutDoubt([&] { return quotient(numerator.approximate, denominator.approximate); });
    if (value) {
      ++same;
      ASSERT_EQ(*value, quotient(numerator.exact, denominator.exact)) << random.where(round);
    }
  }
  EXPECT_GT(same, 3000);
}

TEST(Approximate, MeansOfDoublesAreHalfwayAndCertain) {
  Random random(20261130);
  int halfway = 0;
  for (int round = 0; round < 4000; ++round) {
    const Both n = formula(random, 1, ordinary);
    if (n.exact.sign() == Sign::zero) {
      continue;
    }
    const double a = 1 + std::fabs(ordinary(random));
    const double b = 1 + std::fabs(ordinary(random));
    const Both numerator = n * (of(a) + of(b));
    const Both denominator = n * of(2);
    const auto mean =
        withoutDoubt([&] { return quotient(numerator.approximate, denominator.approximate); });
    ASSERT_TRUE(mean.has_value()) << random.where(round);
    ASSERT_EQ(*mean, (a + b) / 2) << random.where(round);  // which rounds to even
    ASSERT_EQ(*mean, quotient(numerator.exact, denominator.exact)) << random.where(round);
    halfway += exactSum(a, b).lo != 0 ? 1 : 0;
  }
  EXPECT_GT(halfway, 1000);
}

TEST(Approximate, PowersOfTwoRoundNothing) {
  Random random(20261129);
  int certain = 0;
  for (int round = 0; round < 2000; ++round) {
    const Both x = formula(random, 3, ordinary);
    const Both power = of(std::ldexp(1.0, random.below(8)));
    ASSERT_TRUE(power.approximate.isPowerOfTwo()) << random.where(round);
    const Both product = x * power;
    ASSERT_EQ(product.approximate.error(), x.approximate.error() * power.approximate.hi())
        << random.where(round);
    ASSERT_TRUE(isWithinItsError(product)) << random.where(round);
    const auto value = withoutDoubt([&] { return quotient(x.approximate, power.approximate); });
    if (value) {
      ++certain;
      ASSERT_EQ(*value, quotient(x.exact, power.exact)) << random.where(round);
    }
  }
  EXPECT_GT(certain, 1990);
  EXPECT_FALSE(Approximate(3.0).isPowerOfTwo());
  EXPECT_FALSE(Approximate(0.5).isPowerOfTwo());  // products with it may underflow
  EXPECT_FALSE(Approximate(0.0).isPowerOfTwo());
  EXPECT_FALSE(Approximate(-2.0).isPowerOfTwo());
  EXPECT_FALSE((Approximate(2.0) + Approximate(0x1p-60)).isPowerOfTwo());
}

TEST(Approximate, RootsAreTheExactOnes) {
  Random random(20261128);
  for (int round = 0; round < 2000; ++round) {
    const Both x = formula(random, 2, ordinary);
    const Both square = x * x + of(0.25);
    const auto root =
        withoutDoubt([&] { return quotient(squareRoot(square.approximate), Approximate(1.0)); });
    ASSERT_TRUE(root.has_value()) << random.where(round);
    ASSERT_EQ(*root, quotient(squareRoot(square.exact), Exact(1.0))) << random.where(round);
  }
}

TEST(Approximate, WhatItCannotTellRaisesADoubt) {
  // 0.1 · 0.1 · 0.1 needs 159 bits: of two roundings of it nobody can say that they are equal.
  const Approximate tenth(0.1);
  const Approximate cube = tenth * tenth * tenth;
  EXPECT_FALSE(withoutDoubt([&] { return (cube - cube).sign(); }).has_value());
  EXPECT_FALSE(withoutDoubt([&] { return quotient(cube - cube, tenth); }).has_value());
  const Approximate tiny(0x1p-600);
  EXPECT_FALSE(withoutDoubt([&] { return (tiny * tiny).sign(); }).has_value());
  const Approximate huge(0x1p+1000);
  EXPECT_FALSE(withoutDoubt([&] { return (huge * huge - huge * huge).sign(); }).has_value());
  EXPECT_EQ(withoutDoubt([&] { return (tenth - tenth).sign(); }), Sign::zero);
}

TEST(Certified, TakesExactNumbersOnlyWhereItMust) {
  numberPaths() = {};
  const auto third = [](double x) {
    return certified([&]<class T>() { return quotient(T(x) * T(x) - T(x) * T(x), T(3.0)); });
  };
  EXPECT_EQ(third(0.5), 0);
  EXPECT_EQ(numberPaths().approximate, 1U);
  const auto cubes = [](double x) {
    return certified([&]<class T>() {
      const T cube = T(x) * T(x) * T(x);
      return quotient(cube - cube, T(3.0));
    });
  };
  EXPECT_EQ(cubes(0.1), 0);
  EXPECT_EQ(numberPaths().exact, 1U);
}

TEST(Approximate, WhatIsNoNumberIsNotTheLesserOne) {
  const Approximate none = Approximate(0x1p+600) * Approximate(0x1p+600);
  for (const Approximate& number :
       {greatest(Approximate(1.0), none), greatest(none, Approximate(1.0)),
        least(Approximate(1.0), none), least(none, Approximate(1.0))}) {
    EXPECT_FALSE(withoutDoubt([&] { return number.sign(); }));
  }
}

TEST(Certified, EvaluationsMayContainOneAnother) {
  const double value = certified([&]<class T>() {
    const double inner = certified([&]<class U>() {
      const U cube = U(0.1) * U(0.1) * U(0.1);
      return quotient(cube - cube, U(1.0));
    });
    return quotient(T(1.0) + T(inner), T(4.0));
  });
  EXPECT_EQ(value, 0.25);
}

}  // namespace
}  // namespace collision
