// On which side of an edge.
#include "linear/predicates.h"

#include <gtest/gtest.h>

#include "random.h"

namespace collision {
namespace {

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
