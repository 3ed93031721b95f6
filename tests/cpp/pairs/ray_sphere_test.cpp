#include "shapes.h"

namespace collision {
namespace {

const Sphere kBall{{10, 0, 0}, 5};

TEST(RaySphere, EntersAndLeaves) {
  const Verdict verdict = ask(Ray{{0, 3, 0}, {2, 0, 0}, kInfinity}, kBall);
  EXPECT_EQ(verdict.outcome, Outcome::overlapping);
  EXPECT_EQ(verdict.hit.t, 3);
  EXPECT_EQ(verdict.hit.tExit, 7);
  EXPECT_EQ(verdict.hit.distance, 6);
  expectNear(verdict.hit.normal, {-0.8, 0.6, 0}, 1e-15);
  EXPECT_EQ(verdict.hit.facing, Facing::front);
}

TEST(RaySphere, GrazingTouches) {
  const Verdict verdict = ask(Ray{{0, 5, 0}, {1, 0, 0}, kInfinity}, kBall);
  EXPECT_EQ(verdict.outcome, Outcome::touching);
  EXPECT_EQ(verdict.hit.t, 10);
  EXPECT_EQ(verdict.hit.tExit, 10);
  EXPECT_EQ(outcomeOf(Ray{{0, 5.0000001, 0}, {1, 0, 0}, kInfinity}, kBall), Outcome::apart);
}

TEST(RaySphere, BehindIsApart) {
  const Verdict verdict = ask(Ray{{20, 0, 0}, {1, 0, 0}, kInfinity}, kBall);
  EXPECT_EQ(verdict.outcome, Outcome::apart);
  EXPECT_EQ(verdict.witness.gap, 5);
  EXPECT_EQ(verdict.witness.axis, (Vec3{-1, 0, 0}));
  EXPECT_EQ(verdict.witness.pointB, (Vec3{15, 0, 0}));
}

TEST(RaySphere, FromTheSurface) {
  EXPECT_EQ(outcomeOf(Ray{{5, 0, 0}, {1, 0, 0}, kInfinity}, kBall), Outcome::overlapping);
  EXPECT_EQ(outcomeOf(Ray{{5, 0, 0}, {-1, 0, 0}, kInfinity}, kBall), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{5, 0, 0}, {0, 1, 0}, kInfinity}, kBall), Outcome::touching);
  EXPECT_EQ(hitOf(Ray{{5, 0, 0}, {-1, 0, 0}, kInfinity}, kBall).tExit, 0);
}

TEST(RaySphere, FromInside) {
  const Hit hit = hitOf(Ray{{10, 0, 0}, {0, 0, 2}, kInfinity}, kBall);
  EXPECT_TRUE(hit.startsInside);
  EXPECT_EQ(hit.t, 0);
  EXPECT_EQ(hit.tExit, 2.5);
  EXPECT_TRUE(std::isnan(hit.normal.x));
}

TEST(RaySphere, MaxDistanceIsClosed) {
  EXPECT_EQ(outcomeOf(Ray{{0, 0, 0}, {1, 0, 0}, 5}, kBall), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{0, 0, 0}, {1, 0, 0}, 4}, kBall), Outcome::apart);
  EXPECT_EQ(outcomeOf(Ray{{0, 0, 0}, {1, 0, 0}, 6}, kBall), Outcome::overlapping);
  EXPECT_EQ(ask(Ray{{0, 0, 0}, {1, 0, 0}, 4}, kBall).witness.gap, 1);
}

TEST(RaySphere, APointIsOnlyTouched) {
  const Sphere point{{10, 0, 0}, 0};
  EXPECT_EQ(outcomeOf(Ray{{0, 0, 0}, {1, 0, 0}, kInfinity}, point), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{10, 0, 0}, {1, 0, 0}, kInfinity}, point), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{0, 1, 0}, {1, 0, 0}, kInfinity}, point), Outcome::apart);
}

}  // namespace
}  // namespace collision
