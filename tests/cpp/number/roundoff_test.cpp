// The error constants of formulas against what really happens: no double evaluation may be further
// off than its bound, and the bounds may not be vacuous.
#include "number/roundoff.h"

#include <gmpxx.h>
#include <gtest/gtest.h>

#include "linear/frame.h"
#include "linear/predicates.h"
#include "random.h"

namespace collision {
namespace {

/** Doubles of full precision from −1 to 1. */
double unit(Random& random) {
  return static_cast<double>(static_cast<std::int64_t>(random.next()) >> 10) * 0x1p-53;
}
Vec3 unitVector(Random& random) {
  const double x = unit(random);
  const double y = unit(random);
  const double z = unit(random);
  return {x, y, z};
}

using Rational3 = std::array<mpq_class, 3>;
Rational3 minus(const Vec3& a, const Vec3& b) {
  return {mpq_class(a.x) - mpq_class(b.x), mpq_class(a.y) - mpq_class(b.y),
          mpq_class(a.z) - mpq_class(b.z)};
}
mpq_class determinant(const Rational3& a, const Rational3& b, const Rational3& c) {
  return a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) +
         a[2] * (b[0] * c[1] - b[1] * c[0]);
}

TEST(Roundoff, BoundsAnEdgeVolume) {
  Random random(20261120);
  double worst = 0;
  for (int round = 0; round < 20000; ++round) {
    const Vec3 origin = unitVector(random);
    const Vec3 d = unitVector(random);
    const Vec3 p = unitVector(random);
    const Vec3 q = unitVector(random);
    const double value = signedVolume(d, p - origin, q - origin);
    const Rational3 zero = minus(d, {});
    const mpq_class exact = determinant(zero, minus(p, origin), minus(q, origin));
    const double bound = kSignedVolume.bound(sizeOf(d), sizeOf(p - origin), sizeOf(q - origin));
    const double off = mpq_class(abs(mpq_class(value) - exact)).get_d();
    ASSERT_LE(off, bound) << random.where(round);
    worst = std::fmax(worst, off / bound);
  }
  EXPECT_GT(worst, 1e-3) << "the bound is much too wide";
}

TEST(Roundoff, BoundsTheAxesOfAQuaternion) {
  Random random(3);
  double worst = 0;
  for (int round = 0; round < 5000; ++round) {
    // At least one component in [1, 2), as frameOf scales them.
    const Vec3 v = unitVector(random) * 1.99;
    const Quaternion q{v.x, v.y, v.z, 1 + std::fabs(unit(random)) * 0.99};
    const Frame frame = frameOf(q);
    const ScaledAxes<Exact> exact = axesIn<Exact>(q);
    for (std::size_t i = 0; i < 3; ++i) {
      for (int k = 0; k < 3; ++k) {
        const Exact off = absolute(Exact(frame.axis[i][k]) - exact.axis[i][k]);
        ASSERT_FALSE(Exact(kFrameRoundoff.axis[i][k].error()) < off) << random.where(round);
        worst = std::fmax(worst, off.leading().mantissa * std::scalbn(1, off.leading().exponent));
      }
    }
  }
  EXPECT_GT(worst, kFrameRoundoff.axis[0].x.error() / 100);
}

TEST(Roundoff, CountsEveryOperation) {
  constexpr Roundoff kOne(1.0);
  EXPECT_EQ((kOne * kOne).magnitude(), 1);
  EXPECT_NEAR((kOne * kOne).error(), 0x1p-53, 0x1p-70);
  EXPECT_NEAR((kOne + kOne).error(), 0x1p-52, 0x1p-70);
  EXPECT_NEAR(dot(kUnitVector, kUnitVector).error(), 8 * 0x1p-53, 0x1p-70);  // 3 + 2 + 3 of them
}

TEST(Roundoff, SizesBeyondTheRangeDecideNothing) {
  EXPECT_EQ(sizeOf(Vec3{1, -2, 3}, -4.0), 10);
  EXPECT_EQ(sizeOf(0x1p+101), HUGE_VAL);
  const Decision decision = decide(0x1p-300, 0, [] { return Exact(-1.0); });
  EXPECT_EQ(decision.sign, Sign::negative);
  EXPECT_EQ(decision.by, DecidedBy::exact);
}

}  // namespace
}  // namespace collision
