// Sort and sweep in columns: all pairs whose bounds meet, each once, whatever the sizes and places,
// and which arrangements are left to the tree.
#include "world/column_sweep.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <set>
#include <utility>

#include "random.h"

namespace collision {
namespace {

using Boxes = std::vector<FloatBounds>;
using PairSet = std::set<std::pair<int, int>>;

FloatBounds boxAt(float x, float y, float z, float size) {
  return {{x, y, z, 0}, {x + size, y + size, z + size, 0}};
}

bool sweepMeets(const FloatBounds& a, const FloatBounds& b) {
  const auto overlap = [&](std::size_t i) { return a.min[i] <= b.max[i] && b.min[i] <= a.max[i]; };
  return overlap(0) && overlap(1) && overlap(2);
}

PairSet pairsOf(const Boxes& boxes) {
  PairSet pairs;
  for (std::size_t b = 0; b < boxes.size(); ++b) {
    for (std::size_t a = 0; a < b; ++a) {
      if (sweepMeets(boxes[a], boxes[b])) {
        pairs.emplace(static_cast<int>(a), static_cast<int>(b));
      }
    }
  }
  return pairs;
}

PairSet visited(const ColumnSweep& sweep) {
  PairSet pairs;
  sweep.visitPairs([&](int place, const LaneMask<float>::Register& partners, unsigned bits) {
    for (int i = 0; i < 4; ++i) {
      if ((bits >> static_cast<unsigned>(i) & 1U) != 0) {
        const int one = sweep.order()[at(place)];
        const int other = sweep.order()[at(partners[i])];
        EXPECT_TRUE(pairs.emplace(std::min(one, other), std::max(one, other)).second)
            << one << " and " << other << " are visited twice";
      }
    }
  });
  return pairs;
}

std::vector<int> allOf(const Boxes& boxes) {
  std::vector<int> slots(boxes.size());
  std::iota(slots.begin(), slots.end(), 0);
  return slots;
}

/** Whether it is swept; if so, all pairs are found. */
bool isSwept(ColumnSweep& sweep, const Boxes& boxes) {
  if (!sweep.build(boxes, allOf(boxes))) {
    return false;
  }
  EXPECT_EQ(visited(sweep), pairsOf(boxes));
  return true;
}
bool isSwept(const Boxes& boxes) {
  ColumnSweep sweep(boxes.size());
  return isSwept(sweep, boxes);
}

class RandomBoxes {
 public:
  explicit RandomBoxes(std::uint64_t seed) : random_(seed) {}

  /** From −reach to reach, with 24 bits. */
  float number(float reach) {
    return reach * static_cast<float>(random_.between(-(1 << 24), 1 << 24)) * 0x1p-24F;
  }
  Boxes inARoom(int count, float reachX, float reachY, float reachZ, float size) {
    Boxes boxes;
    for (int i = 0; i < count; ++i) {
      const float x = number(reachX);
      const float y = number(reachY);
      const float z = number(reachZ);
      boxes.push_back(boxAt(x, y, z, size * (2 + number(1)) / 2));
    }
    return boxes;
  }

