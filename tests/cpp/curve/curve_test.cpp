// Rays and segments as one: where they end, to the last bit.
#include "curve/curve.h"

#include <gtest/gtest.h>

#include "shapes.h"

namespace collision {
namespace {

TEST(Curve, ASegmentRunsFromZeroToOne) {
  const Curve curve(Segment{{1, 2, 3}, {4, 6, 3}});
  EXPECT_TRUE(curve.isSegment());
  EXPECT_TRUE(curve.bounded());
  EXPECT_EQ(curve.end(), 1);
  EXPECT_EQ(curve.direction(), (Vec3{3, 4, 0}));
  EXPECT_EQ(curve.at(0.5), (Vec3{2.5, 4, 3}));
  EXPECT_EQ(curve.endPoint(), (Vec3{4, 6, 3}));
  EXPECT_EQ(compare(curve.endIn<Exact>(), QuadraticSurd<Exact>::of(Exact(1.0))), Sign::zero);
}

TEST(Curve, ARayEndsAtItsLengthOrNowhere) {
  const Curve bounded(Ray{{1, 0, 0}, {3, 4, 0}, 10});
  EXPECT_EQ(bounded.end(), 2);
  EXPECT_EQ(compare(bounded.endIn<Exact>(), QuadraticSurd<Exact>::of(Exact(2.0))), Sign::zero);
  const Curve endless(Ray{{1, 0, 0}, {3, 4, 0}, kInfinity});
  EXPECT_FALSE(endless.bounded());
  EXPECT_EQ(endless.end(), kInfinity);
}

TEST(Curve, WithoutLengthItIsAPoint) {
  EXPECT_TRUE(Curve(Segment{{1, 2, 3}, {1, 2, 3}}).isPoint());
  EXPECT_FALSE(Curve(Segment{{1, 2, 3}, {1, 2, above(3)}}).isPoint());
  EXPECT_TRUE(Curve(Ray{{1, 2, 3}, {1, 0, 0}, 0}).isPoint());
  EXPECT_FALSE(Curve(Ray{{1, 2, 3}, {1, 0, 0}, 5e-324}).isPoint());
}

TEST(Curve, TheExactDirectionIsNotRounded) {
  const Curve curve(Segment{{1, 0, 0}, {0x1p-80, 0, 0}});
  EXPECT_EQ(curve.direction().x, -1);
  EXPECT_TRUE(curve.exactDirection().x + Exact(1.0) == Exact(0x1p-80));
}

}  // namespace
}  // namespace collision
