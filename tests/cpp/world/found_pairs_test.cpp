// Pairs that meet: put into the order of slots whatever the order in which they are found.
#include "world/found_pairs.h"

#include <gtest/gtest.h>

#include <set>
#include <utility>

#include "random.h"

namespace collision {
namespace {

void expectOrdered(FoundPairs& found, int slots, const std::set<std::pair<int, int>>& pairs) {
  ASSERT_TRUE(found.sort(at(slots)));
  ASSERT_EQ(found.count(), pairs.size());
  std::size_t i = 0;
  for (const auto& [a, b] : pairs) {
    ASSERT_EQ(found[i].first(), a);
    ASSERT_EQ(found[i].second(), b);
    ASSERT_EQ(found[i].outcome(), (a + b) % 2 == 0 ? Outcome::touching : Outcome::overlapping);
    ++i;
  }
}

TEST(FoundPairs, AreOrderedBySlots) {
  Random random(1);
  FoundPairs found;
  for (const int slots : {2, 3, 10, 64, 65, 1000, 40}) {
    for (const int count : {0, 1, 17, 5000, 3}) {
      found.clear();
      std::set<std::pair<int, int>> pairs;
      for (int i = 0; i < count; ++i) {
        // Many with the first slots, so that some have more partners than others.
        const int a = random.below(1 + random.below(slots));
        const int b = random.below(slots);
        const bool isNew = a != b && pairs.emplace(std::min(a, b), std::max(a, b)).second;
        ASSERT_TRUE(found.hasRoomFor(1));
        const Outcome outcome = (a + b) % 2 == 0 ? Outcome::touching : Outcome::overlapping;
        found.add(a, b, static_cast<std::uint8_t>(outcome), isNew ? 1 : 0);
      }
      expectOrdered(found, slots, pairs);
    }
  }
}

TEST(FoundPairs, HoldTheLargestSlots) {
  FoundPairs found;
  ASSERT_TRUE(found.hasRoomFor(1));
  constexpr int kLast = FoundPairs::kMostSlots - 1;
  found.add(kLast, kLast - 1, static_cast<std::uint8_t>(Outcome::overlapping), 1);
  EXPECT_EQ(found[0].first(), kLast - 1);
  EXPECT_EQ(found[0].second(), kLast);
  EXPECT_EQ(found[0].outcome(), Outcome::overlapping);
}

}  // namespace
}  // namespace collision
