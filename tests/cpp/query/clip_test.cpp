#include "query/clip.h"

#include <gtest/gtest.h>

namespace collision {
namespace {

TEST(Clip, CutsTheRayFromBothSides) {
  const Ray ray{{0, 0, 0}, {1, 0, 0}, kInfinity};
  Clip clip(ray);
  EXPECT_TRUE(clip.keep(-2, 1, 10));  // t ≥ 2
  EXPECT_TRUE(clip.keep(5, -1, 11));  // t ≤ 5
  EXPECT_TRUE(clip.keep(-1, 1, 12));  // t ≥ 1, no news
  EXPECT_EQ(clip.enter(), 2);
  EXPECT_EQ(clip.exit(), 5);
  EXPECT_EQ(clip.enterTag(), 10);
  EXPECT_EQ(clip.exitTag(), 11);
  EXPECT_TRUE(clip.hasLength());
}

TEST(Clip, SaysWhichTwoLeaveNothing) {
  const Ray ray{{0, 0, 0}, {1, 0, 0}, kInfinity};
  Clip clip(ray);
  clip.keep(5, -1, 1);                // t ≤ 5
  EXPECT_FALSE(clip.keep(-6, 1, 2));  // t ≥ 6
  EXPECT_TRUE(clip.empty());
  EXPECT_EQ(clip.failedTag(), 2);
  EXPECT_EQ(clip.failedAgainst(), 1);
}

TEST(Clip, OnePointIsLeftAndHasNoLength) {
  const Ray ray{{0, 0, 0}, {1, 0, 0}, 3};
  Clip clip(ray);
  EXPECT_TRUE(clip.keep(-3, 1, 1));  // t ≥ 3, where the ray ends
  EXPECT_FALSE(clip.hasLength());
  EXPECT_EQ(clip.exitTag(), kRayItself);
  EXPECT_FALSE(Clip(ray).keep(-4, 1, 1));
}

TEST(Clip, ParallelIsInsideOrNot) {
  const Ray ray{{0, 0, 0}, {1, 0, 0}, kInfinity};
  Clip clip(ray);
  EXPECT_TRUE(clip.keep(0, 0, 1));
  EXPECT_TRUE(clip.keep(0, -0.0, 1));
  EXPECT_FALSE(clip.keep(-1, 0, 2));
  EXPECT_EQ(clip.failedAgainst(), kRayItself);
}

}  // namespace
}  // namespace collision
