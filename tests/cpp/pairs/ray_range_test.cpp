// What doubles are sure of about a ray and a box is what the test says.
#include "pairs/ray_range.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <optional>

#include "collision/collision.h"
#include "number/index.h"
#include "random.h"
#include "shapes.h"

namespace collision {
namespace {

ShapeCell slabBox(Random& random, bool isTidy) {
  const Vec3 place = placeIn(random, isTidy);
  const Vec3 size = placeIn(random, isTidy);
  const Vec3 half{std::fabs(size.x), std::fabs(size.y), std::fabs(size.z)};
  if (random.below(2) == 0) {
    return Aabb{place - half, place + half};
  }
  const Vec3 turn = placeIn(random, isTidy);
  return Obb{place, {turn.x, turn.y, turn.z, 1}, half};
}

TEST(RayRange, IsWhatTheTestSays) {
  Random random(20261126);
  int sure = 0;
  int hits = 0;
  int waysOut = 0;
  int rounds = 0;
  for (int round = 0; round < 40000; ++round) {
    const bool isTidy = round % 2 == 0;
    const ShapeCell box = slabBox(random, isTidy);
    Ray ray{placeIn(random, isTidy) * 2.0, placeIn(random, isTidy)};
    if (round % 3 == 0) {
      ray.maxDistance = random.between(0, 12) / 4.0;
    }
    constexpr std::array<double, 4> kScales{1, 0x1p-80, 0x1p+150, 0x1p-1040};
    ray.direction = ray.direction * kScales[at(round % 16 < 12 ? 0 : round % 4)];
    if (check(ray)) {
      continue;
    }
    ++rounds;
    for (const bool solid : {true, false}) {
      const std::optional<RayRange> range = rangeOfRay(ray, box, solid);
      if (!range) {
        continue;
      }
      const Hit hit = test(ray, box, {.solid = solid}).hit;
      ASSERT_EQ(range->hits, hit.present) << random.where(round);
      ++sure;
      if (hit.present) {
        ++hits;
        waysOut += hit.startsInside && !solid ? 1 : 0;
        const double off = std::fabs(range->place.t - hit.t);
        ASSERT_LE(off, range->place.error + 0x1p-52 * hit.t) << random.where(round);
      }
    }
  }
  EXPECT_GT(sure, rounds);
  EXPECT_GT(hits, 2000);
  EXPECT_GT(waysOut, 200);
  EXPECT_FALSE(rangeOfRay(Ray{{0, 0, 0}, {1, 0, 0}}, Sphere{}, true));
}

}  // namespace
}  // namespace collision
