#include "wire/world.h"

#include <gtest/gtest.h>

#include <initializer_list>

#include "wire/catalog.h"

namespace collision {
namespace {

void put(World& world, int slot, Kind kind, std::initializer_list<double> numbers) {
  double* out = &world.slots()[static_cast<std::size_t>(slot) * kSlotStride];
  for (const double number : numbers) {
    *out++ = number;
  }
  world.kinds()[static_cast<std::size_t>(slot)] = static_cast<std::int32_t>(kind);
}

TEST(World, FindsThePairsThatMeet) {
  World world(3);
  put(world, 0, Kind::sphere, {0, 0, 0, 1});
  put(world, 1, Kind::sphere, {5, 0, 0, 1});
  put(world, 2, Kind::sphere, {6, 0, 0, 1});
  EXPECT_EQ(world.evaluate(3), 1);
  EXPECT_EQ(world.meetings()[0], 1);
  EXPECT_EQ(world.meetings()[1], 2);
}

TEST(World, PassesOverWhatIsNoShape) {
  World world(3);
  put(world, 0, Kind::sphere, {0, 0, 0, 1});
  put(world, 1, Kind::sphere, {0, 0, 0, -1});
  EXPECT_EQ(world.evaluate(3), 0);
  EXPECT_EQ(world.faults()[1], static_cast<std::int32_t>(Reason::negative));
  EXPECT_EQ(world.faults()[2], static_cast<std::int32_t>(Reason::noShape));
  EXPECT_EQ(world.test(0, 1), Outcome::invalid);
  EXPECT_EQ(world.explain(1, 0), 0);
}

TEST(World, SlotsThatAreNotThereAreInvalid) {
  World world(1);
  for (const int slot : {-1, 2, 1 << 30}) {
    EXPECT_EQ(world.prepare(slot), Reason::noShape);
    EXPECT_EQ(world.test(0, slot), Outcome::invalid);
  }
  EXPECT_EQ(World(-5).evaluate(10), 0);
}

TEST(World, TheNearestHitAndAllOfThem) {
  World world(3);
  put(world, 0, Kind::sphere, {9, 0, 0, 1});
  put(world, 1, Kind::sphere, {4, 0, 0, 1});
  put(world, 2, Kind::sphere, {4, 5, 0, 1});
  put(world, world.raySlot(), Kind::ray, {0, 0, 0, 1, 0, 0, kInfinity});
  world.evaluate(3);
  world.prepare(world.raySlot());
  EXPECT_EQ(world.raycast(3), 1);
  EXPECT_EQ(world.raycastAll(3), 2);
  EXPECT_EQ(world.meetings()[1], 1);
  EXPECT_EQ(world.meetings()[kMeetingStride + 1], 0);
}

TEST(Catalog, NamesEveryPair) {
  const std::string text = catalog();
  EXPECT_NE(text.find("\"obbTriangle\""), std::string::npos);
  EXPECT_NE(text.find("{a}.y×{b}.x"), std::string::npos);
  EXPECT_EQ(text.find(",,"), std::string::npos);
}

}  // namespace
}  // namespace collision
