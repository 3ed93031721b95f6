// Many questions at once are answered as one by one, to the bit.
#include "world/many_questions.h"

#include <gtest/gtest.h>

#include <bit>
#include <vector>

#include "collision/world.h"
#include "random.h"

namespace collision {
namespace {

Vec3 placeWithin(Random& random, double reach) {
  return {random.withinTwo() * reach, random.withinTwo() * reach, random.withinTwo() * reach};
}

Ray rayIn(Random& random) {
  Ray ray{placeWithin(random, 4), {random.withinTwo(), random.withinTwo(), 1}};
  if (random.below(2) == 0) {
    ray.maxDistance = random.below(12);
  }
  return ray;
}

void fillWithAll(World& world, Random& random) {
  for (int slot = 0; slot < world.capacity(); ++slot) {
    const Vec3 place = placeWithin(random, 4);
    const Vec3 near = place + placeWithin(random, 0.5);
    const Vec3 other = place + placeWithin(random, 0.5);
    switch (slot % 5) {
      case 0:
        world.set(slot, Obb{place, {random.withinTwo(), 0, 1, 0.5}, {0.5, 0.25, 0.75}});
        break;
      case 1:
        world.set(slot, Sphere{place, 0.5});
        break;
      case 2:
        world.set(slot, Capsule{place, near, 0.25});
        break;
      case 3:
        world.set(slot, Triangle{place, near, other});
        break;
      default:
        world.set(slot, slot == 4 ? ShapeCell(Plane{{0, 0, 1}, -3}) : ShapeCell(Point{place}));
        break;
    }
  }
}

TEST(ManyQuestions, AnswersAsOneByOne) {
  for (const int count : {1, 5, 64, 65, 1000}) {
    World world(count);
    Random random(static_cast<std::uint64_t>(20261126 + count));
    fillWithAll(world, random);
    for (const int asked : {0, 1, 5, 64, 65, 400}) {
      std::vector<Ray> rays;
      std::vector<Sphere> balls;
      for (int i = 0; i < asked; ++i) {
        rays.push_back(rayIn(random));
        balls.push_back({placeWithin(random, 4), random.between(0, 8) / 4.0});
      }
      std::vector<int> slots(at(asked));
      std::vector<double> t(at(asked));
      const HitOptions options{.solid = asked % 2 == 0};
      const Interaction interaction{.mask = asked == 65 ? 2U : 1U};
      ASSERT_EQ(world.raycasts(rays, slots, t, options, interaction), Status::finished);
      std::vector<int> offsets;
      std::vector<int> met;
      ASSERT_EQ(world.queries(balls, offsets, met, interaction), Status::finished);
      ASSERT_EQ(offsets.size(), at(asked) + 1);
      for (std::size_t i = 0; i < at(asked); ++i) {
        const RayHit hit = world.raycast(rays[i], options, interaction);
        ASSERT_EQ(slots[i], hit.slot) << random.where(asked);
        if (hit.slot < 0) {
          ASSERT_TRUE(std::isnan(t[i])) << random.where(asked);
        } else {
          ASSERT_EQ(std::bit_cast<std::uint64_t>(t[i]), std::bit_cast<std::uint64_t>(hit.hit.t))
              << random.where(asked);
        }
        std::vector<int> own;
        world.query(balls[i], own, interaction);
        ASSERT_EQ(std::vector<int>(met.begin() + offsets[i], met.begin() + offsets[i + 1]), own)
            << random.where(asked);
      }
      world.set(random.below(count), Sphere{placeWithin(random, 4), 1});
    }
  }
}

TEST(ManyQuestions, EndsAtWhatIsNoShape) {
  World world(1);
  world.set(0, Sphere{{0, 0, 0}, 1});
  const std::vector<Ray> rays{{{-4, 0, 0}, {1, 0, 0}}, {{0, 0, 0}, {0, 0, 0}}};
  std::vector<int> slots(2, 7);
  std::vector<double> t(2);
  EXPECT_EQ(world.raycasts(rays, slots, t), Status::invalid);
  EXPECT_EQ(slots[0], 0);
  EXPECT_EQ(t[0], 3);
  EXPECT_EQ(slots[1], 7);
  std::vector<double> less(1);
  EXPECT_EQ(world.raycasts(rays, slots, less), Status::invalid);
  std::vector<int> offsets;
  EXPECT_EQ(world.queries(std::vector<Sphere>{{{0, 0, 0}, 1}, {{0, 0, 0}, -1}}, offsets, slots),
            Status::invalid);
  EXPECT_EQ(offsets, (std::vector<int>{0, 1}));
  EXPECT_EQ(slots, std::vector<int>{0});
}

}  // namespace
}  // namespace collision
