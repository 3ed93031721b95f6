// Slots become floats and nothing else.
#include "single/body.h"

#include "single/slots.h"

namespace collision::single {
namespace {

Body bodyOf(const Shape& slot) { return readBody(slot.kind, slot.numbers.data()); }

void expectVec(const Vec& actual, const Vec& expected, float bound = 0) {
  EXPECT_NEAR(actual.x, expected.x, bound);
  EXPECT_NEAR(actual.y, expected.y, bound);
  EXPECT_NEAR(actual.z, expected.z, bound);
}

TEST(SingleBody, RoundsToFloat) {
  const Body point = bodyOf({Kind::point, {0.1, 1e-9, 1e300}});
  EXPECT_EQ(point.corner[0].x, 0.1F);
  EXPECT_EQ(point.corner[0].y, 1e-9F);
  EXPECT_EQ(point.corner[0].z, kInfinity);
}

TEST(SingleBody, AxesOfAQuaternionOfAnyLength) {
  for (const double scale : {1.0, -3.0, 1e-3}) {
    const Body turned = bodyOf(box({0, 0, 0}, {1, 2, 3}, {0, 0, scale, 2 * scale}));
    expectVec(turned.edge[0], {0.6F, 0.8F, 0}, 1e-6F);
    expectVec(turned.edge[1], {-0.8F, 0.6F, 0}, 1e-6F);
    expectVec(turned.edge[2], {0, 0, 1}, 1e-6F);
  }
}

TEST(SingleBody, ARayEndsWhereItMayOrNowhere) {
  const Body bounded = bodyOf({Kind::ray, {1, 0, 0, 0, 0, 2, 5}});
  EXPECT_FALSE(bounded.endless);
  EXPECT_EQ(bounded.corners, 2U);
  expectVec(bounded.corner[1], {1, 0, 5});
  EXPECT_TRUE(bodyOf({Kind::ray, {1, 0, 0, 0, 0, 2, HUGE_VAL}}).endless);
  EXPECT_EQ(bodyOf({Kind::ray, {1, 0, 0, 0, 0, 2, 0}}).edges, 0U);
}

TEST(SingleBody, TheFourthCornerLiesAcross) {
  const Body flat = bodyOf({Kind::parallelogram, {1, 0, 0, 3, 0, 0, 1, 0, 2}});
  expectVec(flat.corner[2], {3, 0, 2});
}

TEST(SingleBody, OnlyBoxesWithThreeLengthsHaveVolume) {
  EXPECT_FALSE(bodyOf(box({0, 0, 0}, {1, 1, 1})).isThin());
  EXPECT_TRUE(bodyOf(box({0, 0, 0}, {1, 0, 1})).isThin());
  EXPECT_TRUE(bodyOf(box({0, 0, 0}, {1, 1e-50, 1})).isThin());  // zero in float
  EXPECT_TRUE(bodyOf({Kind::triangle, {0, 0, 0, 1, 0, 0, 0, 1, 0}}).isThin());
  EXPECT_FALSE(bodyOf({Kind::aabb, {0, 0, 0, 1, 1, 1}}).isThin());
}

}  // namespace
}  // namespace collision::single
