// The pairs whose bounds meet, however often the sweep is stopped, and how many are left.
#include "world/pair_sweep.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <utility>

#include "number/index.h"
#include "random.h"

namespace collision {
namespace {

using Pairs = std::set<std::pair<int, int>>;

Bounds randomBounds(Random& random) {
  Bounds bounds;
  for (int i = 0; i < 3; ++i) {
    bounds.min[i] = random.between(-20, 20);
    bounds.max[i] = bounds.min[i] + random.between(0, 9);
  }
  return bounds;
}

TEST(PairSweep, FindsThePairsWhoseBoundsMeet) {
  Random random(20261125);
  for (int round = 0; round < 200; ++round) {
    const int count = random.below(20);
    PairSweep sweep(count);
    std::vector<Bounds> all;
    Pairs expected;
    for (int b = 0; b < count; ++b) {
      all.push_back(randomBounds(random));
      sweep.add(b, all.back());
      for (int a = 0; a < b; ++a) {
        if (all[at(a)].mayMeet(all[at(b)])) {
          expected.insert({a, b});
        }
      }
    }
    sweep.begin();
    EXPECT_EQ(sweep.pairs(), count * (count - 1) / 2) << random.where(round);
    EXPECT_EQ(sweep.left(), sweep.pairs()) << random.where(round);
    Pairs found;
    Deadline deadline;
    sweep.visitPairs(deadline, [&](int first, int second) {
      EXPECT_LT(first, second) << random.where(round);
      EXPECT_TRUE(found.insert({first, second}).second) << random.where(round);
    });
    EXPECT_EQ(found, expected) << random.where(round);
    EXPECT_EQ(sweep.left(), 0) << random.where(round);
  }
}

TEST(PairSweep, OfNoShapesHasNoPairs) {
  PairSweep sweep(0);
  sweep.begin();
  EXPECT_EQ(sweep.pairs(), 0);
  EXPECT_FALSE(std::signbit(sweep.pairs()));
  EXPECT_FALSE(std::signbit(sweep.left()));
}

TEST(PairSweep, StopsAtTheDeadlineAndGoesOn) {
  PairSweep sweep(30);
  Bounds unit;
  unit.max = {1, 1, 1};
  for (int slot = 0; slot < 30; ++slot) {
    sweep.add(slot, unit);
  }
  sweep.begin();
  const auto visit = [&](Deadline deadline) {
    int count = 0;
    sweep.visitPairs(deadline, [&](int, int) {
      ++count;
      deadline.expectLong();
    });
    return count;
  };
  EXPECT_EQ(visit(Deadline(0)), 0);
  EXPECT_EQ(sweep.left(), 435);
  int found = 0;
  // Each of these has time for some pairs and not for all.
  for (int parts = 0; sweep.left() > 0; ++parts) {
    int least = 0;
    Deadline deadline(1e-3);
    sweep.visitPairs(deadline, [&](int, int) {
      ++least;
      for (const Deadline spent(0); !deadline.passed();) {
        deadline.expectLong();
      }
    });
    found += least;
    EXPECT_EQ(sweep.left(), 435 - found);
    ASSERT_LT(parts, 10'000'000);
  }
  EXPECT_EQ(found, 435);
}

}  // namespace
}  // namespace collision
