// Sweeps of a world: what the cast of each two movers says, in the exact order of when they meet.
#include "world/sweep.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "collision/motion.h"
#include "collision/world.h"
#include "grid.h"
#include "motion/convex_cast.h"
#include "random.h"
#include "world/swept_bounds.h"

namespace collision {
namespace {

struct Mover {
  ShapeCell shape;
  Vec3 velocity;
  Interaction interaction = kFirstGroup;
};

constexpr std::array kBoundedKinds{Kind::point, Kind::segment, Kind::sphere,   Kind::capsule,
                                   Kind::aabb,  Kind::obb,     Kind::triangle, Kind::parallelogram};

Vec3 anyVector(Random& random, double size) {
  const double x = random.withinTwo();
  const double y = random.withinTwo();
  return Vec3{x, y, random.withinTwo()} * size;
}

/** Boxes of many digits, a room of them in which each meets few. */
Mover boxIn(Random& random, double room, double size) {
  const Vec3 place = anyVector(random, room * size);
  const Vec3 velocity = random.below(4) == 0 ? Vec3{} : anyVector(random, size);
  if (random.below(3) == 0) {
    return {Aabb{place, place + Vec3{0.5, 0.6, 0.7} * size}, velocity};
  }
  const Vec3 turn = anyVector(random, 1);
  return {Obb{place, {turn.x, turn.y, turn.z, 1}, Vec3{0.25, 0.3, 0.35} * size}, velocity};
}

/** On a grid, where shapes touch and times are equal. */
Mover gridMover(Random& random) {
  const std::size_t kind = at(random.below(10));
  const Kind of =
      kind < kBoundedKinds.size() ? kBoundedKinds.at(kind) : (kind == 8 ? Kind::plane : Kind::ray);
  Mover slot{gridShape(of, random), random.below(3) == 0 ? Vec3{} : gridPoint(random)};
  if (random.below(4) == 0) {
    slot.interaction = {1U << random.below(2), random.below(2) == 0 ? kAllGroups : 1U};
  }
  if (random.below(12) == 0) {
    slot.shape = ShapeCell();
  }
  return slot;
}

World worldOfMovers(const std::vector<Mover>& movers) {
  World world(static_cast<int>(movers.size()) + 1);
  for (std::size_t i = 0; i < movers.size(); ++i) {
    const auto slot = static_cast<int>(i);
    if (movers[i].shape.kind() != Kind::none) {
      EXPECT_FALSE(world.set(slot, movers[i].shape));
    }
    EXPECT_EQ(world.setVelocity(slot, movers[i].velocity), Status::finished);
    EXPECT_EQ(world.setInteraction(slot, movers[i].interaction), Status::finished);
  }
  return world;
}

Motion motionOf(const Mover& a, const Mover& b, double duration) {
  return {a.velocity, b.velocity, duration};
}

/** By the cast of each two movers whose swept bounds meet. */
std::vector<SweptMeeting> pairByPair(const std::vector<Mover>& movers, double duration) {
  std::vector<Bounds> bounds;
  for (const Mover& slot : movers) {
    const bool isEmpty = slot.shape.kind() == Kind::none;
    bounds.push_back(isEmpty ? Bounds{}
                             : sweptBounds(boundsOf(slot.shape), slot.velocity, duration));
  }
  std::vector<SweptMeeting> found;
  for (std::size_t i = 0; i < movers.size(); ++i) {
    for (std::size_t j = i + 1; j < movers.size(); ++j) {
      const Mover& a = movers[i];
      const Mover& b = movers[j];
      if (a.shape.kind() == Kind::none || b.shape.kind() == Kind::none ||
          !bounds[i].mayMeet(bounds[j]) || !interact(a.interaction, b.interaction)) {
        continue;
      }
      const Cast cast = collision::cast(a.shape, b.shape, motionOf(a, b, duration));
      if (cast.outcome == CastOutcome::touches || cast.outcome == CastOutcome::hits) {
        found.push_back(
            {static_cast<int>(i), static_cast<int>(j), cast.outcome, cast.tEnter, cast.tExit});
      }
    }
  }
  std::stable_sort(found.begin(), found.end(),
                   [&](const SweptMeeting& one, const SweptMeeting& other) {
                     if (std::fabs(one.tEnter - other.tEnter) > 0x1p-50 * one.tEnter) {
                       return one.tEnter < other.tEnter;
                     }
                     const auto startOfPair = [&](const SweptMeeting& pair) {
                       const Mover& a = movers[at(pair.a)];
                       const Mover& b = movers[at(pair.b)];
                       return startOf(a.shape, b.shape, motionOf(a, b, duration));
                     };
                     return compare(startOfPair(one), startOfPair(other)) == Sign::negative;
                   });
  return found;
}

int expectAsPairByPair(const std::vector<Mover>& movers, double duration,
                       const std::string& where) {
  World world = worldOfMovers(movers);
  std::vector<SweptMeeting> found;
  EXPECT_EQ(world.sweep(duration, found), Status::finished);
  const std::vector<SweptMeeting> expected = pairByPair(movers, duration);
  EXPECT_EQ(found.size(), expected.size()) << where;
  for (std::size_t i = 0; i < std::min(found.size(), expected.size()); ++i) {
    const SweptMeeting& own = found[i];
    const SweptMeeting& other = expected[i];
    const bool isSame = own.a == other.a && own.b == other.b && own.outcome == other.outcome &&
                        own.tEnter == other.tEnter && own.tExit == other.tExit;
    EXPECT_TRUE(isSame) << where << ", pair " << i << ": " << own.a << ", " << own.b << " at "
                        << own.tEnter << ", not " << other.a << ", " << other.b << " at "
                        << other.tEnter;
    if (!isSame) {
      break;
    }
  }
  return static_cast<int>(expected.size());
}

TEST(WorldSweep, IsThatOfEachPair) {
  Random random(81);
  int found = 0;
  for (const int size : {0, 1, 2, 5, 64, 65}) {
    for (int round = 0; round < repeated(16); ++round) {
      const bool isTidy = round % 2 == 0;
      std::vector<Mover> movers;
      for (int i = 0; i < size; ++i) {
        movers.push_back(isTidy ? gridMover(random) : boxIn(random, 1 + std::cbrt(size) / 3, 1));
      }
      const double duration = random.below(4) == 0 ? kInfinity : random.between(0, 12) / 4.0;
      found +=
          expectAsPairByPair(movers, duration, random.where(round) + " of " + std::to_string(size));
    }
  }
  EXPECT_GT(found, 200);
}

/** From 2⁻²⁰⁰ to 2²⁰⁰ meters, beyond what floats tell apart. */
TEST(WorldSweep, MissesNothingOfAnySize) {
  Random random(82);
  int found = 0;
  for (int round = 0; round < repeated(40); ++round) {
    std::vector<Mover> movers;
    for (int i = 0; i < 24; ++i) {
      const double size =
          std::ldexp(1, round % 4 == 3 ? random.between(-196, 196) : (round % 4 - 1) * 196);
      movers.push_back(boxIn(random, 1.5, size));
    }
    found += expectAsPairByPair(movers, random.below(4) == 0 ? kInfinity : 1, random.where(round));
  }
  EXPECT_GT(found, 100);
}

TEST(WorldSweep, OfManyBoxesIsThatOfEachPair) {
  Random random(83);
  std::vector<Mover> movers;
  const int count = repeated(10000);
  for (int i = 0; i < count; ++i) {
    movers.push_back(boxIn(random, std::cbrt(count) / 4, 1));
  }
  EXPECT_GT(expectAsPairByPair(movers, 0.25, random.where(0)), count / 8);
}

TEST(WorldSweep, KeepsTheOrderOfEqualTimes) {
  // 1 / 3, 1 / 3 and 2 / 3, and one that is in contact from the start
  World world(8);
  const auto put = [&](int slot, double x, double y, double speed) {
    ASSERT_FALSE(world.set(slot, Aabb{{x, y, 0}, {x + 1, y + 1, 1}}));
    ASSERT_EQ(world.setVelocity(slot, {speed, 0, 0}), Status::finished);
  };
  put(7, 0, 0, 3);
  put(0, 2, 0, 0);
  put(6, 0, 5, 3);
  put(1, 2, 5, 0);
  put(5, 0, 10, 3);
  put(2, 3, 10, 0);
  put(4, 0, 15, 0);
  put(3, 1, 15, 0);
  std::vector<SweptMeeting> found;
  ASSERT_EQ(world.sweep(1, found), Status::finished);
  std::vector<std::array<int, 2>> pairs;
  for (const SweptMeeting& meeting : found) {
    pairs.push_back({meeting.a, meeting.b});
  }
  const std::vector<std::array<int, 2>> expected{{3, 4}, {0, 7}, {1, 6}, {2, 5}};
  EXPECT_EQ(pairs, expected);
  EXPECT_EQ(found[0].outcome, CastOutcome::touches);
  EXPECT_EQ(found[0].tExit, 1);
  EXPECT_EQ(found[1].tEnter, 1.0 / 3);
}

TEST(WorldSweep, IsAboutWhatIsInTheSlots) {
  World world(3);
  std::vector<SweptMeeting> found(7);
  EXPECT_EQ(world.sweep(1, found), Status::finished);
  EXPECT_TRUE(found.empty());
  ASSERT_FALSE(world.set(0, Sphere{{0, 0, 0}, 1}));
  ASSERT_FALSE(world.set(2, Sphere{{5, 0, 0}, 1}));
  EXPECT_EQ(world.sweep(10, found), Status::finished);
  EXPECT_TRUE(found.empty());
  ASSERT_EQ(world.setVelocity(2, {-1, 0, 0}), Status::finished);
  EXPECT_EQ(world.sweep(10, found), Status::finished);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].tEnter, 3);
  EXPECT_EQ(world.castPair(0, 2, 10).tEnter, 3);
  EXPECT_EQ(world.castPair(2, 0, 10).tEnter, 3);
  EXPECT_EQ(world.castPair(0, 2).outcome, CastOutcome::never);
  ASSERT_FALSE(world.set(2, Sphere{{6, 0, 0}, 1}));  // the velocity is the slot's
  EXPECT_EQ(world.sweep(kInfinity, found), Status::finished);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].tEnter, 4);
  world.clear(2);
  EXPECT_EQ(world.sweep(kInfinity, found), Status::finished);
  EXPECT_TRUE(found.empty());
  EXPECT_EQ(world.castPair(0, 2).outcome, CastOutcome::invalid);
}

