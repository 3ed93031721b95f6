#include "mesh/nearest_first.h"

#include <gtest/gtest.h>

#include <vector>

namespace collision {
namespace {

TEST(NearestFirst, MeasuresTheNearestFirstUpToALimitThatIsLowered) {
  NearestFirst<int> near;
  for (const int i : {5, 2, 9, 1, 7}) {
    near.add(static_cast<float>(i), i);
  }
  float limit = 8;
  std::vector<int> measured;
  const auto measure = [&](int i) {
    measured.push_back(i);
    limit = i == 2 ? 5.0F : limit;
  };
  near.measureWithin(limit, measure);
  EXPECT_EQ(measured, (std::vector{1, 2, 5}));
  near.measureWithin(limit, measure);
  EXPECT_EQ(measured.size(), 3U);
}

TEST(NearestFirst, IsFullBeforeItTakesMuchMemory) {
  NearestFirst<int> near;
  int count = 0;
  while (!near.isFull()) {
    near.add(0, count++);
  }
  EXPECT_LE(count, 10'000);
  near.measureWithin(1, [&](int) { --count; });
  EXPECT_EQ(count, 0);
  EXPECT_FALSE(near.isFull());
}

}  // namespace
}  // namespace collision
