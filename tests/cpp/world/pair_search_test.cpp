// The pairs whose bounds meet: all of them, each once, in the order of slots, whatever the sizes
// and places; and how many are left.
#include "world/pair_search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "batch/kernels.h"
#include "number/index.h"
#include "pairs/pairs.h"
#include "random.h"
#include "world/endless.h"

namespace collision {
namespace {

using Pairs = std::vector<std::pair<int, int>>;

Pairs found(PairSearch& search) {
  Pairs all;
  int a = 0;
  int b = 0;
  double left = search.left();
  Deadline never;
  while (search.next(a, b, never)) {
    EXPECT_LT(a, b);
    EXPECT_LT(search.left(), left);
    left = search.left();
    all.emplace_back(a, b);
  }
  EXPECT_EQ(search.left(), 0);
  return all;
}

/** The same pairs as they are visited: all at once, and only those of shapes that end. */
std::set<std::pair<int, int>> visited(PairSearch& search) {
  std::set<std::pair<int, int>> all;
  const std::vector<int>& order = search.arrange();
  search.visitPairs([&](int place, const PairSearch::FourPlaces& partners, unsigned bits) {
    for (int i = 0; i < 4; ++i) {
      if ((bits >> static_cast<unsigned>(i) & 1U) != 0) {
        const int one = order[at(place)];
        const int other = order[at(partners[i])];
        EXPECT_TRUE(all.emplace(std::min(one, other), std::max(one, other)).second)
            << one << " and " << other << " are visited twice";
      }
    }
  });
  return all;
}

/** Shapes, by whatever makes the i-th. Planes and rays without an end are not bounded. */
template <class MakeShape>
void expectAllPairs(int count, const MakeShape& shapeOf) {
  PairSearch search(count);
  std::vector<ShapeCell> shapes;
  std::vector<Bounds> bounds;
  for (int i = 0; i < count; ++i) {
    shapes.push_back(shapeOf(i));
    bounds.push_back(boundsOf(shapes.back()));
    search.add(i, bounds.back());
  }
  search.begin(shapes);
  EXPECT_EQ(search.pairs(), count * (count - 1.0) / 2);
  const Pairs pairs = found(search);
  const std::set<std::pair<int, int>> once(pairs.begin(), pairs.end());
  EXPECT_EQ(once.size(), pairs.size());
  for (int b = 0; b < count; ++b) {
    for (int a = 0; a < b; ++a) {
      const bool isBounded = !isEndless(bounds[at(a)]) && !isEndless(bounds[at(b)]);
      if (isBounded ? bounds[at(a)].mayMeet(bounds[at(b)])
                    : meets(testPair(shapes[at(a)], shapes[at(b)], {.numbers = false}).outcome)) {
        ASSERT_TRUE(once.contains({a, b})) << a << " and " << b << " of " << count;
      }
    }
  }
  std::set<std::pair<int, int>> bounded;
  for (const auto& [a, b] : once) {
    if (!isEndless(bounds[at(a)]) && !isEndless(bounds[at(b)])) {
      bounded.emplace(a, b);
    }
  }
  EXPECT_EQ(visited(search), bounded);
  if (std::none_of(bounds.begin(), bounds.end(), isEndless)) {
    EXPECT_TRUE(std::is_sorted(pairs.begin(), pairs.end()));
  }
}

Aabb boxAt(const Vec3& place, double size) {
  return {place, {place.x + size, place.y + size, place.z + size}};
}

Vec3 randomPlace(Random& random, int reach) {
  const double x = random.between(-reach, reach);
  const double y = random.between(-reach, reach);
  const double z = random.between(-reach, reach);
  return {x, y, z};
}

TEST(PairSearch, FindsThePairsWhoseBoundsMeet) {
  Random random(20261125);
  for (const int count : {0, 1, 2, 3, 4, 5, 15, 16, 17, 63, 64, 65, 66, 300}) {
    expectAllPairs(count, [&](int) {
      const Vec3 place = randomPlace(random, 20);
      return boxAt(place, random.between(0, 9));
    });
  }
}

TEST(PairSearch, OfSizesAHundredTimesAsLarge) {
  Random random(2);
  expectAllPairs(500, [&](int i) {
    const Vec3 place = randomPlace(random, 100);
    return boxAt(place, i % 10 == 0 ? random.between(10, 100) : 1);
  });
}

TEST(PairSearch, InOneSpotInALineAndFarOff) {
  Random random(3);
  expectAllPairs(200, [](int) { return boxAt({1, 2, 3}, 1); });
  expectAllPairs(300, [](int i) { return boxAt({i * 0.75, 0, 0}, 1); });
  expectAllPairs(300, [](int i) { return boxAt({0, i * -0.75, i * 0.5}, 1); });
  // One far away: all others are in one cell.
  expectAllPairs(
      300, [&](int i) { return boxAt(i == 7 ? Vec3{1e60, 0, 0} : randomPlace(random, 12), 1); });
}

TEST(PairSearch, OfNumbersThatNoFloatHolds) {
  Random random(4);
  for (const double scale : {0x1p-1070, 0x1p-140, 0x1p-100, 0x1p+100, 0x1p+126, 0x1p+190}) {
    expectAllPairs(120, [&](int) {
      const Vec3 place = randomPlace(random, 5) * scale;
      return Aabb{place, place + Vec3{scale, scale, scale}};
    });
  }
  // Neighboring doubles that are one float.
  expectAllPairs(100, [](int i) {
    const double low = 1 + i * 0x1p-52;
    return Aabb{{low, 0, 0}, {low, 1, 1}};
  });
}

TEST(PairSearch, WithShapesThatDoNotEnd) {
  Random random(5);
  expectAllPairs(200, [&](int i) -> ShapeCell {
    const Vec3 place = randomPlace(random, 20);
    const Vec3 along = randomPlace(random, 2);
    if (i % 10 == 3) {
      return Plane{{along.x, along.y, 1}, place.x};
    }
    if (i % 10 == 7) {
      return Ray{place, {along.x, along.y, 1}, kInfinity};
    }
    return boxAt(place, 2);
  });
}

TEST(PairSearch, GivesNothingAfterTheDeadlineAndLosesNothing) {
  constexpr int kCount = 9000;
  Random random(11);
  PairSearch search(kCount);
  std::vector<ShapeCell> shapes;
  for (int slot = 0; slot < kCount; ++slot) {
    shapes.emplace_back(boxAt(randomPlace(random, 40), 1));
    search.add(slot, boundsOf(shapes.back()));
  }
  search.begin(shapes);
  const Pairs all = found(search);
  search.clear();
  for (int slot = 0; slot < kCount; ++slot) {
    search.add(slot, boundsOf(shapes[at(slot)]));
  }
  search.begin(shapes);
  Deadline past(-1);
  EXPECT_FALSE(search.hasTree(past));
  int a = 0;
  int b = 0;
  EXPECT_FALSE(search.next(a, b, past));
  EXPECT_EQ(search.left(), search.pairs());
  Pairs parts;
  int stops = 0;
  while (search.left() > 0) {
    Deadline soon(0.02);
    while (search.next(a, b, soon)) {
      parts.emplace_back(a, b);
    }
    ++stops;
  }
  EXPECT_GT(stops, 1);
  EXPECT_EQ(parts, all);
}

TEST(PairSearch, StopsBetweenPairsAndGoesOn) {
  PairSearch search(30);
  const std::vector<ShapeCell> shapes(30, ShapeCell(boxAt({}, 1)));
  for (int slot = 0; slot < 30; ++slot) {
    search.add(slot, boundsOf(shapes[at(slot)]));
  }
  search.begin(shapes);
  EXPECT_EQ(search.left(), 435);
  Deadline never;
  int a = 0;
  int b = 0;
  for (int done = 1; done <= 100; ++done) {
    ASSERT_TRUE(search.next(a, b, never));
    EXPECT_EQ(search.left(), 435 - done);
  }
  EXPECT_EQ(found(search).size(), 335U);
  search.clear();
  search.begin(shapes);
  EXPECT_EQ(search.pairs(), 0);
  EXPECT_FALSE(std::signbit(search.pairs()));
  EXPECT_FALSE(std::signbit(search.left()));
  EXPECT_FALSE(search.next(a, b, never));
}

}  // namespace
}  // namespace collision
