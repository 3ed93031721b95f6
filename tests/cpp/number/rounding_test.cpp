// Rounded quotients and roots against GMP's rationals: how many units in the last place they miss.
#include <gmpxx.h>
#include <gtest/gtest.h>

#include <cmath>

#include "linear/number_vector.h"
#include "random.h"

namespace collision {
namespace {

/** |given − expected| in units of the last place of `given`. */
double ulpsOff(double given, const mpq_class& expected) {
  const double magnitude = std::fabs(given);
  const double ulp = std::nextafter(magnitude, HUGE_VAL) - magnitude;
  return mpq_class(abs(mpq_class(given) - expected) / mpq_class(ulp)).get_d();
}

TEST(Rounded, QuotientsAreNearest) {
  Random random(20261120);
  double worst = 0;
  for (int round = 0; round < 20000; ++round) {
    const double a = random.anyDouble();
    const double b = random.anyDouble();
    const double c = random.anyDouble();
    const double d = random.anyDouble();
    const Exact numerator = Exact(a) * Exact(b) - Exact(c) * Exact(d);
    const Exact denominator = Exact(c) + Exact(b);
    const mpq_class below = mpq_class(c) + mpq_class(b);
    if (below == 0) {
      continue;
    }
    const mpq_class expected = (mpq_class(a) * mpq_class(b) - mpq_class(c) * mpq_class(d)) / below;
    const double size = std::fabs(expected.get_d());
    if (size < 0x1p-1000 || size > 0x1p+1000) {
      continue;
    }
    worst = std::fmax(worst, ulpsOff(quotient(numerator, denominator), expected));
    ASSERT_LE(worst, 0.5 + 0x1p-13) << random.where(round);
  }
  EXPECT_GT(worst, 0.4);
}

TEST(Rounded, RootsHaveAHundredBits) {
  Random random(5);
  for (int round = 0; round < 20000; ++round) {
    const double a = random.anyDouble();
    const double b = random.anyDouble();
    const Exact square = Exact(a) * Exact(a) + Exact(b) * Exact(b);
    const Exact root = squareRoot(square);
    if (square.sign() == Sign::zero) {
      EXPECT_EQ(root.sign(), Sign::zero);
      continue;
    }
    const Exact off = absolute(root * root - square);
    ASSERT_FALSE(square.scaled(-101) < off.scaled(-2)) << random.where(round);
  }
  EXPECT_TRUE(squareRoot(Exact(0x1p+100)) == Exact(0x1p+50));
}

TEST(Rounded, UnitVectorsOfAnyScale) {
  for (const double scale : {0x1p-1074, 0x1p-997, 1.0, 0x1p+197}) {
    const Vec3 unit = unitOf({Exact(3 * scale), Exact(0.0), Exact(-4 * scale)});
    EXPECT_EQ(unit.x, 0.6) << scale;
    EXPECT_EQ(unit.y, 0.0) << scale;
    EXPECT_EQ(unit.z, -0.8) << scale;
  }
}

}  // namespace
}  // namespace collision
