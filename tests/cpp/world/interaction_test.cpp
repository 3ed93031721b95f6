// Slots that don't interact are left out of evaluations and questions, as the masks of both say.
#include "collision/interaction.h"

#include <gtest/gtest.h>

#include <vector>

#include "collision/collision.h"
#include "collision/world.h"

namespace collision {
namespace {

constexpr std::uint32_t kFirst = 1;
constexpr std::uint32_t kSecond = 2;

/** Balls in a row, each of which overlaps the next. */
void fillWithBalls(World& world) {
  for (int slot = 0; slot < world.capacity(); ++slot) {
    ASSERT_FALSE(world.set(slot, Sphere{{1.5 * slot, 0, 0}, 1}));
  }
}

TEST(Interaction, AsksTheMasksOfBoth) {
  EXPECT_TRUE(interact({}, {}));
  EXPECT_TRUE(interact({}, kFirstGroup));
  EXPECT_TRUE(interact({kFirst, kSecond}, {kSecond, kFirst}));
  EXPECT_FALSE(interact({kFirst, kSecond}, {kSecond, kSecond}));
  EXPECT_FALSE(interact({kFirst, kFirst}, {kSecond, kFirst}));
  EXPECT_FALSE(interact({}, {0, kAllGroups}));
  EXPECT_FALSE(interact({}, {kAllGroups, 0}));
}

TEST(Interaction, LeavesOutPairsAtOnceAndInParts) {
  World world(200);
  fillWithBalls(world);
  EXPECT_EQ(world.interaction(3), kFirstGroup);
  for (int slot = 0; slot < 200; slot += 2) {
    EXPECT_EQ(world.setInteraction(slot, {kSecond, kSecond}), Status::finished);
  }
  EXPECT_EQ(world.interaction(2), (Interaction{kSecond, kSecond}));
  EXPECT_EQ(world.interaction(3), kFirstGroup);
  EXPECT_EQ(world.evaluate(), Status::finished);
  EXPECT_TRUE(world.meetings().empty());
  EXPECT_EQ(world.setInteraction(4, {kSecond, kAllGroups}), Status::finished);
  for (const double budget : {kInfinity, 0.0}) {
    for (Status status = world.evaluate(budget); status == Status::unfinished;) {
      status = world.resume(budget + 0.05);
    }
    ASSERT_EQ(world.meetings().size(), 2U);
    EXPECT_EQ(world.meetings()[0].a, 3);
    EXPECT_EQ(world.meetings()[1].b, 5);
    EXPECT_EQ(world.pairs(), 200 * 199 / 2);
  }
  EXPECT_EQ(world.outcome(0, 1), Outcome::overlapping);  // whatever they are
  EXPECT_EQ(world.evaluate(0), Status::unfinished);
  EXPECT_EQ(world.setInteraction(4, {}), Status::finished);
  EXPECT_EQ(world.resume(), Status::invalid);
  EXPECT_EQ(world.setInteraction(200, {}), Status::invalid);
  EXPECT_EQ(world.setInteraction(-1, {}), Status::invalid);
}

TEST(Interaction, LeavesOutSlotsOfQuestions) {
  World world(40);
  fillWithBalls(world);
  world.setInteraction(0, {kSecond, kAllGroups});
  const Ray ray{{-10, 0, 0}, {1, 0, 0}};
  EXPECT_EQ(world.raycast(ray).slot, 0);
  EXPECT_EQ(world.raycast(ray, {}, {.mask = kFirst}).slot, 1);
  std::vector<RayHit> hits;
  EXPECT_EQ(world.raycastAll(ray, hits, {}, {.mask = kFirst}), Status::finished);
  EXPECT_EQ(hits.size(), 39U);
  std::vector<int> slots;
  EXPECT_EQ(world.query(Sphere{{0, 0, 0}, 1}, slots, {.mask = kSecond}), Status::finished);
  EXPECT_EQ(slots, std::vector<int>{0});
  EXPECT_EQ(world.nearest({{0, 0, 0}}, {.mask = kFirst}).slot, 1);
  EXPECT_EQ(world.nearest({{0, 0, 0}}, {.mask = 4}).slot, -1);
  world.setInteraction(0, {kSecond, kSecond});
  EXPECT_EQ(world.raycast(ray, {}, {.group = kFirst}).slot, 1);
  EXPECT_EQ(world.raycast(ray, {}, {.group = kSecond}).slot, 0);
}

}  // namespace
}  // namespace collision
