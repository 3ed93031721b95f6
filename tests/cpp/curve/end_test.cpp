// Where a curve ends, against where a value along it is zero.
#include "curve/end.h"

#include <gtest/gtest.h>

#include "random.h"
#include "shapes.h"

namespace collision {
namespace {

TEST(CurveEnd, ComparesWithAnIrrationalEnd) {
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

TEST(CurveEnd, ComparisonIsThatOfTheExactEnd) {
  Random random(20260923);
  int byDoubles = 0;
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
      const Sign exact = compare(t, curve.exactEnd());
      ASSERT_EQ(compareWithEnd(curve, Exact(value), Exact(slope)), exact) << random.where(round);
      if (!curve.isSegment() && value * slope < 0) {
        const LinearValue along{{value, 6, 0}, {slope, 6, 0}};
        const Decision filtered = compareWithRaysEnd(
            curve, along, [&] { return ExactLinearValue{Exact(value), Exact(slope)}; });
        ASSERT_EQ(filtered.sign, exact) << random.where(round);
        byDoubles += filtered.by == DecidedBy::filter ? 1 : 0;
      }
    }
  }
  EXPECT_GT(byDoubles, 100);
}

}  // namespace
}  // namespace collision
