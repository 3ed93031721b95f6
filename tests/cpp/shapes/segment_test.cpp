// A segment: its slot and what it covers of an axis.
#include "shapes/segment.h"

#include <gtest/gtest.h>

namespace collision {
namespace {

TEST(Segment, IsReadFromSixNumbers) {
  constexpr double kSlot[] = {1, 2, 3, 4, 5, 6};
  const Segment segment = Segment::read(kSlot);
  EXPECT_EQ(segment.start, (Vec3{1, 2, 3}));
  EXPECT_EQ(segment.end, (Vec3{4, 5, 6}));
  EXPECT_FALSE(Segment::check(kSlot));
}

TEST(Segment, EqualEndsAreNoFault) {
  constexpr double kSlot[] = {1, 2, 3, 1, 2, 3};
  EXPECT_FALSE(Segment::check(kSlot));
  constexpr double kInfinite[] = {1, 2, 3, 1, 2, kInfinity};
  EXPECT_EQ(Segment::check(kInfinite).reason, Reason::notFinite);
  EXPECT_EQ(Segment::check(kInfinite).index, 5);
}

TEST(Segment, CoversAnAxisFromEndToEnd) {
  const Segment segment{{4, 0, 0}, {1, 7, 0}};
  const Projection extent = segment.extent({1, 0, 0}, {2, 0, 0});
  EXPECT_EQ(extent.interval.min, -1);
  EXPECT_EQ(extent.interval.max, 2);
  EXPECT_EQ(extent.minPoint, segment.end);
  EXPECT_EQ(extent.maxPoint, segment.start);
}

}  // namespace
}  // namespace collision
