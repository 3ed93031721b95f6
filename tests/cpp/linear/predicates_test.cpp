// On which side of a plane, on which side of an edge: against rational numbers.
#include "linear/predicates.h"

#include <gmpxx.h>
#include <gtest/gtest.h>

#include "random.h"

namespace collision {
namespace {

TEST(Orientation, SideOfAPlane) {
  const Vec3 normal{0, 2, 0};
  EXPECT_EQ(planeSide(normal, -2, {5, 3, 5}).sign, Sign::positive);
  EXPECT_EQ(planeSide(normal, -2, {5, 3, 5}).by, DecidedBy::filter);
  EXPECT_EQ(planeSide(normal, -2, {5, 1, 5}).sign, Sign::zero);
  EXPECT_EQ(planeSide(normal, -2, {5, 1, 5}).by, DecidedBy::exact);
  EXPECT_EQ(planeSide(normal, -2, {5, std::nextafter(1, 0), 5}).sign, Sign::negative);
  EXPECT_EQ(planeSide(normal, -2, {5, std::nextafter(1, 2), 5}).sign, Sign::positive);
}

TEST(Orientation, SidesAgreeWithRationals) {
  Random random(20260924);
  int zeros = 0;
  for (int round = 0; round < 10000; ++round) {
    const bool coarse = round % 2 == 0;
    const auto number = [&] {
      return coarse ? static_cast<double>(random.between(-5, 5)) : random.anyDouble();
    };
    Vec3 normal;
    Vec3 p;
    mpq_class value = 0;
    for (int k = 0; k < 3; ++k) {
      normal[k] = number();
      p[k] = number();
      value += mpq_class(normal[k]) * mpq_class(p[k]);
    }
    // Often as near as doubles come to the plane through p.
    const double constant = random.below(2) == 0 ? -dot(normal, p) : number();
    if (!std::isfinite(constant)) {
      continue;
    }
    value += mpq_class(constant);
    const Decision side = planeSide(normal, constant, p);
    ASSERT_EQ(static_cast<int>(side.sign), sgn(value)) << random.where(round);
    zeros += side.zero() ? 1 : 0;
  }
  EXPECT_GT(zeros, 1000);
}

TEST(Orientation, ALinePassesAnEdgeOnOneSideForBothItsTriangles) {
  Random random(20260925);
  for (int round = 0; round < 5000; ++round) {
    const auto vector = [&] {
      const double x = random.anyDouble();
      const double y = random.anyDouble();
      const double z = random.anyDouble();
      return Vec3{x, y, z};
    };
    const Vec3 d = vector();
    const Vec3 p = vector();
    const Vec3 q = vector();
    const double forth = signedVolume(d, p, q);
    if (std::isfinite(forth)) {
      ASSERT_EQ(forth, -signedVolume(d, q, p)) << random.where(round);
    }
  }
  EXPECT_EQ(signedVolume(Vec3{0, 0, 1}, Vec3{1, 0, 0}, Vec3{0, 1, 0}), 1);
}

TEST(Orientation, AgainstTurnsTheSideWithTheFacing) {
  const Decision side{Sign::positive, DecidedBy::exact, 7};
  EXPECT_EQ(against(side, decide(Sign::positive)).sign, Sign::negative);
  EXPECT_EQ(against(side, decide(Sign::negative)).sign, Sign::positive);
  EXPECT_EQ(against(decide(Sign::zero), decide(Sign::negative)).sign, Sign::zero);
  EXPECT_EQ(against(side, decide(Sign::negative)).by, DecidedBy::exact);
  EXPECT_EQ(against(side, decide(Sign::negative)).line, 7);
}

}  // namespace
}  // namespace collision
