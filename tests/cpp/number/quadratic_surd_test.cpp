// Signs and order of numbers with square roots, where doubles can't tell.
#include "number/quadratic_surd.h"

#include <gmpxx.h>
#include <gtest/gtest.h>

#include <cmath>

#include "linear/number_vector.h"
#include "number/root_sum.h"
#include "random.h"

namespace collision {
namespace {

TEST(QuadraticSurd, SignsBySquaring) {
  EXPECT_EQ(signOf(Exact(-3.0), Exact(2.0), Exact(2.0)), Sign::negative);  // 2√2 − 3
  EXPECT_EQ(signOf(Exact(-3.0), Exact(1.0), Exact(9.0)), Sign::zero);
  EXPECT_EQ(signOf(Exact(-1.0), Exact(1.0), Exact(1 + 0x1p-52)), Sign::positive);
  EXPECT_EQ(signOf(Exact(-1.0), Exact(5.0), Exact()), Sign::negative);
}

TEST(QuadraticSurd, OrdersWhatDoublesTakeForEqual) {
  // √2 + √(2 + 2⁻⁵¹) − ..., as (0 + 1 √2) / 1 against (0 + 1 √(2 + 2⁻⁵¹)) / 1
  const QuadraticSurd<Exact> two{Exact(), 1.0, 2.0, 1.0};
  const QuadraticSurd<Exact> more{Exact(), 1.0, 2 + 0x1p-51, 1.0};
  EXPECT_EQ(compare(two, more), Sign::negative);
  EXPECT_EQ(compare(more, two), Sign::positive);
  const QuadraticSurd<Exact> half{Exact(), 2.0, 2.0, 2.0};
  EXPECT_EQ(compare(two, half), Sign::zero);
  const QuadraticSurd<Exact> negative{3.0, -1.0, 2.0, 1.0};  // 3 − √2 against √2
  EXPECT_EQ(compare(negative, two), Sign::positive);
}

TEST(QuadraticSurd, OrderIsThatOfLongFractions) {
  Random random(42);
  for (int round = 0; round < 3000; ++round) {
    const auto root = [&] {
      const double a = random.between(-20, 20);
      const double b = random.between(-5, 5);
      const double q = random.between(0, 40);
      const double d = random.between(1, 9);
      return QuadraticSurd<Exact>{a, b, q, d};
    };
    const QuadraticSurd<Exact> first = root();
    const QuadraticSurd<Exact> second = root();
    const auto wide = [](const QuadraticSurd<Exact>& r) {
      const auto at = [](const Exact& x) {
        return x.leading().mantissa * std::scalbn(1.0, x.leading().exponent);
      };
      mpf_class q(at(r.q), 400);
      return mpf_class((mpf_class(at(r.a), 400) + mpf_class(at(r.b), 400) * sqrt(q)) / at(r.d));
    };
    mpf_class difference = wide(first) - wide(second);
    const bool equal = abs(difference) < mpf_class(1e-60, 400);
    const int expected = equal ? 0 : sgn(difference);
    ASSERT_EQ(static_cast<int>(compare(first, second)), expected) << random.where(round);
  }
}

TEST(QuadraticSurd, NothingCancelsInTheNearestFraction) {
  // 10⁸ − √(10¹⁶ − 1) = 5 · 10⁻⁹ and 25 bits more
  const QuadraticSurd<Exact> root{1e8, -1.0, 1e16 - 2, 1.0};
  const Fraction<Exact> fraction = nearly(root);
  const double value = quotient(fraction.numerator, fraction.denominator);
  EXPECT_DOUBLE_EQ(value, 2 / (1e8 + std::sqrt(1e16 - 2)));
}

TEST(RootSum, NothingCancels) {
  // 10⁸ − √(10¹⁶ − 2), and √(3 + 2⁻⁹⁰⁰)² − 3
  const Exact q(1e16 - 2);
  const RootSum<Exact> small(1e8, -1.0, q);
  EXPECT_DOUBLE_EQ(quotient(small.nearly(), 1.0), 2 / (1e8 + std::sqrt(1e16 - 2)));
  const Exact hair = Exact(1.0).scaled(-900);
  const Exact square = (Exact(3.0) + hair) * (Exact(3.0) + hair);
  const RootSum<Exact> tiny(-3.0, 1.0, square);
  EXPECT_EQ(quotient(tiny.nearly(), hair), 1);
}

TEST(RootSum, NothingCancelsWhereRootsContainRoots) {
  // √(1 + h √2 + h²/2) − 1 = h √2/2 with h = 2⁻⁹⁰⁰
  const Exact two(2.0);
  const Exact hair = Exact(1.0).scaled(-900);
  const RootSum<Exact> one(1.0);
  const RootSum<Exact> below(Exact(1.0) + hair * hair * Exact(0.5), hair, two);
  const QuadraticSurd<RootSum<Exact>> root{-one, one, below, one};
  const auto [numerator, denominator] = nearly(root);
  EXPECT_DOUBLE_EQ(quotient(numerator.nearly(), denominator.nearly() * hair), std::sqrt(0.5));
}

}  // namespace
}  // namespace collision