TEST(WorldSweep, RefusesWhatIsNone) {
  World world(2);
  std::vector<SweptMeeting> found;
  EXPECT_EQ(world.sweep(-1, found), Status::invalid);
  EXPECT_EQ(world.sweep(NAN, found), Status::invalid);
  EXPECT_EQ(world.setVelocity(2, {}), Status::invalid);
  EXPECT_EQ(world.setVelocity(-1, {}), Status::invalid);
  EXPECT_EQ(world.setVelocity(0, {NAN, 0, 0}), Status::invalid);
  EXPECT_EQ(world.setVelocity(0, {0x1p201, 0, 0}), Status::invalid);
  EXPECT_EQ(world.velocity(0).x, 0);
  EXPECT_EQ(world.setVelocity(0, {1, 2, 3}), Status::finished);
  EXPECT_EQ(world.velocity(0).z, 3);
  EXPECT_EQ(world.velocity(2).z, 0);
  ASSERT_FALSE(world.set(0, Plane{{0, 1, 0}, 0}));
  ASSERT_FALSE(world.set(1, Ray{{0, 1, 0}, {0, -1, 0}}));
  EXPECT_EQ(world.castPair(0, 1).outcome, CastOutcome::invalid);
  EXPECT_EQ(world.castPair(0, 2).outcome, CastOutcome::invalid);
  EXPECT_EQ(world.castPair(0, 1, -1).outcome, CastOutcome::invalid);
}

}  // namespace
}  // namespace collision
