// Exact numbers against GMP's rationals, from the subnormals to the largest magnitude.
#include "number/exact.h"

#include <gmpxx.h>
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <utility>

#include "random.h"

namespace collision {
namespace {

TEST(Exact, TakesEveryDouble) {
  for (const double value : {0.0, -0.0, 1.0, -1.0, 5e-324, -5e-324, 0x1p+200,
                             0x1.fffffffffffffp+200, 0x1p-1022, 0x0.fffffffffffffp-1022, 0.1}) {
    EXPECT_EQ(Exact(value).sign(), signOf(value)) << value;
    EXPECT_TRUE(Exact(value) - Exact(value) == Exact()) << value;
  }
}

TEST(Exact, KeepsWhatUnderflows) {
  const Exact tiny = Exact(1e-300) * Exact(1e-300) * Exact(1e-300);
  EXPECT_EQ(tiny.sign(), Sign::positive);
  EXPECT_EQ((Exact(1e200) - Exact(1e200) + tiny).sign(), Sign::positive);
  EXPECT_EQ((Exact(1e200) + tiny - Exact(1e200) - tiny).sign(), Sign::zero);
}

TEST(Exact, AgreesWithRationals) {
  Random random(20260521);
  for (int round = 0; round < 20000; ++round) {
    Exact sum;
    mpq_class rational = 0;
    const int degree = 1 + random.below(6);
    for (int term = 0; term < 3; ++term) {
      Exact product(1.0);
      mpq_class expected = 1;
      for (int factor = 0; factor < degree; ++factor) {
        const double a = random.anyDouble();
        const double b = random.below(3) == 0 ? a : random.anyDouble();
        product = product * (Exact(a) - Exact(b));
        expected *= mpq_class(a) - mpq_class(b);
      }
      sum = sum + product;
      rational += expected;
    }
    ASSERT_EQ(static_cast<int>(sum.sign()), sgn(rational)) << random.where(round);
  }
}

/** Of so few bits that many products and sums are doubles, and of any size. */
double shortNumber(Random& random) {
  const double whole = static_cast<double>(random.below(1 << random.below(30)));
  const double rest = std::scalbn(static_cast<double>(random.below(1 << random.below(24))), -23);
  constexpr std::array<int, 8> kSizes{0, 0, -30, 30, -511, 511, -1022, 970};
  const double size =
      std::scalbn(whole + rest,
                  kSizes[static_cast<std::size_t>(random.below(static_cast<int>(kSizes.size())))]);
  return random.below(2) == 0 ? size : -size;
}

TEST(Exact, TellsWhereDoublesRound) {
  Random random(20261130);
  const auto compare = [](const Exact& a, const mpq_class& b, double near) {
    const mpq_class off = b - mpq_class(near);
    return static_cast<int>((a - Exact(near)).sign()) == sgn(off);
  };
  int inDoubles = 0;
  for (int round = 0; round < 100000; ++round) {
    const double a = shortNumber(random);
    const double b = shortNumber(random);
    const double c = shortNumber(random);
    ASSERT_TRUE(compare(Exact(a) + Exact(b), mpq_class(a) + mpq_class(b), a + b))
        << random.where(round);
    if (std::isfinite(a * b)) {
      ASSERT_TRUE(compare(Exact(a) * Exact(b), mpq_class(a) * mpq_class(b), a * b))
          << random.where(round);
    }
    double sum = c;
    if (Exact::addInDoubles(sum, Exact(a), Exact(b))) {
      ++inDoubles;
      ASSERT_EQ(mpq_class(sum), mpq_class(c) + mpq_class(a) * mpq_class(b)) << random.where(round);
    }
    sum = c;
    if (Exact::subtractInDoubles(sum, Exact(a), Exact(b))) {
      ASSERT_EQ(mpq_class(sum), mpq_class(c) - mpq_class(a) * mpq_class(b)) << random.where(round);
    }
    const Exact same = (Exact(a) * Exact(b) + Exact(c)) - Exact(a) * Exact(b);
    ASSERT_TRUE(same == Exact(c)) << random.where(round);
    ASSERT_EQ(compareExact(same, Exact(a)), compareExact(Exact(c), Exact(a)))
        << random.where(round);
  }
  EXPECT_GT(inDoubles, 1000);
}

TEST(Exact, HoldsAnyDegree) {
  Exact product(1.0);
  for (int i = 0; i < 64; ++i) {
    product = product * (Exact(0x1p+200) - Exact(5e-324));
  }
  EXPECT_EQ(product.sign(), Sign::positive);
  EXPECT_EQ((product - product).sign(), Sign::zero);
}

TEST(Exact, ScalesByPowersOfTwo) {
  Random random(7);
  for (int round = 0; round < 5000; ++round) {
    const double a = random.anyDouble();
    const int power = random.between(-900, 900);
    const Exact scaled = Exact(a).scaled(power);
    ASSERT_TRUE(scaled.scaled(-power) == Exact(a)) << random.where(round);
    if (std::fabs(a) > 0x1p-50 && std::fabs(a) < 0x1p+50) {
      ASSERT_TRUE(scaled == Exact(std::scalbn(a, power))) << random.where(round);
    }
  }
}

TEST(Exact, HasALeadingPart) {
  Random random(11);
  for (int round = 0; round < 20000; ++round) {
    const double a = random.anyDouble();
    const double b = random.anyDouble();
    const Exact product = Exact(a) * Exact(b);
    if (product.sign() == Sign::zero) {
      continue;
    }
    const Exact::Leading leading = product.leading();
    ASSERT_GE(std::fabs(leading.mantissa), 1) << random.where(round);
    ASSERT_LE(std::fabs(leading.mantissa), 2) << random.where(round);
    const Exact off = absolute(product - Exact(leading.mantissa).scaled(leading.exponent));
    ASSERT_FALSE(absolute(product).scaled(-52) < off) << random.where(round);
  }
}

TEST(Exact, CopiesAndMovesLongNumbers) {
  Exact product(1.0);
  for (int i = 0; i < 12; ++i) {
    product = product * (Exact(0x1p+200) - Exact(5e-324));
  }
  const Exact copy = product;
  Exact moved = std::move(product);
  EXPECT_TRUE(moved == copy);
  product = Exact(2.0);
  EXPECT_TRUE(product + product == Exact(4.0));
  moved = moved + Exact(1.0);
  EXPECT_TRUE(moved - copy == Exact(1.0));
  moved = Exact(3.0);
  EXPECT_TRUE(moved == Exact(3.0));
  moved = copy;
  EXPECT_TRUE(moved == copy);
}

}  // namespace
}  // namespace collision
