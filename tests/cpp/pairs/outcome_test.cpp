// The filters of outcomes against the tests that explain: the same outcome, whatever the numbers.
#include "pairs/outcome.h"

#include <gtest/gtest.h>

#include "collision/collision.h"
#include "pairs/pairs.h"
#include "random_slots.h"
#include "shapes.h"

namespace collision {
namespace {

/** Pairs of random shapes that pass checkSlot. */
template <class Visit>
void forEachPair(std::uint64_t seed, int rounds, Style style, const Visit& visit) {
  for (const Pair& pair : pairTable()) {
    RandomSlots random(seed);
    for (int round = 0; round < rounds; ++round) {
      const Slot a = random.slot(pair.a, style);
      const Slot b = random.slot(pair.b, style);
      if (!checkSlot(pair.a, a.data()) && !checkSlot(pair.b, b.data())) {
        visit(pair, ShapeCell(pair.a, a.data()), ShapeCell(pair.b, b.data()), round);
      }
    }
  }
}

class OutcomeOfStyle : public ::testing::TestWithParam<Style> {};

TEST_P(OutcomeOfStyle, IsThatOfTheTest) {
  constexpr std::uint64_t kSeed = 20261129;
  forEachPair(kSeed, 400, GetParam(), [](const Pair& pair, ShapeRef a, ShapeRef b, int round) {
    const Verdict verdict = testPair(a, b, {.numbers = false});
    const Summary summary = summaryOf(a, b);
    ASSERT_EQ(summary.outcome(), verdict.outcome) << nameOf(pair) << round;
    ASSERT_EQ(summary.candidate(), verdict.candidate) << nameOf(pair) << round;
    ASSERT_EQ(outcome(b, a), verdict.outcome) << nameOf(pair) << round;
    ASSERT_EQ(meets(a, b), verdict.outcome != Outcome::apart) << nameOf(pair) << round;
  });
}

INSTANTIATE_TEST_SUITE_P(Styles, OutcomeOfStyle,
                         ::testing::Values(Style::ordinary, Style::grid, Style::any));

TEST(Outcome, OrdinaryShapesAreDecidedInDoubles) {
  int all = 0;
  int byFilter = 0;
  forEachPair(20261130, 400, Style::ordinary,
              [&](const Pair& /*pair*/, ShapeRef a, ShapeRef b, int /*round*/) {
                ++all;
                byFilter += summaryOf(a, b).decidedBy() == DecidedBy::filter ? 1 : 0;
              });
  EXPECT_GE(byFilter, all - all / 1000);
}

TEST(Outcome, NextToContactTheFiltersGiveWay) {
  // Each of these is an ulp beside contact, where only exact arithmetic can tell.
  const Obb turned = box({0, 0, 0}, {1, 1, 1}, {0, 0, 1, 2});
  const Obb touching = box({2 * 0.6, 2 * 0.8, 0}, {1, 1, 1}, {0, 0, 1, 2});
  EXPECT_EQ(outcome(turned, touching), ask(turned, touching).outcome);
  const Sphere ball{{3, 4, 0}, 5};
  EXPECT_EQ(outcome(Point{}, ball), Outcome::touching);
  EXPECT_EQ(outcome(Point{}, Sphere{{3, 4, 0}, above(5)}), Outcome::overlapping);
  EXPECT_EQ(outcome(Point{}, Sphere{{3, 4, 0}, below(5)}), Outcome::apart);
  const Ray ray{{-5, 1, 0}, {1, 0, 0}, kInfinity};
  EXPECT_EQ(outcome(ray, Aabb{{-1, -1, -1}, {1, 1, 1}}), Outcome::touching);
  EXPECT_EQ(outcome(ray, Aabb{{-1, -1, -1}, {1, above(1), 1}}), Outcome::overlapping);
  EXPECT_EQ(outcome(ray, Aabb{{-1, -1, -1}, {1, below(1), 1}}), Outcome::apart);
}

TEST(Outcome, ASummaryKeepsItsParts) {
  for (const Outcome outcome : {Outcome::apart, Outcome::touching, Outcome::overlapping}) {
    for (const int candidate : {-1, 0, 1, 31, 1000}) {
      for (const DecidedBy by : {DecidedBy::filter, DecidedBy::exact}) {
        const Summary summary(outcome, candidate, by);
        EXPECT_EQ(summary.outcome(), outcome);
        EXPECT_EQ(summary.candidate(), candidate);
        EXPECT_EQ(summary.decidedBy(), by);
      }
    }
  }
}

}  // namespace
}  // namespace collision
