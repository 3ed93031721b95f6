// The world of JavaScript: all pairs, rays through them and through a mesh, and what its records
// say about faults.
#include "world/wire_world.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <string_view>
#include <vector>

#include "batch/kernels.h"
#include "number/index.h"
#include "random.h"
#include "random_slots.h"
#include "wire/catalog.h"

namespace collision {
namespace {

void put(WireWorld& world, int slot, Kind kind, std::initializer_list<double> numbers) {
  double* out = &world.slots().numbers()[static_cast<std::size_t>(slot) * kSlotStride];
  for (const double number : numbers) {
    *out++ = number;
  }
  world.slots().kinds()[static_cast<std::size_t>(slot)] = static_cast<std::int32_t>(kind);
}

int evaluate(WireWorld& world, int count) {
  world.evaluation().begin(count);
  return world.evaluation().proceed();
}

int raycastAll(WireWorld& world, int count) {
  world.beginRaycastAll({count});
  return world.proceedRaycastAll();
}

TEST(WireWorld, FindsThePairsThatMeet) {
  WireWorld world(3);
  put(world, 0, Kind::sphere, {0, 0, 0, 1});
  put(world, 1, Kind::sphere, {5, 0, 0, 1});
  put(world, 2, Kind::sphere, {6, 0, 0, 1});
  EXPECT_EQ(evaluate(world, 3), 1);
  EXPECT_EQ(world.evaluation().meetings()[0], 1);
  EXPECT_EQ(world.evaluation().meetings()[1], 2);
}

TEST(WireWorld, IsAskedForTheNearestToAPointOnly) {
  WireWorld world(1);
  put(world, 0, Kind::sphere, {5, 0, 0, 1});
  world.slots().prepare(0);
  put(world, world.slots().querySlot(), Kind::point, {0, 0, 0});
  world.slots().prepare(world.slots().querySlot());
  EXPECT_EQ(world.nearest({1}), 0);
  put(world, world.slots().querySlot(), Kind::sphere, {0, 0, 0, 1});
  world.slots().prepare(world.slots().querySlot());
  EXPECT_EQ(world.nearest({1}), WireWorld::kInvalidQuery);
}

TEST(WireWorld, PassesOverWhatIsNoShape) {
  WireWorld world(3);
  put(world, 0, Kind::sphere, {0, 0, 0, 1});
  put(world, 1, Kind::sphere, {0, 0, 0, -1});
  EXPECT_EQ(evaluate(world, 3), 0);
  EXPECT_EQ(world.slots().faults()[1], static_cast<std::int32_t>(Reason::negative));
  EXPECT_EQ(world.slots().faults()[2], static_cast<std::int32_t>(Reason::noShape));
  EXPECT_EQ(world.test(0, 1), Outcome::invalid);
  EXPECT_EQ(world.explain(1, 0), 0);
}

TEST(WireWorld, SlotsThatAreNotThereAreInvalid) {
  WireWorld world(1);
  for (const int slot : {-1, 2, 1 << 30}) {
    EXPECT_EQ(world.slots().prepare(slot), Reason::noShape);
    EXPECT_EQ(world.test(0, slot), Outcome::invalid);
  }
  WireWorld none(-5);
  EXPECT_EQ(evaluate(none, 10), 0);
}

TEST(WireWorld, TheNearestHitAndAllOfThem) {
  WireWorld world(3);
  put(world, 0, Kind::sphere, {9, 0, 0, 1});
  put(world, 1, Kind::sphere, {4, 0, 0, 1});
  put(world, 2, Kind::sphere, {4, 5, 0, 1});
  put(world, world.slots().querySlot(), Kind::ray, {0, 0, 0, 1, 0, 0, kInfinity});
  evaluate(world, 3);
  world.slots().prepare(world.slots().querySlot());
  EXPECT_EQ(world.raycast({3}), 1);
  EXPECT_EQ(raycastAll(world, 3), 2);
  EXPECT_EQ(world.hits()[0], 1);
  EXPECT_EQ(world.hits()[kHitStride], 0);
}

/** Where a field of the verdict stands. */
std::size_t field(std::string_view name) {
  std::size_t offset = 0;
  for (const Field& entry : kVerdictLayout) {
    if (entry.name == name) {
      return offset;
    }
    offset += static_cast<std::size_t>(entry.size);
  }
  ADD_FAILURE() << "no field " << name;
  return 0;
}

TEST(WireWorld, FindsPairsOfEveryKind) {
  WireWorld world(10);
  put(world, 0, Kind::ray, {-9, 0, 0, 1, 0, 0, kInfinity});
  put(world, 1, Kind::plane, {0, 1, 0, 0});
  put(world, 2, Kind::sphere, {0, 0, 0, 1});
  put(world, 3, Kind::aabb, {-1, -1, -1, 1, 1, 1});
  put(world, 4, Kind::obb, {0, 0, 0, 0, 0, 1, 2, 1, 1, 1});
  put(world, 5, Kind::triangle, {-3, -3, 0, 3, -3, 0, 0, 5, 0});
  put(world, 6, Kind::parallelogram, {-3, -3, 0, 3, -3, 0, -3, 3, 0});
  put(world, 7, Kind::point, {0, 0, 0});
  put(world, 8, Kind::segment, {0, -2, 0, 0, 2, 0});
  put(world, 9, Kind::capsule, {0, 0, -2, 0, 0, 2, 0.5});
  EXPECT_EQ(evaluate(world, 10), 45);  // all of them hold the origin
  put(world, 7, Kind::point, {0, 100, 0});
  EXPECT_EQ(evaluate(world, 10), 36);  // the point meets nothing any more
}

TEST(WireWorld, RecordsTheHitsOfWhatMeets) {
  WireWorld world(2);
  put(world, 0, Kind::capsule, {0, 0, 0, 10, 0, 0, 2});
  put(world, 1, Kind::segment, {5, 6, 0, 5, -4, 0});
  ASSERT_EQ(evaluate(world, 2), 1);
  EXPECT_EQ(world.evaluation().meetings()[2], 2);  // overlapping
  EXPECT_EQ(world.evaluation().meetings()[4], 0);  // the first of the hits
  const double* record = world.evaluation().meetingHits().data();
  EXPECT_EQ(record[field("outcome")], 2);
  EXPECT_EQ(record[field("swapped")], 1);
  EXPECT_EQ(record[field("hit")], 1);
  EXPECT_EQ(record[field("t")], 0.4);
  EXPECT_EQ(record[field("normal") + 1], 1);
}

TEST(WireWorld, KindsOutsideOfTheTableAreNoShapes) {
  WireWorld world(2);
  put(world, 0, Kind::sphere, {0, 0, 0, 1});
  for (const int code : {-1, -2, kSlotKinds, 127, 256, 1 << 20, -(1 << 30)}) {
    world.slots().kinds()[1] = code;
    EXPECT_EQ(world.slots().prepare(1), Reason::noShape) << code;
    EXPECT_EQ(evaluate(world, 2), 0) << code;
    EXPECT_EQ(world.test(0, 1), Outcome::invalid) << code;
    EXPECT_EQ(world.verdict()[field("faultSlot")], 1) << code;
    EXPECT_EQ(world.verdict()[field("reason")], static_cast<double>(Reason::noShape)) << code;
    EXPECT_FALSE(world.distance(0, 1)) << code;
  }
}

/** So many that records of boxes are kept, and that they are swept in columns. */
void putBoxes(WireWorld& world, Random& random, int count, const std::array<double, 4>& rotation) {
  const int reach = static_cast<int>(64 * std::cbrt(count));
  for (int slot = 0; slot < count; ++slot) {
    const double x = random.between(-reach, reach) / 64.0;
    const double y = random.between(-reach, reach) / 64.0;
    const double z = random.between(-reach, reach) / 64.0;
    put(world, slot, Kind::obb,
        {x, y, z, rotation[0], rotation[1], rotation[2], rotation[3], 0.5, 0.75, 1});
  }
}

using Meetings = std::vector<std::array<int, 3>>;

Meetings meetingsOf(WireWorld& world, int count) {
  Meetings meetings;
  for (std::size_t i = 0; i < at(count); ++i) {
    const std::int32_t* const record = &world.evaluation().meetings()[i * kMeetingStride];
    meetings.push_back({record[0], record[1], record[2]});
  }
  return meetings;
}

/** By looking at each pair. */
Meetings expectedMeetings(WireWorld& world, int count) {
  Meetings meetings;
  for (int a = 0; a < count; ++a) {
    for (int b = a + 1; b < count; ++b) {
      if (const Outcome outcome = world.outcome(a, b); meets(outcome)) {
        meetings.push_back({a, b, static_cast<int>(outcome)});
      }
    }
  }
  return meetings;
}

TEST(WireWorld, FindsThePairsOfBoxesWhateverTheirRotations) {
  Random random(1);
  for (const int count : {63, 64, 65, 400}) {
    WireWorld world(count);
    // All the same, all about one axis, and any.
    for (int style = 0; style < 3; ++style) {
      putBoxes(world, random, count, {0, 0, 0, 1});
      for (int slot = 0; slot < count && style > 0; ++slot) {
        double* const rotation = &world.slots().numbers()[at(slot) * kSlotStride + 3];
        rotation[1] = random.between(-8, 8);
        rotation[0] = style == 1 ? 0 : random.between(-8, 8);
      }
      const int found = evaluate(world, count);
      EXPECT_EQ(meetingsOf(world, found), expectedMeetings(world, count));
      EXPECT_GT(found, count / 4);
      // In parts the same.
      world.evaluation().begin(count);
      while (world.evaluation().pairsLeft() > 0) {
        ASSERT_GE(world.evaluation().proceed(0.001), 0);
      }
      EXPECT_EQ(meetingsOf(world, found), expectedMeetings(world, count));
    }
  }
}

TEST(WireWorld, ReadsBoxesWhenTheyAreAskedFor) {
  Random random(2);
  WireWorld world(100);
  putBoxes(world, random, 100, {1, 2, 3, 4});
  evaluate(world, 100);
  EXPECT_NE(world.test(0, 1), Outcome::invalid);
  EXPECT_NE(world.outcome(2, 3), Outcome::invalid);
  // Numbers that have become invalid since they were checked are no shape.
  world.slots().numbers()[4 * kSlotStride] = std::nan("");
  EXPECT_EQ(world.test(4, 5), Outcome::invalid);
  EXPECT_EQ(world.slots().faults()[4], static_cast<std::int32_t>(Reason::notFinite));
  EXPECT_EQ(world.outcome(4, 6), Outcome::invalid);
}

TEST(WireWorld, FindsBoxesAmongOtherShapes) {
  Random random(3);
  WireWorld world(200);
  putBoxes(world, random, 200, {1, 0, 0, 2});
  for (int slot = 3; slot < 200; slot += 7) {
    put(world, slot, Kind::sphere, {random.between(-5, 5) / 2.0, 0, 0, 1});
  }
  put(world, 50, Kind::plane, {0, 1, 0, 0});
  put(world, 60, Kind::obb, {0, 0, 0, 0, 0, 0, 1, -1, 1, 1});  // invalid
  const int found = evaluate(world, 200);
  Meetings meetings = meetingsOf(world, found);
  std::sort(meetings.begin(), meetings.end());  // planes come first
  EXPECT_EQ(meetings, expectedMeetings(world, 200));
  EXPECT_EQ(world.slots().faults()[60], static_cast<std::int32_t>(Reason::negative));
}

TEST(WireWorld, ExplainsWhatItTests) {
  WireWorld world(2);
  put(world, 0, Kind::aabb, {0, 0, 0, 1, 1, 1});
  put(world, 1, Kind::aabb, {0, 3, 0, 1, 4, 1});
  evaluate(world, 2);
  EXPECT_EQ(world.test(0, 1), Outcome::apart);
  EXPECT_EQ(world.explain(0, 1), 3);
  EXPECT_EQ(world.verdict()[field("gap")], 2);
  EXPECT_EQ(world.verdict()[field("candidate")], 1);
  EXPECT_EQ(world.steps()[kStepStride], 1);  // the second step's candidate
}

TEST(WireWorld, DistanceAndDepth) {
  WireWorld world(3);
  put(world, 0, Kind::sphere, {0, 0, 0, 1});
  put(world, 1, Kind::capsule, {3, 4, -5, 3, 4, 5, 2});
  put(world, 2, Kind::sphere, {1, 0, 0, 1});
  evaluate(world, 3);
  ASSERT_TRUE(world.distance(0, 1));
  EXPECT_EQ(world.distance()[0], 2);
  EXPECT_TRUE(std::isnan(world.distance()[1]));
  EXPECT_EQ(world.distance()[2], 0.6);           // the axis
  EXPECT_NEAR(world.distance()[8], 1.8, 1e-15);  // the capsule's point
  ASSERT_TRUE(world.distance(0, 2));
  EXPECT_EQ(world.distance()[0], 0);
  EXPECT_EQ(world.distance()[1], 1);
  EXPECT_FALSE(world.distance(0, 99));
  EXPECT_EQ(world.verdict()[field("outcome")], 3);
}

void putMesh(WireWorld& world, std::initializer_list<double> positions,
             std::initializer_list<std::int32_t> indices) {
  ASSERT_TRUE(world.reserveMesh(static_cast<double>(positions.size()),
                                static_cast<double>(indices.size())));
  std::copy(positions.begin(), positions.end(), world.meshPositions().data());
  std::copy(indices.begin(), indices.end(), world.meshIndices().data());
}

TEST(WireWorld, RaycastsATriangleList) {
  WireWorld world(0);
  put(world, world.slots().querySlot(), Kind::ray, {0.25, 0.25, 5, 0, 0, -2, kInfinity});
  world.slots().prepare(world.slots().querySlot());
  putMesh(world, {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 1, 0, 1, 1}, {});
  EXPECT_EQ(world.raycastMesh(), 1);
  EXPECT_EQ(world.verdict()[field("t")], 2);
  EXPECT_EQ(world.verdict()[field("point") + 2], 1);
  EXPECT_EQ(world.verdict()[field("contact") + 2], 1);
  putMesh(world, {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1}, {0, 1, 2});
  EXPECT_EQ(world.raycastMesh(), 0);
  EXPECT_EQ(world.verdict()[field("t")], 2.5);
  putMesh(world, {5, 5, 0, 6, 5, 0, 5, 6, 0}, {});
  EXPECT_EQ(world.raycastMesh(), -1);
  EXPECT_EQ(world.verdict()[field("hit")], 0);
  putMesh(world, {}, {});
  EXPECT_EQ(world.raycastMesh(), -1);
}

TEST(WireWorld, SaysWhatIsWrongWithAMesh) {
  WireWorld world(0);
  putMesh(world, {0, 0, 0, 1, 0, 0, 0, 1, 0}, {0, 1, 2});
  EXPECT_EQ(world.raycastMesh(), WireWorld::kInvalidMesh);  // no ray yet
  EXPECT_EQ(world.verdict()[field("faultSlot")], 0);
  EXPECT_EQ(world.verdict()[field("reason")], static_cast<double>(Reason::noShape));
  put(world, world.slots().querySlot(), Kind::segment, {0, 0, 0, 0, 0, 1});
  world.slots().prepare(world.slots().querySlot());
  EXPECT_EQ(world.raycastMesh(), WireWorld::kInvalidMesh);
  EXPECT_EQ(world.verdict()[field("reason")], static_cast<double>(Reason::noTest));
  put(world, world.slots().querySlot(), Kind::ray, {0, 0, 5, 0, 0, -2, kInfinity});
  world.slots().prepare(world.slots().querySlot());
  EXPECT_EQ(world.raycastMesh(), 0);
  putMesh(world, {0, 0, 0, 1, 0, 0, 0, kNone, 0}, {0, 1, 2});
  EXPECT_EQ(world.raycastMesh(), WireWorld::kInvalidMesh);
  EXPECT_EQ(world.verdict()[field("outcome")], 3);
  EXPECT_EQ(world.verdict()[field("faultSlot")], 1);
  EXPECT_EQ(world.verdict()[field("faultIndex")], 7);
  EXPECT_EQ(world.verdict()[field("reason")], static_cast<double>(Reason::notFinite));
  for (const int index : {3, -1, 1 << 30}) {
    putMesh(world, {0, 0, 0, 1, 0, 0, 0, 1, 0}, {0, index, 2});
    EXPECT_EQ(world.raycastMesh(), WireWorld::kInvalidMesh) << index;
    EXPECT_EQ(world.verdict()[field("faultSlot")], 2) << index;
    EXPECT_EQ(world.verdict()[field("faultIndex")], 1) << index;
    EXPECT_EQ(world.verdict()[field("reason")], static_cast<double>(Reason::outOfRange)) << index;
  }
  // A refused mesh is forgotten with the next good one.
  putMesh(world, {0, 0, 0, 1, 0, 0, 0, 1, 0}, {0, 1, 2});
  EXPECT_EQ(world.raycastMesh(), 0);
}

TEST(WireWorld, AllHitsComeInTheirExactOrder) {
  // Entering spheres at 5 − √(1 + 2⁻⁵⁰ k): the doubles of t are the same, the roots are not.
  WireWorld world(5);
  const auto sphere = [&](int slot, double y) { put(world, slot, Kind::sphere, {5, y, 0, 2}); };
  sphere(0, std::nextafter(1, 2));
  sphere(1, 1);
  sphere(2, std::nextafter(1, 0));
  sphere(3, 1);
  put(world, 4, Kind::point, {-7, 0, 0});
  put(world, world.slots().querySlot(), Kind::ray, {0, 0, 0, 1, 0, 0, kInfinity});
  evaluate(world, 5);
  world.slots().prepare(world.slots().querySlot());
  ASSERT_EQ(raycastAll(world, 5), 4);
  const auto slotAt = [&](std::size_t i) { return world.hits()[i * kHitStride]; };
  const auto tAt = [&](std::size_t i) { return world.hits()[i * kHitStride + 1 + field("t")]; };
  EXPECT_EQ(tAt(0), tAt(1));
  EXPECT_EQ(tAt(1), tAt(3));
  EXPECT_EQ(slotAt(0), 2);  // nearest to its center's height: enters first
  EXPECT_EQ(slotAt(1), 1);  // equal ones in the order of slots
  EXPECT_EQ(slotAt(2), 3);
  EXPECT_EQ(slotAt(3), 0);
  EXPECT_EQ(world.raycast({5}), 2);
}

TEST(WireWorld, MoreMeetingsThanFitAtFirst) {
  WireWorld world(20);
  for (int slot = 0; slot < 20; ++slot) {
    put(world, slot, Kind::sphere, {static_cast<double>(slot) / 32, 0, 0, 1});
  }
  EXPECT_EQ(evaluate(world, 20), 190);
  const std::int32_t* last = &world.evaluation().meetings()[std::size_t{189} * kMeetingStride];
  EXPECT_EQ(last[0], 18);
  EXPECT_EQ(last[1], 19);
}

TEST(WireWorld, GivesTheOutcomeAloneAndWritesNoRecord) {
  WireWorld world(3);
  put(world, 0, Kind::sphere, {0, 0, 0, 1});
  put(world, 1, Kind::sphere, {2, 0, 0, 1});
  put(world, 2, Kind::sphere, {5, 0, 0, 1});
  ASSERT_EQ(evaluate(world, 3), 1);
  ASSERT_EQ(world.test(0, 2), Outcome::apart);
  const std::vector<double> record = world.verdict().numbers();
  EXPECT_EQ(world.outcome(0, 1), Outcome::touching);
  EXPECT_EQ(world.outcome(1, 0), Outcome::touching);
  EXPECT_EQ(world.outcome(0, 0), Outcome::overlapping);
  EXPECT_EQ(world.outcome(1, 2), Outcome::apart);
  for (const int slot : {-1, 3, 4, 1 << 30}) {
    EXPECT_EQ(world.outcome(0, slot), Outcome::invalid) << slot;
    EXPECT_EQ(world.outcome(slot, 0), Outcome::invalid) << slot;
  }
  for (std::size_t i = 0; i < record.size(); ++i) {
    const double now = world.verdict()[i];
    EXPECT_TRUE(now == record[i] || (std::isnan(now) && std::isnan(record[i]))) << i;
  }
}

/** A pair that lanes decide, that they leave, and that is invalid, all after slots of other kinds.
 */
TEST(WireWorld, TellsTheOutcomeOfAPairAsOfPreparedSlots) {
  constexpr std::array<Style, 3> kStyles{Style::ordinary, Style::grid, Style::any};
  RandomSlots random(9);
  WireWorld world(2);
  for (int round = 0; round < 40 * kKindCount * kKindCount; ++round) {
    const int kindA = round % kKindCount;
    const int kindB = round / kKindCount % kKindCount;
    for (int slot = 0; slot < 2; ++slot) {
      const Style style = kStyles[at(random.below(3))];
      const Slot numbers = random.slot(static_cast<Kind>(slot == 0 ? kindA : kindB), style);
      std::copy(numbers.begin(), numbers.end(), &world.slots().numbers()[at(slot) * kSlotStride]);
    }
    if (round % 5 == 0) {
      world.slots().numbers()[at(random.below(2 * kSlotStride))] = std::nan("");
    }
    const Outcome found = world.pairOutcome(kindA, kindB);
    world.preparePair(kindA, kindB);
    ASSERT_EQ(found, world.outcome(0, 1)) << kindA << " and " << kindB << ", round " << round;
  }
  EXPECT_EQ(world.pairOutcome(static_cast<int>(Kind::obb), kKindCount), Outcome::invalid);
  EXPECT_EQ(world.pairOutcome(-1, static_cast<int>(Kind::obb)), Outcome::invalid);
}

TEST(WireWorld, PreparesAPairAtOnce) {
  WireWorld world(2);
  put(world, 0, Kind::obb, {0, 0, 0, 0, 0, 0, 1, 1, 1, 1});
  put(world, 1, Kind::obb, {0, 0, 0, 0, 0, 0, 1, 1, 1, 1});
  world.slots().numbers()[kSlotStride + 3] = 2;  // also the radius of a sphere
  world.preparePair(static_cast<int>(Kind::obb), static_cast<int>(Kind::sphere));
  EXPECT_EQ(world.outcome(0, 1), Outcome::overlapping);
  world.preparePair(static_cast<int>(Kind::obb), kKindCount);
  EXPECT_EQ(world.outcome(0, 1), Outcome::invalid);
  world.slots().numbers()[kSlotStride + 3] = -1;
  world.preparePair(static_cast<int>(Kind::obb), static_cast<int>(Kind::sphere));
  EXPECT_EQ(world.test(0, 1), Outcome::invalid);
  EXPECT_EQ(world.verdict()[field("reason")], static_cast<double>(Reason::negative));
}

TEST(WireWorld, HasNoRoomForMoreThanMemoryHolds) {
  WireWorld world(0);
  EXPECT_FALSE(world.reserveMesh(1e18, 0));
  EXPECT_FALSE(world.reserveMesh(0, 1e18));
  EXPECT_FALSE(world.reserveMesh(-9, 0));
  EXPECT_FALSE(world.reserveMesh(std::nan(""), 0));
  EXPECT_TRUE(world.reserveMesh(9, 3));
  EXPECT_EQ(world.meshPositions().size(), 9U);
  EXPECT_EQ(world.meshIndices().size(), 3U);
  EXPECT_TRUE(Slots::fits(0));
  EXPECT_TRUE(Slots::fits(1000));
}

TEST(WireWorld, GivesLargeBuffersBack) {
  WireWorld world(2000);
  EXPECT_TRUE(world.reserveMesh(9, 0));
  world.releaseMesh();
  EXPECT_EQ(world.meshPositions().size(), 9U);  // not worth it
  EXPECT_TRUE(world.reserveMesh(900'000, 0));
  world.releaseMesh();
  EXPECT_EQ(world.meshPositions().size(), 0U);
  EXPECT_EQ(world.meshPositions().numbers().capacity(), 0U);

  for (int slot = 0; slot < 2000; ++slot) {
    put(world, slot, Kind::sphere, {slot < 400 ? 0.0 : 9.0 * slot, 0, 0, 1});
  }
  EXPECT_EQ(evaluate(world, 2000), 399 * 200);
  const std::size_t many = world.evaluation().meetings().size();
  EXPECT_EQ(evaluate(world, 2000), 399 * 200);
  EXPECT_EQ(world.evaluation().meetings().size(), many);
  for (int slot = 0; slot < 399; ++slot) {
    put(world, slot, Kind::sphere, {-9.0 * slot - 9.0, 0, 0, 1});
  }
  EXPECT_EQ(evaluate(world, 2000), 0);
  evaluate(world, 2000);
  EXPECT_LT(world.evaluation().meetings().size(), many / 4);
}

TEST(WireWorld, SaysWhereABufferIsAfterItMoved) {
  WireWorld world(20);
  for (int slot = 0; slot < 20; ++slot) {
    put(world, slot, Kind::sphere, {0, 0, 0, 1});
  }
  const Buffer<std::int32_t>::Place& place = world.evaluation().meetings().place();
  const std::size_t before = place.length;
  evaluate(world, 20);
  EXPECT_GT(place.length, before);
  EXPECT_EQ(place.length, world.evaluation().meetings().size());
  EXPECT_EQ(place.address, world.evaluation().meetings().data());
  EXPECT_EQ(place.address[0], 0);
  EXPECT_EQ(place.address[1], 1);
}

TEST(WireWorld, KeepsMeetingsAndHitsApart) {
  WireWorld world(2);
  put(world, 0, Kind::sphere, {3, 0, 0, 1});
  put(world, 1, Kind::sphere, {4, 0, 0, 1});
  put(world, world.slots().querySlot(), Kind::ray, {0, 0, 0, 1, 0, 0, kInfinity});
  ASSERT_EQ(evaluate(world, 2), 1);
  world.slots().prepare(world.slots().querySlot());
  ASSERT_EQ(raycastAll(world, 2), 2);
  EXPECT_EQ(world.evaluation().meetings()[0], 0);
  EXPECT_EQ(world.evaluation().meetings()[1], 1);
  EXPECT_EQ(world.hits()[0], 0);
}

TEST(Catalog, NamesEveryPair) {
  const std::string text = catalog();
  EXPECT_NE(text.find("\"obbTriangle\""), std::string::npos);
  EXPECT_NE(text.find("{a}.y×{b}.x"), std::string::npos);
  EXPECT_EQ(text.find(",,"), std::string::npos);
}

}  // namespace
}  // namespace collision
