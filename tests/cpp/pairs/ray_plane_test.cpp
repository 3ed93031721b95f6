#include "shapes.h"

namespace collision {
namespace {

const Plane kGround{{0, 2, 0}, 0};  // y = 0, front above

TEST(RayPlane, CrossesTouchesOrMisses) {
  EXPECT_EQ(outcomeOf(Ray{{0, 1, 0}, {1, -1, 0}, kInfinity}, kGround), Outcome::overlapping);
  EXPECT_EQ(outcomeOf(Ray{{0, 1, 0}, {1, 1, 0}, kInfinity}, kGround), Outcome::apart);
  EXPECT_EQ(outcomeOf(Ray{{0, 1, 0}, {1, 0, 0}, kInfinity}, kGround), Outcome::apart);
  EXPECT_EQ(outcomeOf(Ray{{0, 0, 0}, {1, 1, 0}, kInfinity}, kGround), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{0, 0, 0}, {1, 0, 0}, kInfinity}, kGround), Outcome::touching);
}

TEST(RayPlane, MaxDistanceIsClosed) {
  const Vec3 down{3, -4, 0};  // reaches y = 0 from y = 4 after 5 metres
  EXPECT_EQ(outcomeOf(Ray{{0, 4, 0}, down, 5}, kGround), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{0, 4, 0}, down, 4.5}, kGround), Outcome::apart);
  EXPECT_EQ(outcomeOf(Ray{{0, 4, 0}, down, 5.5}, kGround), Outcome::overlapping);
  EXPECT_EQ(outcomeOf(Ray{{0, 0, 0}, down, 0}, kGround), Outcome::touching);
}

TEST(RayPlane, HitAndSide) {
  const Verdict verdict = ask(Ray{{0, 4, 0}, {3, -4, 0}, kInfinity}, kGround);
  EXPECT_EQ(verdict.hit.t, 1);
  EXPECT_EQ(verdict.hit.distance, 5);
  EXPECT_EQ(verdict.hit.point, (Vec3{3, 0, 0}));
  EXPECT_EQ(verdict.hit.normal, (Vec3{0, 1, 0}));
  EXPECT_EQ(verdict.hit.facing, Facing::front);
  EXPECT_EQ(verdict.side, Side::straddling);
  EXPECT_EQ(verdict.witness.gap, -4);  // the way back is out of the front
  EXPECT_EQ(ask(Ray{{0, 1, 0}, {0, 1, 0}, kInfinity}, kGround).side, Side::front);
  EXPECT_EQ(ask(Ray{{0, 0, 0}, {0, -1, 0}, kInfinity}, kGround).side, Side::back);
  EXPECT_EQ(ask(Ray{{0, 0, 0}, {1, 0, 0}, kInfinity}, kGround).side, Side::straddling);
}

TEST(RayPlane, WithinThePlaneHasNoEnd) {
  const Hit hit = hitOf(Ray{{0, 0, 0}, {1, 0, 0}, kInfinity}, kGround);
  EXPECT_EQ(hit.t, 0);
  EXPECT_TRUE(std::isnan(hit.tExit));
  EXPECT_EQ(hitOf(Ray{{0, 0, 0}, {2, 0, 0}, 6}, kGround).tExit, 3);
}

}  // namespace
}  // namespace collision
