// The tree finds what it was built of, however it was ordered and whatever has moved since; and the
// list of the same bounds finds the same.
#include "world/bounds_tree.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "random.h"
#include "world/bounds_list.h"

namespace collision {
namespace {

FloatBounds randomBounds(Random& random) {
  const Vec3 low{random.withinTwo() * 8, random.withinTwo() * 8, random.withinTwo() * 8};
  const double size = std::fabs(random.withinTwo()) * (random.below(20) == 0 ? 8 : 1);
  return floatBoundsOf({low, low + Vec3{size, size, size}});
}

bool meet(const FloatBounds& a, const FloatBounds& b) {
  for (std::size_t axis = 0; axis < 3; ++axis) {
    if (a.max[axis] < b.min[axis] || b.max[axis] < a.min[axis]) {
      return false;
    }
  }
  return true;
}

/** What a tree or list says of a region, of what crosses a plane, and of the places near one. */
template <class AllBounds>
void expectFindsAll(const AllBounds& tree, const std::vector<FloatBounds>& bounds,
                    const std::vector<int>& slots, Random& random, const std::string& where) {
  const FloatBounds region = randomBounds(random);
  std::vector<int> found;
  tree.findMeeting(region, -1, found);
  std::sort(found.begin(), found.end());
  std::vector<int> expected;
  std::copy_if(slots.begin(), slots.end(), std::back_inserter(expected),
               [&](int slot) { return meet(region, bounds[at(slot)]); });
  ASSERT_EQ(found, expected) << where;

  const double height = random.withinTwo() * 8;
  const auto crosses = [&](const Bounds& own) {
    return own.min.y <= height && height <= own.max.y;
  };
  found.clear();
  tree.visitWhere(crosses, [&](int slot) { found.push_back(slot); });
  std::sort(found.begin(), found.end());
  expected.clear();
  std::copy_if(slots.begin(), slots.end(), std::back_inserter(expected), [&](int slot) {
    const auto& [min, max] = bounds[at(slot)];
    return crosses({{min[0], min[1], min[2]}, {max[0], max[1], max[2]}});
  });
  ASSERT_EQ(found, expected) << where;

  const Vec3 place{random.withinTwo() * 8, random.withinTwo() * 8, random.withinTwo() * 8};
  const float limit = SquaredDistances::limitOf(std::fabs(random.withinTwo()) * 4);
  const SquaredDistances distances(place);
  const auto squareOf = [&](int slot) {
    const auto& [min, max] = bounds[at(slot)];
    FourBoxes box{};
    for (std::size_t axis = 0; axis < 3; ++axis) {
      box.min[axis][0] = min[axis];
      box.max[axis][0] = max[axis];
    }
    return distances(box)[0];
  };
  found.clear();
  tree.visitNearest(distances, limit, kExpectNothing, [&](int slot) { found.push_back(slot); });
  std::sort(found.begin(), found.end());
  expected.clear();
  std::copy_if(slots.begin(), slots.end(), std::back_inserter(expected),
               [&](int slot) { return squareOf(slot) <= limit; });
  ASSERT_EQ(found, expected) << where;

  // with a limit that is lowered, the nearest is found
  float least = HUGE_VALF;
  tree.visitNearest(distances, least, kExpectNothing,
                    [&](int slot) { least = std::min(least, squareOf(slot)); });
  float nearest = HUGE_VALF;
  for (const int slot : slots) {
    nearest = std::min(nearest, squareOf(slot));
  }
  ASSERT_EQ(least, nearest) << where;
}

TEST(BoundsTree, FindsAllInAnyOrderAndAfterMoves) {
  for (const int count : {0, 1, 2, 4, 5, 16, 17, 64, 65, 257, 1000}) {
    Random random(static_cast<std::uint64_t>(20261129 + count));
    std::vector<FloatBounds> bounds;
    std::vector<int> slots;
    for (int slot = 0; slot < 2 * count; ++slot) {
      bounds.push_back(randomBounds(random));
      if (slot % 2 == 0) {  // the others are not in it
        slots.push_back(slot);
      }
    }
    BoundsTree tree(bounds.size());
    tree.begin(bounds, slots);
    Deadline never;
    ASSERT_TRUE(tree.proceed(never));
    for (int round = 0; round < 60; ++round) {
      if (round == 20 || round == 40) {
        tree.refine();
      }
      if (round % 4 == 3 && count > 0) {
        std::vector<int> moved;
        for (int left = random.below(count); left >= 0; --left) {
          const int slot = slots[at(random.below(count))];
          bounds[at(slot)] = randomBounds(random);
          moved.push_back(slot);
        }
        tree.refit(moved);
        ASSERT_TRUE(moved.empty());
      }
      const std::string where = random.where(round) + ", " + std::to_string(count) + " slots";
      expectFindsAll(tree, bounds, slots, random, where);
      expectFindsAll(BoundsList(bounds, slots), bounds, slots, random, where + ", as a list");
      if (HasFatalFailure()) {
        return;
      }
    }
  }
}

/** Numbers beyond floats, and many in the same place: there is an order all the same. */
TEST(BoundsTree, RefinesWhatHasNoMiddle) {
  constexpr float kEnd = HUGE_VALF;
  std::vector<FloatBounds> bounds(100, FloatBounds{{-kEnd, -kEnd, -kEnd, 0}, {kEnd, 1, kEnd, 0}});
  std::vector<int> slots;
  for (int slot = 0; slot < 100; ++slot) {
    slots.push_back(slot);
  }
  bounds[7] = floatBoundsOf({{1e38, 5, 5}, {1e39, 6, 6}});
  BoundsTree tree(bounds.size());
  tree.begin(bounds, slots);
  Deadline never;
  ASSERT_TRUE(tree.proceed(never));
  tree.refine();
  std::vector<int> found;
  tree.findMeeting(floatBoundsOf({{0, 2, 0}, {2e38, 8, 8}}), -1, found);
  EXPECT_EQ(found, std::vector<int>{7});
  found = tree.order();
  std::sort(found.begin(), found.end());
  EXPECT_EQ(found, slots);
}

}  // namespace
}  // namespace collision
