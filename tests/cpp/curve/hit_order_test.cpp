// The order of hits, where doubles can tell and where they can't.
#include "curve/hit_order.h"

#include <gtest/gtest.h>

#include "random.h"
#include "shapes.h"

namespace collision {
namespace {

HitPlace place(double a, double b = 0, double q = 0, double d = 1) {
  return HitPlace(QuadraticSurd{Exact(a), Exact(b), Exact(q), Exact(d)});
}

void expectBefore(const HitPlace& first, const HitPlace& second) {
  EXPECT_TRUE(first.before(second));
  EXPECT_FALSE(second.before(first));
}

TEST(HitOrder, FarAndNear) {
  expectBefore(place(1), place(2));
  expectBefore(place(0), place(5e-324));
  expectBefore(place(1), place(above(1)));
}

TEST(HitOrder, EqualOnesAreNotBeforeEachOther) {
  EXPECT_FALSE(place(1).before(place(1)));
  EXPECT_FALSE(place(1, 0, 0, 3).before(place(2, 0, 0, 6)));
  EXPECT_FALSE(place(0, 1, 8).before(place(0, 2, 2)));  // √8 = 2 √2
  EXPECT_FALSE(place(0, 2, 2).before(place(0, 1, 8)));
}

TEST(HitOrder, WhatDoublesTakeForEqual) {
  // 1 / (3 + 2⁻⁵¹) and 1 / 3 are two ulp apart: too near for rounded parameters.
  const double high = 3 + 0x1p-51;
  expectBefore(place(1, 0, 0, high), place(1, 0, 0, 3));
  // 1 + √(2⁻¹²⁰) rounds to 1.
  expectBefore(place(1), place(1, 1, 0x1p-120));
  expectBefore(place(1, -1, 0x1p-120), place(1));
}

TEST(HitOrder, IsThatOfTheExactParameters) {
  Random random(20260920);
  for (int round = 0; round < 2000; ++round) {
    const auto root = [&] {
      const double a = random.between(-9, 9);
      const double b = random.between(-3, 3);
      const double q = random.between(0, 9);
      const double d = random.between(1, 4);
      return QuadraticSurd{Exact(a), Exact(b), Exact(q), Exact(d)};
    };
    const QuadraticSurd first = root();
    const QuadraticSurd second = root();
    ASSERT_EQ(HitPlace(first).before(HitPlace(second)), compare(first, second) == Sign::negative)
        << random.where(round);
  }
}

}  // namespace
}  // namespace collision
