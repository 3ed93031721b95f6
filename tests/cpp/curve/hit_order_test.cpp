// The order of hits, where doubles can tell and where they can't.
#include "curve/hit_order.h"

#include <gtest/gtest.h>

#include "random.h"
#include "shapes.h"

namespace collision {
namespace {

QuadraticSurd<Exact> surd(double a, double b = 0, double q = 0, double d = 1) {
  return {Exact(a), Exact(b), Exact(q), Exact(d)};
}

HitPlace placeOfSurd(double a, double b, double q, double d) {
  return placeOf([&]<class T>() { return QuadraticSurd<T>{T(a), T(b), T(q), T(d)}; });
}

/** A hit at (a + b √q) / d. */
struct Hit4 {
  double a;
  double b = 0;
  double q = 0;
  double d = 1;
};

bool before(const Hit4& first, const Hit4& second) {
  return comesBefore(placeOfSurd(first.a, first.b, first.q, first.d),
                     placeOfSurd(second.a, second.b, second.q, second.d), [&] {
                       return compare(surd(first.a, first.b, first.q, first.d),
                                      surd(second.a, second.b, second.q, second.d));
                     });
}

void expectBefore(const Hit4& first, const Hit4& second) {
  EXPECT_TRUE(before(first, second));
  EXPECT_FALSE(before(second, first));
}

TEST(HitOrder, FarAndNear) {
  expectBefore({1}, {2});
  expectBefore({0}, {5e-324});
  expectBefore({1}, {above(1)});
}

TEST(HitOrder, EqualOnesAreNotBeforeEachOther) {
  EXPECT_FALSE(before({1}, {1}));
  EXPECT_FALSE(before({1, 0, 0, 3}, {2, 0, 0, 6}));
  EXPECT_FALSE(before({0, 1, 8}, {0, 2, 2}));  // √8 = 2 √2
  EXPECT_FALSE(before({0, 2, 2}, {0, 1, 8}));
}

TEST(HitOrder, WhatDoublesTakeForEqual) {
  // 1 / (3 + 2⁻⁵¹) and 1 / 3 are two ulp apart: too near for rounded parameters.
  const double high = 3 + 0x1p-51;
  expectBefore({1, 0, 0, high}, {1, 0, 0, 3});
  // 1 + √(2⁻¹²⁰) rounds to 1.
  expectBefore({1}, {1, 1, 0x1p-120});
  expectBefore({1, -1, 0x1p-120}, {1});
}

TEST(HitOrder, IsThatOfTheExactParameters) {
  Random random(20260920);
  for (int round = 0; round < 2000; ++round) {
    const auto root = [&]() -> Hit4 {
      const double a = random.between(-9, 9);
      const double b = random.between(-3, 3);
      const double q = random.between(0, 9);
      const double d = random.between(1, 4);
      return {a, b, q, d};
    };
    const Hit4 first = root();
    const Hit4 second = root();
    ASSERT_EQ(before(first, second),
              compare(surd(first.a, first.b, first.q, first.d),
                      surd(second.a, second.b, second.q, second.d)) == Sign::negative)
        << random.where(round);
  }
}

TEST(HitOrder, WhatIsNotKnownIsNotDecided) {
  const HitPlace known{1, 1e-16};
  const HitPlace unknown{0, HUGE_VAL};
  EXPECT_EQ(compare(known, unknown), Sign::zero);
  EXPECT_EQ(compare(unknown, unknown), Sign::zero);
}

}  // namespace
}  // namespace collision
