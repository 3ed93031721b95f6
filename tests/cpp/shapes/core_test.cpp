// A shape without its radius.
#include "shapes/core.h"

#include <gtest/gtest.h>

namespace collision {
namespace {

TEST(Core, OfARoundedShapeHasNoRadius) {
  const ShapeCell point = coreOf(Sphere{{1, 2, 3}, 4});
  ASSERT_EQ(point.kind(), Kind::point);
  EXPECT_EQ(point.as<Point>().position, (Vec3{1, 2, 3}));
  EXPECT_EQ(radiusOf(Sphere{{1, 2, 3}, 4}), 4);
  const ShapeCell segment = coreOf(Capsule{{1, 2, 3}, {4, 5, 6}, 7});
  ASSERT_EQ(segment.kind(), Kind::segment);
  EXPECT_EQ(segment.as<Segment>().end, (Vec3{4, 5, 6}));
}

TEST(Core, OfAnyOtherShapeIsTheShape) {
  const ShapeCell box = coreOf(Aabb{{1, 2, 3}, {4, 5, 6}});
  ASSERT_EQ(box.kind(), Kind::aabb);
  EXPECT_EQ(box.as<Aabb>().max, (Vec3{4, 5, 6}));
  EXPECT_EQ(coreOf(Plane{{0, 1, 0}, 2}).kind(), Kind::plane);
  EXPECT_EQ(radiusOf(Aabb{{1, 2, 3}, {4, 5, 6}}), 0);
}

}  // namespace
}  // namespace collision
