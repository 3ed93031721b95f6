// A segment: its slot and what it covers of an axis.
#include "shapes/segment.h"

#include <gtest/gtest.h>

namespace collision {
namespace {

TEST(Segment, IsReadFromSixNumbers) {
  constexpr double kSlot[] = {1, 2, 3, 4, 5, 6};
  const Segment segment = ShapeTraits<Segment>::read(kSlot);
  EXPECT_EQ(segment.start, (Vec3{1, 2, 3}));
  EXPECT_EQ(segment.end, (Vec3{4, 5, 6}));
  EXPECT_FALSE(ShapeTraits<Segment>::check(kSlot));
}

TEST(Segment, EqualEndsAreNoFault) {
  constexpr double kSlot[] = {1, 2, 3, 1, 2, 3};
  EXPECT_FALSE(ShapeTraits<Segment>::check(kSlot));
  constexpr double kInfinite[] = {1, 2, 3, 1, 2, kInfinity};
  EXPECT_EQ(ShapeTraits<Segment>::check(kInfinite).reason, Reason::notFinite);
  EXPECT_EQ(ShapeTraits<Segment>::check(kInfinite).index, 5);
}

TEST(Segment, CoversAnAxisFromEndToEnd) {
  const Segment segment{{4, 0, 0}, {1, 7, 0}};
  const Projection projection = projectionOf(segment, {1, 0, 0}, {2, 0, 0});
  EXPECT_EQ(projection.interval.min, -1);
  EXPECT_EQ(projection.interval.max, 2);
  EXPECT_EQ(projection.minPoint, segment.end);
  EXPECT_EQ(projection.maxPoint, segment.start);
}

}  // namespace
}  // namespace collision
