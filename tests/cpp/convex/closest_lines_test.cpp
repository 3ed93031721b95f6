// What the formula proves of points, segments and rays is what the exact walk finds.
#include "convex/closest_lines.h"

#include <gtest/gtest.h>

#include <array>

#include "linear/number_vector.h"
#include "number/certified.h"
#include "number/index.h"
#include "random.h"
#include "shapes.h"

namespace collision {
namespace {

Polytope lineOf(Random& random, bool isTidy) {
  const Vec3 start = placeIn(random, isTidy);
  const Vec3 other = placeIn(random, isTidy);
  switch (random.below(3)) {
    case 0:
      return Polytope(Point{start});
    case 1:
      return Polytope(Segment{start, other});
    default:
      return other == Vec3{} ? Polytope(Point{start}) : Polytope(Ray{start, other});
  }
}

struct Numbers {
  Vec3 pointA;
  Vec3 pointB;
  Vec3 unit;
  double squared;

  bool operator==(const Numbers&) const = default;
};
template <class T>
Numbers numbersOf(const ClosestPoints<T>& nearest) {
  return {quotient(nearest.pointA, nearest.weightA), quotient(nearest.pointB, nearest.weightB),
          unitOf(nearest.between), quotient(nearest.numerator, nearest.denominator)};
}

TEST(ClosestLines, AreWhatTheWalkFinds) {
  Random random(20261130);
  std::array<int, 4> places{};  // the nearest is an end of both, of b, of a, of none
  int doubts = 0;
  constexpr int kRounds = 20000;
  for (int round = 0; round < kRounds; ++round) {
    const bool isTidy = round % 2 == 0;
    const Polytope a = lineOf(random, isTidy);
    const Polytope b = lineOf(random, isTidy);
    const auto found = withoutDoubt([&] { return closestOfLines(a, b); });
    if (!found || !*found) {
      continue;
    }
    const ClosestPoints<Approximate>& own = **found;
    const auto exact = closestPoints<Exact>(a, b);
    ASSERT_TRUE(exact.areApart()) << random.where(round);
    const auto numbers = withoutDoubt([&] { return numbersOf(own); });
    if (!numbers) {
      ++doubts;
      continue;
    }
    EXPECT_EQ(*numbers, numbersOf(exact));
    EXPECT_EQ(own.cornersA, exact.cornersA);
    EXPECT_EQ(own.cornersB, exact.cornersB);
    ASSERT_FALSE(HasFailure()) << random.where(round);
    ++places[(own.cornersA == 0b11U ? 1U : 0U) + (own.cornersB == 0b11U ? 2U : 0U)];
  }
  EXPECT_LT(doubts, kRounds / 100);
  for (const int count : places) {
    EXPECT_GT(count, kRounds / 50);
  }
}

TEST(ClosestLines, LeaveToOthersWhatIsNotCertain) {
  const Polytope segment(Segment{{0, 0, 0}, {2, 0, 0}});
  const auto foundOf = [&](const auto& other) {
    return closestOfLines(segment, Polytope(other)).has_value();
  };
  EXPECT_TRUE(foundOf(Segment{{1, -1, 3}, {1, 1, 3}}));
  EXPECT_FALSE(foundOf(Segment{{1, -1, 0}, {1, 1, 0}}));  // they meet
  EXPECT_FALSE(foundOf(Segment{{1, 0, 3}, {3, 0, 3}}));   // parallel, side by side
  EXPECT_TRUE(foundOf(Segment{{3, 0, 3}, {4, 0, 3}}));    // parallel, one after the other
  EXPECT_FALSE(foundOf(Segment{{2, 1, 3}, {2, -1, 3}}));  // above the end
  EXPECT_FALSE(foundOf(Segment{{1, 1, 3}, {1, 1, 3}}));   // no length
  EXPECT_FALSE(foundOf(Ray{{1, 1, 3}, {0, 1, 0}, 2}));    // an end that is a root
  EXPECT_FALSE(foundOf(Aabb{{1, 1, 3}, {2, 2, 4}}));
  EXPECT_FALSE(foundOf(Triangle{{1, 1, 3}, {2, 2, 4}, {5, 5, 5}}));
  EXPECT_FALSE(foundOf(Parallelogram{{1, 1, 3}, {2, 2, 4}, {5, 5, 5}}));
  EXPECT_FALSE(foundOf(Point{{0x1p+600, 0x1p+600, 3}}));  // of any size the walk knows
}

}  // namespace
}  // namespace collision
