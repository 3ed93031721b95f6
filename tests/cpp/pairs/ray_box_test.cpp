#include "shapes.h"

namespace collision {
namespace {

const Aabb kUnit{{-1, -1, -1}, {1, 1, 1}};

TEST(RayBox, EntersAndLeavesByFaces) {
  const Hit hit = hitOf(Ray{{-3, 0, 0.5}, {2, 0, 0}, kInfinity}, kUnit);
  EXPECT_EQ(hit.t, 1);
  EXPECT_EQ(hit.tExit, 2);
  EXPECT_EQ(hit.point, (Vec3{-1, 0, 0.5}));
  EXPECT_EQ(hit.exitPoint, (Vec3{1, 0, 0.5}));
  EXPECT_EQ(hit.normal, (Vec3{-1, 0, 0}));
  EXPECT_EQ(kBoxFaces[static_cast<std::size_t>(hit.feature)], "x-");
  EXPECT_EQ(hit.facing, Facing::front);
}

TEST(RayBox, FromAFaceInwardsAndOutwards) {
  EXPECT_EQ(outcomeOf(Ray{{-1, 0, 0}, {1, 0, 0}, kInfinity}, kUnit), Outcome::overlapping);
  EXPECT_EQ(outcomeOf(Ray{{-1, 0, 0}, {-1, 0, 0}, kInfinity}, kUnit), Outcome::touching);
  const Hit out = hitOf(Ray{{1, 0, 0}, {1, 0, 0}, kInfinity}, kUnit);
  EXPECT_EQ(out.t, 0);
  EXPECT_EQ(out.tExit, 0);
  EXPECT_FALSE(out.startsInside);
  EXPECT_EQ(kBoxFaces[static_cast<std::size_t>(out.feature)], "x+");
  EXPECT_EQ(out.facing, Facing::back);
}

TEST(RayBox, AlongAFaceAndThroughAnEdge) {
  EXPECT_EQ(outcomeOf(Ray{{-5, 1, 0}, {1, 0, 0}, kInfinity}, kUnit), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{-5, 1, 1}, {1, 0, 0}, kInfinity}, kUnit), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{0, 2, 0}, {1, -1, 0}, kInfinity}, kUnit), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{0, 2.5, 0}, {1, -1, 0}, kInfinity}, kUnit), Outcome::apart);
}

TEST(RayBox, MaxDistanceIsClosed) {
  EXPECT_EQ(outcomeOf(Ray{{-5, 0, 0}, {0.5, 0, 0}, 4}, kUnit), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{-5, 0, 0}, {0.5, 0, 0}, 3.5}, kUnit), Outcome::apart);
  EXPECT_EQ(outcomeOf(Ray{{-5, 0, 0}, {0.5, 0, 0}, 4.5}, kUnit), Outcome::overlapping);
  EXPECT_EQ(hitOf(Ray{{-5, 0, 0}, {0.5, 0, 0}, 4.5}, kUnit).tExit, 9);
  EXPECT_EQ(outcomeOf(Ray{{0, 0, 0}, {1, 0, 0}, 0}, kUnit), Outcome::overlapping);
  EXPECT_EQ(outcomeOf(Ray{{1, 0, 0}, {-1, 0, 0}, 0}, kUnit), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{2, 0, 0}, {-1, 0, 0}, 0}, kUnit), Outcome::apart);
}

TEST(RayBox, AFlatBoxIsCrossed) {
  const Aabb sheet{{-1, -1, 0}, {1, 1, 0}};
  EXPECT_EQ(outcomeOf(Ray{{0, 0, -1}, {0, 0, 1}, kInfinity}, sheet), Outcome::overlapping);
  EXPECT_EQ(outcomeOf(Ray{{1, 0, -1}, {0, 0, 1}, kInfinity}, sheet), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{0, 0, 0}, {0, 0, 1}, kInfinity}, sheet), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{-2, 0, 0}, {1, 0, 0}, kInfinity}, sheet), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{0, 0, -1}, {0, 0, 1}, 1}, sheet), Outcome::touching);
  const Aabb rod{{-1, 0, 0}, {1, 0, 0}};
  EXPECT_EQ(outcomeOf(Ray{{0, 0, -1}, {0, 0, 1}, kInfinity}, rod), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{0, 1, -1}, {0, 0, 1}, kInfinity}, rod), Outcome::apart);
}

TEST(RayBox, TheWitnessOfAMiss) {
  // Over the top: the slabs of x and y have nothing in common; the axis is across ray and edge.
  const Verdict over = ask(Ray{{-3, 2, 0}, {1, 1, 0}, kInfinity}, kUnit);
  EXPECT_EQ(over.outcome, Outcome::apart);
  expectNear(over.witness.axis, {std::sqrt(0.5), -std::sqrt(0.5), 0}, 1e-15);
  EXPECT_NEAR(over.witness.gap, 5 * std::sqrt(0.5) - std::sqrt(2), 1e-14);
  // Behind: the face of x separates.
  const Verdict behind = ask(Ray{{3, 0, 0}, {1, 0, 0}, kInfinity}, kUnit);
  EXPECT_EQ(behind.witness.axis, (Vec3{-1, 0, 0}));
  EXPECT_EQ(behind.witness.gap, 2);
}

TEST(RayBox, TurnedBoxesLikeStraightOnes) {
  // Half extent 5 turned by q = (0, 0, 1, 2): its corner points along (7, 1) and reaches x = −7.
  const Obb turned = box({0, 0, 0}, {5, 5, 5}, {0, 0, 1, 2});
  const Hit hit = hitOf(Ray{{-10, 0, 0}, {1, 0, 0}, kInfinity}, turned);
  EXPECT_NEAR(hit.t, 10 - 6.25, 1e-14);
  expectNear(hit.normal, {-0.8, 0.6, 0}, 1e-15);
  EXPECT_EQ(outcomeOf(Ray{{-7, -9, 1}, {0, 1, 0}, kInfinity}, turned), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{-7.0000001, -9, 1}, {0, 1, 0}, kInfinity}, turned), Outcome::apart);
}

}  // namespace
}  // namespace collision
