// A point: its slot and what it covers of an axis.
#include "shapes/point.h"

#include <gtest/gtest.h>

namespace collision {
namespace {

TEST(Point, IsReadFromThreeNumbers) {
  constexpr double kSlot[] = {1, -2, 3};
  EXPECT_EQ(ShapeTraits<Point>::read(kSlot).position, (Vec3{1, -2, 3}));
  EXPECT_FALSE(ShapeTraits<Point>::check(kSlot));
}

TEST(Point, RefusesWhatIsNoNumber) {
  constexpr double kNan[] = {1, kNone, 3};
  EXPECT_EQ(ShapeTraits<Point>::check(kNan).reason, Reason::notFinite);
  EXPECT_EQ(ShapeTraits<Point>::check(kNan).index, 1);
  constexpr double kFar[] = {1, 2, -0x1p+201};
  EXPECT_EQ(ShapeTraits<Point>::check(kFar).reason, Reason::outOfRange);
  EXPECT_EQ(ShapeTraits<Point>::check(kFar).index, 2);
}

TEST(Point, CoversOnePlaceOfAnAxis) {
  const Projection projection = projectionOf(Point{{3, 4, 5}}, {0, 1, 0}, {1, 1, 1});
  EXPECT_EQ(projection.interval.min, 3);
  EXPECT_EQ(projection.interval.max, 3);
  EXPECT_EQ(projection.minPoint, (Vec3{3, 4, 5}));
  EXPECT_EQ(projection.maxPoint, (Vec3{3, 4, 5}));
}

}  // namespace
}  // namespace collision
