// Planes: signed distances of what reaches furthest, and parallel planes.
#include "single/plane_gap.h"

#include "single/slots.h"

namespace collision::single {
namespace {

const Shape kFloor{Kind::plane, {0, 2, 0, -2}};  // y = 1

TEST(SinglePlane, OneSideTheOtherAndBoth) {
  EXPECT_EQ(gapOf({Kind::point, {9, 4, 9}}, kFloor), 3);
  EXPECT_EQ(gapOf({Kind::point, {9, -4, 9}}, kFloor), 5);
  EXPECT_EQ(outcomeOf({Kind::point, {9, 1, 9}}, kFloor), Outcome::touching);
  EXPECT_EQ(gapOf({Kind::segment, {0, 0, 0, 0, 5, 0}}, kFloor), -1);
  EXPECT_EQ(gapOf({Kind::sphere, {0, 4, 0, 1}}, kFloor), 2);
  EXPECT_EQ(outcomeOf({Kind::sphere, {0, 4, 0, 3}}, kFloor), Outcome::touching);
  EXPECT_EQ(gapOf({Kind::capsule, {0, 4, 0, 0, 0, 0, 1}}, kFloor), -2);
  EXPECT_EQ(gapOf({Kind::aabb, {0, 2, 0, 1, 4, 1}}, kFloor), 1);
  EXPECT_EQ(outcomeOf(box({0, 2, 0}, {1, 1, 1}), kFloor), Outcome::touching);
  EXPECT_EQ(gapOf({Kind::triangle, {0, 2, 0, 1, 3, 0, 2, 5, 0}}, kFloor), 1);
  EXPECT_EQ(outcomeOf({Kind::parallelogram, {0, 1, 0, 1, 1, 0, 0, 1, 1}}, kFloor),
            Outcome::touching);
}

TEST(SinglePlane, RaysThatCrossItAndThatNeverDo) {
  EXPECT_EQ(gapOf({Kind::ray, {0, 4, 0, 1, -1, 0, HUGE_VAL}}, kFloor), -3);
  EXPECT_EQ(gapOf({Kind::ray, {0, 4, 0, 1, 1, 0, HUGE_VAL}}, kFloor), 3);
  EXPECT_EQ(gapOf({Kind::ray, {0, 4, 0, 1, 0, 0, HUGE_VAL}}, kFloor), 3);
  EXPECT_EQ(gapOf({Kind::ray, {0, 4, 0, 0, -2, 0, 2}}, kFloor), 1);
  // Across a slanting normal: 3 − 3 is zero in float too.
  const Shape slanting{Kind::plane, {3, 0, -1, 1}};
  EXPECT_EQ(outcomeOf({Kind::ray, {0, 0, 0, 1, 2, 3, HUGE_VAL}}, slanting), Outcome::apart);
}

TEST(SinglePlane, Planes) {
  EXPECT_EQ(gapOf(kFloor, {Kind::plane, {0, 1, 0, 4}}), 5);
  EXPECT_EQ(gapOf(kFloor, {Kind::plane, {0, -1, 0, 1}}), 0);
  EXPECT_EQ(outcomeOf(kFloor, {Kind::plane, {0, -4, 0, 4}}), Outcome::touching);
  const Verdict crossing = bothWays(kFloor, {Kind::plane, {1, 1, 0, 0}});
  EXPECT_EQ(crossing.outcome, Outcome::overlapping);
  EXPECT_TRUE(std::isnan(crossing.gap));
}

}  // namespace
}  // namespace collision::single
