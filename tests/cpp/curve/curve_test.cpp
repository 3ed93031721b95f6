// Rays and segments as one: where they end, to the last bit.
#include "curve/curve.h"

#include <gtest/gtest.h>

#include "random.h"
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
  EXPECT_EQ(compare(curve.exactEnd(), QuadraticSurd<Exact>::of(Exact(1.0))), Sign::zero);
}

TEST(Curve, ARayEndsAtItsLengthOrNowhere) {
  const Curve bounded(Ray{{1, 0, 0}, {3, 4, 0}, 10});
  EXPECT_EQ(bounded.end(), 2);
  EXPECT_EQ(compare(bounded.exactEnd(), QuadraticSurd<Exact>::of(Exact(2.0))), Sign::zero);
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

TEST(Curve, ComparesWithAnIrrationalEnd) {
  // Along (1, 1, 0) the end √2 rounded up is beyond t = 1, and one ulp less is before it.
  const Curve beyond(Ray{{}, {1, 1, 0}, std::sqrt(2.0)});
  const Curve before(Ray{{}, {1, 1, 0}, below(std::sqrt(2.0))});
  EXPECT_EQ(compareWithEnd(beyond, Exact(-1.0), Exact(1.0)), Sign::negative);
  EXPECT_EQ(compareWithEnd(before, Exact(-1.0), Exact(1.0)), Sign::positive);
  EXPECT_EQ(compareWithEnd(beyond, Exact(1.0), Exact(-1.0)), Sign::negative);
  EXPECT_EQ(compareWithEnd(Curve(Ray{{}, {3, 4, 0}, 5}), Exact(2.0), Exact(-2.0)), Sign::zero);
  EXPECT_EQ(compareWithEnd(before, Exact(1.0), Exact(1.0)), Sign::negative);  // t = −1
  const Curve point(Ray{{}, {1, 1, 0}, 0});
  EXPECT_EQ(compareWithEnd(point, Exact(), Exact(1.0)), Sign::zero);
}

TEST(Curve, ComparisonIsThatOfTheExactEnd) {
  Random random(20260923);
  for (int round = 0; round < 1000; ++round) {
    const auto number = [&] { return static_cast<double>(random.between(-6, 6)); };
    const double value = number();
    const double slope = number();
    const double x = number();
    const double y = number();
    if (slope == 0 || (x == 0 && y == 0)) {
      continue;
    }
    const QuadraticSurd<Exact> t = QuadraticSurd<Exact>::fraction(Exact(-value), Exact(slope));
    for (const Curve& curve :
         {Curve(Ray{{}, {x, y, 0}, std::fabs(number())}), Curve(Segment{{}, {x, y, 0}})}) {
      ASSERT_EQ(compareWithEnd(curve, Exact(value), Exact(slope)), compare(t, curve.exactEnd()))
          << random.where(round);
    }
  }
}

}  // namespace
}  // namespace collision
