// The numbers of a hit, rounded from exact parameters.
#include "curve/hit.h"

#include <gtest/gtest.h>

#include "linear/number_vector.h"
#include "shapes.h"

namespace collision {
namespace {

const Curve kCurve(Ray{{1, 0, 0}, {3, 4, 0}, kInfinity});

TEST(Hit, HasParametersPointsAndDistance) {
  const QuadraticSurd<Exact> enter = QuadraticSurd<Exact>::fraction(Exact(1.0), Exact(2.0));
  const QuadraticSurd<Exact> exit = QuadraticSurd<Exact>::of(Exact(2.0));
  const Hit hit = hitBetween(kCurve, enter, &exit);
  EXPECT_TRUE(hit.present);
  EXPECT_EQ(hit.t, 0.5);
  EXPECT_EQ(hit.distance, 2.5);
  EXPECT_EQ(hit.point, (Vec3{2.5, 2, 0}));
  EXPECT_EQ(hit.tExit, 2);
  EXPECT_EQ(hit.exitPoint, (Vec3{7, 8, 0}));
}

TEST(Hit, WithoutExitItGoesOnForever) {
  const Hit hit = hitBetween<Exact>(kCurve, QuadraticSurd<Exact>{}, nullptr);
  EXPECT_EQ(hit.t, 0);
  EXPECT_TRUE(std::isnan(hit.tExit));
  EXPECT_TRUE(std::isnan(hit.exitPoint.x));
}

TEST(Hit, OfOnePointBothEndsAreTheSame) {
  const Hit hit = hitAt(kCurve, QuadraticSurd<Exact>::fraction(Exact(1.0), Exact(3.0)));
  EXPECT_EQ(hit.t, 1.0 / 3);
  EXPECT_EQ(hit.tExit, hit.t);
  EXPECT_EQ(hit.exitPoint, hit.point);
}

TEST(Hit, GivesItsPlaceToItsCaller) {
  const auto third = []<class T>() { return QuadraticSurd<T>::fraction(T(1.0), T(3.0)); };
  HitPlace place;
  QuadraticSurd<Exact> taken;
  const Hit hit = hitWithoutNumbers({.numbers = false, .place = &place, .enter = &taken}, third);
  EXPECT_TRUE(hit.present);
  EXPECT_TRUE(std::isnan(hit.t));  // no numbers were asked for
  EXPECT_EQ(compare(taken, third.operator()<Exact>()), Sign::zero);
  EXPECT_EQ(place.t, 1.0 / 3);
  EXPECT_LT(place.error, 1e-15);
}

TEST(Hit, ThePointIsRoundedFromTheExactOne) {
  // At t = 1 / 2⁵³ the first coordinate 1 + 3 · 2⁻⁵³ rounds up, t · 3 alone would be lost.
  const Hit hit = hitAt(kCurve, QuadraticSurd<Exact>::of(Exact(0x1p-53)));
  EXPECT_EQ(hit.point.x, 1 + 0x1p-51);
  EXPECT_EQ(hit.point.y, 0x1p-51);
  // (0 + 1 √2) / 1
  const Hit root = hitAt(kCurve, QuadraticSurd<Exact>{Exact(), Exact(1.0), Exact(2.0), Exact(1.0)});
  EXPECT_EQ(root.t, std::sqrt(2.0));
}

}  // namespace
}  // namespace collision
