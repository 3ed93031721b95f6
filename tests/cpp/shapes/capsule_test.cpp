// A capsule: its slot, its faults and what it covers of an axis.
#include "shapes/capsule.h"

#include <gtest/gtest.h>

namespace collision {
namespace {

TEST(Capsule, IsReadFromSevenNumbers) {
  constexpr double kSlot[] = {1, 2, 3, 4, 5, 6, 7};
  const Capsule capsule = ShapeTraits<Capsule>::read(kSlot);
  EXPECT_EQ(capsule.start, (Vec3{1, 2, 3}));
  EXPECT_EQ(capsule.end, (Vec3{4, 5, 6}));
  EXPECT_EQ(capsule.radius, 7);
  EXPECT_FALSE(ShapeTraits<Capsule>::check(kSlot));
}

TEST(Capsule, RefusesANegativeRadius) {
  constexpr double kNegative[] = {0, 0, 0, 1, 0, 0, -5e-324};
  EXPECT_EQ(ShapeTraits<Capsule>::check(kNegative).reason, Reason::negative);
  EXPECT_EQ(ShapeTraits<Capsule>::check(kNegative).index, 6);
  constexpr double kZero[] = {0, 0, 0, 0, 0, 0, -0.0};
  EXPECT_FALSE(ShapeTraits<Capsule>::check(kZero));
  constexpr double kNan[] = {0, 0, 0, 0, 0, 0, kNone};
  EXPECT_EQ(ShapeTraits<Capsule>::check(kNan).reason, Reason::notFinite);
}

TEST(Capsule, CoversItsAxisAndTheRadiusAround) {
  const Capsule capsule{{0, 0, 0}, {10, 4, 0}, 2};
  const Projection along = projectionOf(capsule, {1, 0, 0}, {0, 0, 0});
  EXPECT_EQ(along.interval.min, -2);
  EXPECT_EQ(along.interval.max, 12);
  EXPECT_EQ(along.minPoint, (Vec3{-2, 0, 0}));
  EXPECT_EQ(along.maxPoint, (Vec3{12, 4, 0}));
  const Projection across = projectionOf(capsule, {0, 0, 1}, {0, 0, 1});
  EXPECT_EQ(across.interval.min, -3);
  EXPECT_EQ(across.interval.max, 1);
}

}  // namespace
}  // namespace collision
