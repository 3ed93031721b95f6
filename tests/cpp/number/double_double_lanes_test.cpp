// Doubles-doubles in lanes are within the errors that RoundoffIn<DoubleDouble> derives, and
// quotients that they are certain of are the exact ones.
#include "number/double_double_lanes.h"

#include <gtest/gtest.h>

#include <array>

#include "linear/number_vector.h"
#include "random.h"

namespace collision {
namespace {

using Doubles = Lanes<double>;
using Worst = RoundoffIn<DoubleDouble>;

/** The same numbers, of at most 1, in both; two at a time. */
struct TwoNumbers {
  DoubleDoubleLanes lanes;
  std::array<Exact, 2> exact;
};

double withinOne(Random& random) { return random.withinTwo() * 0.5; }
TwoNumbers twoOf(double first, double second) {
  return {DoubleDoubleLanes(Doubles(Doubles::Register{first, second})),
          {Exact(first), Exact(second)}};
}
/** With bits below those of a double. */
TwoNumbers wide(Random& random) {
  const auto lower = [&] { return withinOne(random) * 0x1p-60; };
  TwoNumbers number = twoOf(withinOne(random), withinOne(random));
  const TwoNumbers rest = twoOf(lower(), lower());
  number.lanes = exactSum(number.lanes.hi, rest.lanes.hi);
  for (std::size_t i = 0; i < 2; ++i) {
    number.exact[i] = number.exact[i] + rest.exact[i];
  }
  return number;
}

/** Whether no lane is further off than `error`. */
bool areWithin(const TwoNumbers& number, double error) {
  for (int i = 0; i < 2; ++i) {
    const Exact value = Exact(number.lanes.hi[i]) + Exact(number.lanes.lo[i]);
    const Exact off = number.exact[static_cast<std::size_t>(i)] - value;
    if (Exact(error) < absolute(off)) {
      return false;
    }
  }
  return true;
}

template <class Formula>
TwoNumbers made(const TwoNumbers& a, const TwoNumbers& b, const Formula& formula) {
  return {formula(a.lanes, b.lanes),
          {formula(a.exact[0], b.exact[0]), formula(a.exact[1], b.exact[1])}};
}

TEST(DoubleDoubleLanes, AreWithinTheErrorOfTheirFormula) {
  Random random(20261140);
  constexpr Worst kOne = 1.0;
  const auto formula = [](const auto& a, const auto& b) {
    return (a * b - b * b) * (a + b) - absolute(a - b) * a;
  };
  const double error = formula(kOne, kOne).error();
  EXPECT_LT(error, 0x1p-96);
  for (int round = 0; round < 20000; ++round) {
    const TwoNumbers a = wide(random);
    const TwoNumbers b = wide(random);
    ASSERT_TRUE(areWithin(made(a, b, formula), error)) << random.where(round);
  }
}

TEST(DoubleDoubleLanes, DotProductsToo) {
  Random random(20261141);
  constexpr double kError =
      dot(vectorOfRoundoff<DoubleDouble>(1.0), vectorOfRoundoff<DoubleDouble>(1.0)).error();
  for (int round = 0; round < 20000; ++round) {
    std::array<TwoNumbers, 6> n;
    for (TwoNumbers& number : n) {
      number = wide(random);
    }
    if (random.below(2) == 0) {  // so that much of it cancels
      n[2] = n[0];
      n[5] = {-n[3].lanes, {-n[3].exact[0], -n[3].exact[1]}};
    }
    TwoNumbers product;
    product.lanes = dot(Vector3<DoubleDoubleLanes>{n[0].lanes, n[1].lanes, n[2].lanes},
                        Vector3<DoubleDoubleLanes>{n[3].lanes, n[4].lanes, n[5].lanes});
    for (std::size_t i = 0; i < 2; ++i) {
      product.exact[i] = dot(ExactVec3{n[0].exact[i], n[1].exact[i], n[2].exact[i]},
                             ExactVec3{n[3].exact[i], n[4].exact[i], n[5].exact[i]});
    }
    ASSERT_TRUE(areWithin(product, kError)) << random.where(round);
  }
}

TEST(DoubleDoubleLanes, RootsSquaredAreTheNumber) {
  Random random(20261142);
  for (int round = 0; round < 20000; ++round) {
    const TwoNumbers a = made(wide(random), twoOf(0, 0),
                              [](const auto& x, const auto& zero) { return absolute(x) + zero; });
    const DoubleDoubleLanes root = squareRoot(a.lanes);
    for (int i = 0; i < 2; ++i) {
      const Exact value = Exact(root.hi[i]) + Exact(root.lo[i]);
      const Exact& square = a.exact[static_cast<std::size_t>(i)];
      ASSERT_FALSE(Exact(0x1p-98) * square < absolute(value * value - square))
          << random.where(round);
    }
  }
}

TEST(DoubleDoubleLanes, CertainQuotientsAreTheExactOnes) {
  Random random(20261143);
  int certain = 0;
  const int rounds = 10000;
  for (int round = 0; round < rounds; ++round) {
    const bool isTidy = random.below(2) == 0;
    const auto whole = [&] { return static_cast<double>(random.between(-40, 40)); };
    const TwoNumbers a = isTidy ? twoOf(whole(), whole()) : wide(random);
    const TwoNumbers b = isTidy ? twoOf(whole(), whole()) : wide(random);
    const Doubles error(isTidy ? 0.0 : 0x1p-90);
    const CertainLanes found = quotient(a.lanes, b.lanes, error, error);
    for (int i = 0; i < 2; ++i) {
      if (found.isCertain[i]) {
        ++certain;
        ASSERT_EQ(found.number[i], quotient(a.exact[static_cast<std::size_t>(i)],
                                            b.exact[static_cast<std::size_t>(i)]))
            << random.where(round);
      }
    }
  }
  EXPECT_GT(certain, 2 * rounds * 98 / 100);
}

TEST(DoubleDoubleLanes, QuotientsOfWhatIsNotKnownAreNeverCertain) {
  const DoubleDoubleLanes three(Doubles(3.0));
  const DoubleDoubleLanes one(Doubles(1.0));
  const auto isCertain = [](const DoubleDoubleLanes& a, const DoubleDoubleLanes& b, double errorOfA,
                            double errorOfB) {
    return quotient(a, b, errorOfA, errorOfB).isCertain.bits() != 0;
  };
  const DoubleDoubleLanes none(Doubles(0.0));
  EXPECT_TRUE(isCertain(one, three, 0, 0));
  EXPECT_TRUE(isCertain(none, three, 0, 0));
  EXPECT_FALSE(isCertain(none, three, 0x1p-90, 0));
  EXPECT_FALSE(isCertain(one, none, 0, 0));
  EXPECT_FALSE(isCertain(one, three, 0x1p-50, 0));
  EXPECT_FALSE(isCertain(one, three, 0, 0x1p-50));
  EXPECT_FALSE(isCertain(one, three, kInfinity, 0));
  EXPECT_FALSE(isCertain(one, three, 0, kInfinity));
  EXPECT_FALSE(isCertain(DoubleDoubleLanes(Doubles(0x1p-600)), three, 0, 0));
  EXPECT_FALSE(isCertain(one, DoubleDoubleLanes(Doubles(0x1p+600)), 0, 0));
  // Halfway between two doubles.
  const DoubleDoubleLanes halfway = exactSum(Doubles(1.0), Doubles(0x1p-53));
  EXPECT_FALSE(isCertain(halfway, one, 0x1p-68, 0));
  EXPECT_TRUE(isCertain(halfway, one, 0x1p-90, 0));
  EXPECT_EQ(quotient(halfway, one, 0x1p-90, 0.0).number[0], 1.0);  // the even one
}

}  // namespace
}  // namespace collision
