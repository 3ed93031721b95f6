// The relative error constants of formulas against what really happens: no double evaluation may be
// further off than its bound, and the bounds may not be vacuous.
#include "number/relative_roundoff.h"

#include <gmpxx.h>
#include <gtest/gtest.h>

#include <cmath>

#include "number/filter.h"
#include "pairs/filter/curves.h"
#include "random.h"

namespace collision {
namespace {

constexpr int kRounds = 20000;

/** Above zero, of full precision, of sizes that differ. */
double positive(Random& random) {
  const double mantissa = static_cast<double>(random.next() >> 11) + 1;
  return std::ldexp(mantissa, -45 - static_cast<int>(random.next() % 16));
}
Vec3 positiveVector(Random& random) {
  const double x = positive(random);
  const double y = positive(random);
  return {x, y, positive(random)};
}
mpq_class squareOf(const Vec3& v) {
  const mpq_class x(v.x);
  const mpq_class y(v.y);
  const mpq_class z(v.z);
  return x * x + y * y + z * z;
}

/** Asserts value ± bound · value of a formula against what it is exactly, and that some come near.
 */
template <class Formula>
void expectBound(double bound, const Formula& formula) {
  Random random(20261126);
  double worst = 0;
  for (int round = 0; round < kRounds; ++round) {
    const auto [value, exact] = formula(random);
    const double off = mpq_class(abs(mpq_class(value) - exact)).get_d();
    ASSERT_LE(off, bound * std::fabs(value)) << random.where(round);
    worst = std::fmax(worst, off / (bound * std::fabs(value)));
  }
  EXPECT_GT(worst, 0.2) << "the bound is much too wide";
}

struct Evaluated {
  double value;
  mpq_class exact;
};

constexpr auto kOnce = RelativeRoundoff::roundedOnce();

TEST(RelativeRoundoff, OfWhatIsExactIsOneRoundingPerOperation) {
  constexpr RelativeRoundoff exact = 3.0;
  EXPECT_EQ(exact.ofComputed(), 0);
  EXPECT_NEAR((exact * exact).ofComputed() / 0x1p-53, 1, 1e-5);
  EXPECT_NEAR((exact / exact).ofComputed() / 0x1p-53, 1, 1e-5);
  EXPECT_NEAR((exact + exact).ofComputed() / 0x1p-53, 1, 1e-5);
  EXPECT_NEAR(squareRoot(exact).ofComputed() / 0x1p-53, 1, 1e-5);
  EXPECT_NEAR(squareRoot(exact * exact).ofComputed() / 0x1p-53, 1.5, 1e-5);
  EXPECT_NEAR(dot(kExactVector, kExactVector).ofComputed() / 0x1p-53, 3, 1e-5);
  EXPECT_NEAR(dot(kVectorRoundedOnce, kVectorRoundedOnce).ofComputed() / 0x1p-53, 5, 1e-5);
  EXPECT_NEAR(exact.ofDifference() / 0x1p-53, 1, 1e-5);
}

TEST(RelativeRoundoff, BoundsASquaredLength) {
  constexpr double kBound = dot(kVectorRoundedOnce, kVectorRoundedOnce).ofComputed();
  expectBound(kBound, [](Random& random) {
    const Vec3 a = positiveVector(random);
    const Vec3 b = positiveVector(random) * 4.0;
    const Vec3 between = b - a;
    const mpq_class x = mpq_class(b.x) - mpq_class(a.x);
    const mpq_class y = mpq_class(b.y) - mpq_class(a.y);
    const mpq_class z = mpq_class(b.z) - mpq_class(a.z);
    return Evaluated{dot(between, between), x * x + y * y + z * z};
  });
}

TEST(RelativeRoundoff, BoundsTheParameterOfASlab) {
  expectBound(filter::kSlabError, [](Random& random) {
    const double face = positive(random);
    const double origin = positive(random);
    const double start = positive(random);
    const double end = positive(random) + 2 * start;
    const double value = filter::parameterAt(face - origin, 1 / (end - start));
    return Evaluated{value,
                     (mpq_class(face) - mpq_class(origin)) / (mpq_class(end) - mpq_class(start))};
  });
}

TEST(RelativeRoundoff, BoundsARaysEnd) {
  constexpr double kBound = endOf(RelativeRoundoff(), kExactVector).ofComputed();
  Random random(7);
  double worst = 0;
  for (int round = 0; round < kRounds; ++round) {
    const double length = positive(random);
    const Vec3 direction = positiveVector(random);
    const double end = endOf(length, direction);
    // end² |d|² against length²: twice the relative error, but for its square
    const mpq_class reached = mpq_class(end) * mpq_class(end) * squareOf(direction);
    const mpq_class squared = mpq_class(length) * mpq_class(length);
    const double off = mpq_class(abs(reached - squared) / reached).get_d() / 2;
    ASSERT_LE(off, kBound * (1 + 0x1p-40)) << random.where(round);
    worst = std::fmax(worst, off / kBound);
  }
  EXPECT_GT(worst, 0.2);
  EXPECT_LE(kBound, kEndError);
}

TEST(RelativeRoundoff, BoundsADifference) {
  constexpr double kBound = (kOnce * kOnce).ofDifference();
  Random random(11);
  for (int round = 0; round < kRounds; ++round) {
    const double a = positive(random);
    const double b = positive(random);
    const double c = positive(random);
    const double first = (a + b) * (a + b);
    const double second = (a + c) * (a + c);
    const mpq_class x = mpq_class(a) + mpq_class(b);
    const mpq_class y = mpq_class(a) + mpq_class(c);
    const mpq_class exact = x * x - y * y;
    const double off = mpq_class(abs(mpq_class(first - second) - exact)).get_d();
    ASSERT_LE(off, kBound * (first + second)) << random.where(round);
  }
}

}  // namespace
}  // namespace collision
