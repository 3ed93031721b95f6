// Casts among the slots of a world: those of each slot alone, in order.
#include "world/casts.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "collision/collision.h"
#include "collision/motion.h"
#include "grid.h"
#include "motion/convex_cast.h"
#include "motion/rough_cast.h"
#include "random.h"

namespace collision {
namespace {

constexpr std::array kEndingKinds{Kind::point, Kind::segment, Kind::sphere,   Kind::capsule,
                                  Kind::aabb,  Kind::obb,     Kind::triangle, Kind::parallelogram};

/** Tidy: on a grid, where times are often equal; else of any digits. */
ShapeCell shapeIn(Random& random, bool isTidy, double spread, Kind kind) {
  const Vec3 place{spread * random.withinTwo(), spread * random.withinTwo(),
                   spread * random.withinTwo()};
  if (isTidy) {
    return gridShape(kind, random);
  }
  if (kind == Kind::obb) {
    const Quaternion q{random.withinTwo(), random.withinTwo(), random.withinTwo(),
                       random.withinTwo()};
    return Obb{place, q, {0.4, 0.3 + 0.1 * random.withinTwo(), 0.5}};
  }
  if (kind == Kind::aabb) {
    return Aabb{place, place + Vec3{0.5, 0.6, 0.7}};
  }
  return Sphere{place, 0.5};
}

/** The slots that are met, in order of their exact times. */
std::vector<int> metOneByOne(ShapeRef shape, const std::vector<ShapeCell>& shapes,
                             const Motion& motion) {
  std::vector<int> met;
  for (int i = 0; i < static_cast<int>(shapes.size()); ++i) {
    const ShapeCell& other = shapes[at(i)];
    if (other.kind() != Kind::none && cast(shape, other, motion).outcome != CastOutcome::never) {
      met.push_back(i);
    }
  }
  std::stable_sort(met.begin(), met.end(), [&](int a, int b) {
    return compareStarts(shape, shapes[at(a)], shapes[at(b)], motion) == Sign::negative;
  });
  return met;
}

TEST(WorldCasts, AreThoseOfEachSlotInOrder) {
  Random random(71);
  int found = 0;
  for (const int size : {0, 1, 5, 64, 65, 400}) {
    for (int round = 0; round < repeated(24); ++round) {
      const bool isTidy = round % 2 == 0;
      World world(size + 1);
      std::vector<ShapeCell> shapes;
      for (int i = 0; i < size; ++i) {
        const Kind kind = random.below(12) == 0 ? (random.below(2) == 0 ? Kind::plane : Kind::ray)
                                                : kEndingKinds.at(at(random.below(8)));
        shapes.push_back(random.below(20) == 0 ? ShapeCell() : shapeIn(random, isTidy, 4, kind));
        if (shapes.back().kind() != Kind::none) {
          ASSERT_FALSE(world.set(i, shapes.back()));
        }
      }
      const ShapeCell shape = shapeIn(random, isTidy, 6, kEndingKinds.at(at(random.below(8))));
      const Vec3 velocity = isTidy ? gridPoint(random)
                                   : Vec3{random.withinTwo() * 4, random.withinTwo() * 4,
                                          random.below(3) == 0 ? 0 : random.withinTwo()};
      const double duration = random.below(3) == 0 ? kInfinity : random.between(0, 12) / 4.0;
      const std::vector<int> expected = metOneByOne(shape, shapes, {velocity, {}, duration});
      std::vector<WorldCast> casts;
      ASSERT_EQ(world.castAll(shape, velocity, duration, casts), Status::finished);
      std::vector<int> slots;
      for (const WorldCast& cast : casts) {
        slots.push_back(cast.slot);
        EXPECT_NE(cast.cast.outcome, CastOutcome::never);
      }
      ASSERT_EQ(slots, expected) << random.where(round) << " of " << size;
      const WorldCast first = world.cast(shape, velocity, duration);
      ASSERT_EQ(first.slot, expected.empty() ? -1 : expected[0]) << random.where(round);
      found += static_cast<int>(expected.size());
    }
  }
  EXPECT_GT(found, 100);
}

TEST(WorldCasts, RefusesWhatIsNone) {
  World world(2);
  ASSERT_FALSE(world.set(0, Sphere{{0, 0, 0}, 1}));
  EXPECT_EQ(world.cast(Sphere{{5, 0, 0}, 1}, {-1, 0, 0}, 10).slot, 0);
  EXPECT_EQ(world.cast(Sphere{{5, 0, 0}, 1}, {-1, 0, 0}, 10).cast.tEnter, 3);
  EXPECT_EQ(world.cast(Plane{{1, 0, 0}, 0}, {-1, 0, 0}, 10).slot, -1);
  EXPECT_EQ(world.cast(Sphere{{5, 0, 0}, -1}, {-1, 0, 0}, 10).slot, -1);
  EXPECT_EQ(world.cast(Sphere{{5, 0, 0}, 1}, {NAN, 0, 0}, 10).slot, -1);
  ASSERT_EQ(world.setInteraction(0, {2, 2}), Status::finished);
  EXPECT_EQ(world.cast(Sphere{{5, 0, 0}, 1}, {-1, 0, 0}, 10, {1, 1}).slot, -1);
  EXPECT_EQ(world.cast(Sphere{{5, 0, 0}, 1}, {-1, 0, 0}, 10, {2, 2}).slot, 0);
}

/** What doubles say of boxes is what is so. */
TEST(RoughCast, HoldsOfAllBoxes) {
  Random random(72);
  int sure = 0;
  int all = 0;
  for (int round = 0; round < repeated(20000); ++round) {
    const bool isTidy = round % 2 == 0;
    const auto kind = [&] { return random.below(2) == 0 ? Kind::aabb : Kind::obb; };
    const ShapeCell a = shapeIn(random, isTidy, 2, kind());
    const ShapeCell b = shapeIn(random, isTidy, 2, kind());
    const Vec3 velocity = isTidy ? gridPoint(random)
                                 : Vec3{random.withinTwo(), random.withinTwo(), random.withinTwo()};
    const Motion motion{
        velocity, {}, random.below(3) == 0 ? kInfinity : random.between(0, 12) / 4.0};
    const RoughCast rough = roughCastOf(a, b, RelativeMotion(motion));
    const Cast exact = cast(a, b, motion);
    ++all;
    sure += rough.surelyNever || rough.surelyHits ? 1 : 0;
    ASSERT_TRUE(!rough.surelyNever || exact.outcome == CastOutcome::never) << random.where(round);
    ASSERT_TRUE(!rough.surelyHits || exact.outcome == CastOutcome::hits) << random.where(round);
    if (exact.outcome != CastOutcome::never) {
      ASSERT_LE(rough.after, exact.tEnter * (1 + 0x1p-52)) << random.where(round);
      ASSERT_GE(rough.before, exact.tEnter * (1 - 0x1p-52)) << random.where(round);
    }
  }
  EXPECT_GT(sure, all / 2);
}

}  // namespace
}  // namespace collision
