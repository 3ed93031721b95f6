// Filters are found in the order in which the table has two kinds.
#include "pairs/filter/filter_pair.h"

#include <gtest/gtest.h>

#include "pairs/pairs.h"

namespace collision {
namespace {

TEST(FilterPair, HasTheOrderOfTheTable) {
  for (const Pair& pair : pairTable()) {
    EXPECT_TRUE(filter::isInOrder(pair.a, pair.b)) << nameOf(pair);
    EXPECT_EQ(filter::isInOrder(pair.b, pair.a), pair.a == pair.b) << nameOf(pair);
  }
}

}  // namespace
}  // namespace collision