 private:
  Random random_;
};

TEST(ColumnSweep, FindsAllPairsOfAnyNumberOfBoxes) {
  RandomBoxes random(1);
  ColumnSweep sweep(3000);
  for (const int count : {1, 2, 3, 4, 5, 7, 8, 9, 63, 64, 65, 500, 3000, 100, 2}) {
    const float reach = std::cbrt(static_cast<float>(count));
    EXPECT_TRUE(isSwept(sweep, random.inARoom(count, reach, reach, reach, 1))) << count;
  }
}

TEST(ColumnSweep, OfNoBoxes) {
  ColumnSweep sweep(0);
  EXPECT_FALSE(sweep.build({}, {}));
}

TEST(ColumnSweep, InALineOnAFloorAndInASpot) {
  RandomBoxes random(2);
  EXPECT_TRUE(isSwept(random.inARoom(1000, 500, 0, 0, 1)));
  EXPECT_TRUE(isSwept(random.inARoom(1000, 0, 500, 0, 1)));
  EXPECT_TRUE(isSwept(random.inARoom(1000, 0, 0, 500, 1)));
  EXPECT_TRUE(isSwept(random.inARoom(1000, 20, 20, 0, 1)));
  EXPECT_TRUE(isSwept(random.inARoom(1000, 20, 0, 20, 1)));
  EXPECT_TRUE(isSwept(random.inARoom(1000, 0, 20, 20, 1)));
  EXPECT_TRUE(isSwept(random.inARoom(200, 0.5F, 0.5F, 0.5F, 1)));
}

/** More cells than columns: boxes far from each other share one. */
TEST(ColumnSweep, WhereColumnsRepeat) {
  RandomBoxes random(3);
  Boxes sparse = random.inARoom(1000, 1000, 1000, 1000, 1);
  EXPECT_TRUE(isSwept(sparse));
  for (const FloatBounds& box : random.inARoom(500, 5, 5, 5, 1)) {
    sparse.push_back(box);
  }
  EXPECT_TRUE(isSwept(sparse));
  // Cells 64 apart are in one column, in which both boxes would be for the whole of that way.
  sparse.push_back(boxAt(-900, -900, -900, 900));
  sparse.push_back(boxAt(-100, -100, -100, 900));
  EXPECT_FALSE(isSwept(sparse));
}

/** So wide that the sum of all widths is no float: no column tells them apart, only the steps. */
TEST(ColumnSweep, OfManyThatAreVeryWide) {
  constexpr int kCount = (1 << 17) + 2;
  Boxes boxes;
  for (int i = 0; i < kCount; ++i) {
    const auto x = static_cast<float>(2 * i);
    boxes.push_back({{x, 0, 0, 0}, {x + 1 + static_cast<float>(i % 2), 3e33F, 3e33F, 0}});
  }
  ColumnSweep sweep(boxes.size());
  ASSERT_TRUE(sweep.build(boxes, allOf(boxes)));
  // One of two reaches the next one.
  EXPECT_EQ(visited(sweep).size(), kCount / 2 - 1);
}

TEST(ColumnSweep, OfSomeThatAreLarge) {
  RandomBoxes random(4);
  Boxes boxes = random.inARoom(1000, 10, 10, 10, 1);
  for (int i = 0; i < 10; ++i) {
    boxes.push_back(boxAt(random.number(10), random.number(10), random.number(10), 6));
  }
  EXPECT_TRUE(isSwept(boxes));
  for (int i = 0; i < 60; ++i) {
    boxes.push_back(boxAt(random.number(40), random.number(40), random.number(40), 80));
  }
  EXPECT_FALSE(isSwept(boxes));
}

TEST(ColumnSweep, LeavesCrowdsToTheTree) {
  const Boxes same(200, boxAt(1, 2, 3, 1));
  EXPECT_FALSE(isSwept(same));
  RandomBoxes random(5);
  Boxes crowd = random.inARoom(1000, 500, 0, 0, 1);
  crowd.push_back(boxAt(1e30F, 0, 0, 1));
  EXPECT_FALSE(isSwept(crowd));
}

TEST(ColumnSweep, OfWhatNoFloatHolds) {
  constexpr float kInfinite = std::numeric_limits<float>::infinity();
  Boxes boxes{boxAt(0, 0, 0, 1), boxAt(0.5F, 0, 0, 1)};
  EXPECT_TRUE(isSwept(boxes));
  for (std::size_t axis = 0; axis < 3; ++axis) {
    Boxes infinite = boxes;
    infinite[0].min[axis] = -kInfinite;
    EXPECT_FALSE(isSwept(infinite)) << axis;
  }
  EXPECT_TRUE(isSwept({boxAt(0, 0, 0, FLT_MIN), boxAt(FLT_MIN, 0, 0, FLT_MIN)}));
}

TEST(ColumnSweep, OfSomeOfTheSlots) {
  RandomBoxes random(6);
  const Boxes boxes = random.inARoom(400, 5, 5, 5, 1);
  std::vector<int> odd;
  PairSet expected;
  for (int slot = 1; slot < 400; slot += 2) {
    odd.push_back(slot);
  }
  for (const auto& [a, b] : pairsOf(boxes)) {
    if (a % 2 == 1 && b % 2 == 1) {
      expected.emplace(a, b);
    }
  }
  ColumnSweep sweep(boxes.size());
  ASSERT_TRUE(sweep.build(boxes, odd));
  EXPECT_EQ(visited(sweep), expected);
}

/** So many that keys have three digits. */
TEST(ColumnSweep, OfAHundredAndFiftyThousand) {
  constexpr int kCount = 150'000;
  RandomBoxes random(7);
  const Boxes boxes = random.inARoom(kCount, 60, 60, 60, 0.5F);
  ColumnSweep sweep(boxes.size());
  ASSERT_TRUE(sweep.build(boxes, allOf(boxes)));
  const PairSet pairs = visited(sweep);
  for (const auto& [a, b] : pairs) {
    ASSERT_TRUE(sweepMeets(boxes[at(a)], boxes[at(b)]));
  }
  // Of some boxes all partners, by looking at each.
  for (int a = 0; a < kCount; a += 7919) {
    for (int b = 0; b < kCount; ++b) {
      if (b != a && sweepMeets(boxes[at(a)], boxes[at(b)])) {
        ASSERT_TRUE(pairs.contains({std::min(a, b), std::max(a, b)})) << a << " and " << b;
      }
    }
  }
}

}  // namespace
}  // namespace collision
